/** Characters of a secret at least. */
export const shortestSecret = 32

/** Different characters, and different steps from one character to the next: 32 random hexadecimal digits have fewer once in a million. */
const fewest = 8

/**
 * Whether a secret is one that somebody typed rather than drew: a placeholder, one character or a few words again and again, or the
 * alphabet. It cannot recognise every bad one.
 */
export function isGuessable(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return new Set(codes).size < fewest || new Set(steps).size < fewest || /change-?me/i.test(secret) || repeats(secret)
}

/** Whether at least the second half repeats the first, as `abcabcab` does. */
function repeats(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.slice(period) === text.slice(0, -period)) return true
  }
  return false
}
