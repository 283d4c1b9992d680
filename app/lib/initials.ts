/** The initials of the first two words of the name (emoji and symbols are skipped); otherwise the first two characters of the email address; otherwise U. */
export function initials(name: string | null | undefined, email: string | null | undefined): string {
  const words = (name ?? '').split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}].*/u)?.[0] ?? [])
  const letters = words
    .slice(0, 2)
    .map((word) => firstCharacters(word, 1))
    .join('')
  return (letters || firstCharacters((email ?? '').trim(), 2) || 'U').toLocaleUpperCase()
}

/** The first grapheme clusters of a text: combining marks and joined emoji are not split. */
const firstCharacters = (text: string, count: number): string =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
