/**
 * The source of a regular expression that finds a text as it is, outside a character class and under the flag `u` or `v`. Under these flags
 * an escape before any other character is a syntax error, so only the syntax characters are escaped. No other code escapes a text.
 */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
