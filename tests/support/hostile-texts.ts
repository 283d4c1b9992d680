/** Many different words. */
const words = Array.from(
  { length: 20_000 },
  (_, at) => `w${at.toString(36).replace(/\d/g, (digit) => 'äëïöüáéíóú'[Number(digit)] ?? '')} `,
).join('')

/** Many different numbers. */
const numbers = Array.from({ length: 10_000 }, (_, at) => `${at * 7} `).join('')

/** What texts of people may repeat to slow down whoever reads them. */
export const hostileUnits: readonly string[] = [
  ...[words, numbers],
  ...['👍', '👍🏽', '👨‍👩‍👧‍👦', '🇮🇳', '❤️', '1️⃣', '\u200d👍', 'a👍 '],
  ...['ा', 'ग्', 'a\u0301', 'ᄀ', '\u0e33', 'אָ', 'e\u0323\u0301\u0307'],
  ...[' ', '\n', '\n\n', ' \n', '\t', '\u00a0', '\u3000', '\r\n', '\u2028'],
  ...['1', '1 ', '1,', '1.', '1/2 ', '12:30 ', '₹1 ', '5% ', '३', '٣', '1. a\n', '+91 '],
  ...['.', '!', '?', ',', '-', '—', ':', ';', '…', '...', '. ', '? ', '। ', '。', 'A. ', 'a? A! '],
  ...['"', "'", '“', '”', '"a" ', '“a” ', "a's ", '«a» ', '"a'],
  ...['(', ')', '()', '[', '](', '[a](b) ', '<', '<b>', '</b>', '{', '{}', '<think>', '[0:00–0:10] a\n'],
  ...['@', '#', '@a ', '#a ', '#a', '# ', '##a\n', '@a.', '#ा'],
  ...['https://a.b/', 'https://a.b/c ', 'www.a.b ', 'a@b.c ', 'a.b.', 'a.com ', 'http://', 'mailto:'],
  ...['*', '**', '**a** ', '_a_ ', '`', '~~', '- a\n', '> a\n', '* ', '| a ', '\\', '\\n', '&amp;', '**a'],
  ...['a', 'A', 'a ', 'A ', 'Aa ', 'aB', 'the ', 'and the ', 'We won the best award of 2020. ', 'price: 5\n', 'Mon 5 May '],
  ...['漢', 'か ', '한국 ', 'я ', 'क ', 'ع ', 'ß', '\u200b', '\u202e', '\u00ad', 'ﬀ'],
  ...['Translation: a\n', 'Why this works: a\n', 'Hook: a\n', 'Note: a\n', '```\n', '---\n', '"a",', 'a;b\n', '= a\n'],
]

/** A text of this many UTF-16 units that repeats a unit, and ends like any text. */
export function hostileText(unit: string, length: number): string {
  const end = ' end'
  const repeated = unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length)
  return repeated.toWellFormed() + end
}
