/** Up to two letters from the first letters of the name's words (an emoji or a sign is none), else the first two of the e-mail, else U. */
export function initials(name: string | null | undefined, email: string | null | undefined): string {
  const words = (name ?? '').split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}].*/u)?.[0] ?? [])
  const letters = words
    .slice(0, 2)
    .map((word) => firstCharacters(word, 1))
    .join('')
  return (letters || firstCharacters((email ?? '').trim(), 2) || 'U').toLocaleUpperCase()
}

/** Whole characters as a reader counts them: an accent or a joined emoji is never torn off. */
const firstCharacters = (text: string, count: number): string =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
