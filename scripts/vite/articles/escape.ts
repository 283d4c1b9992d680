const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML and XML, between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
