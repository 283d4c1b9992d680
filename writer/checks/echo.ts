import { normalised } from '#writer/checks/passage.ts'

/** The marks between which a person's words stand (`fenced`). */
const ourMarks = /<?\/?topic-[0-9a-f]{16}>?/u
/** Words in a row that nobody writes twice by chance. */
const shingle = 9
/** Words of a whole rule that nobody writes by chance. */
const shortRule = 6
/** UTF-16 units that hold any such words. */
const longestEcho = 400

const wordsOf = (text: string): string[] => normalised(text).split(' ')
const shinglesOf = (words: readonly string[]): string[] => words.slice(shingle - 1).map((_, at) => words.slice(at, at + shingle).join(' '))

/** Rules too short to hold a run of words that would give them away. */
const shortRulesIn = (instructions: string): string[] =>
  instructions
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map(wordsOf)
    .filter(({ length }) => length >= shortRule && length < shingle)
    .map((words) => ` ${words.join(' ')} `)

interface Told {
  readonly runs: ReadonlySet<string>
  readonly rules: readonly string[]
}

/** Instructions that are remembered, read: the same ones go with each request of a kind, and reading them takes half a millisecond. */
const remembered = 50
const read = new Map<string, Told>()

function toldIn(instructions: string): Told {
  const told = read.get(instructions) ?? { runs: new Set(shinglesOf(wordsOf(instructions))), rules: shortRulesIn(instructions) }
  // Deleting first moves the key to the end, so that the one longest unused is forgotten.
  read.delete(instructions)
  if (read.size >= remembered) read.delete(read.keys().next().value ?? '')
  read.set(instructions, told)
  return told
}

/** Says of a text whether it holds our own instructions, or the marks around a person's words. `instructions` is what a model was told. */
export function echoOf(instructions: string): (text: string) => boolean {
  const { runs, rules } = toldIn(instructions)
  return (text) => {
    if (ourMarks.test(text)) return true
    const words = wordsOf(text)
    const whole = ` ${words.join(' ')} `
    return shinglesOf(words).some((run) => runs.has(run)) || rules.some((rule) => whole.includes(rule))
  }
}

/** Letters and digits by their UTF-16 unit, as far as a look back needs it: all but the signs of ASCII and general punctuation. */
const inWord = (unit: number): boolean =>
  unit > 0x7f ? unit < 0x2000 || unit > 0x206f : (unit > 0x2f && unit < 0x3a) || ((unit | 0x20) > 0x60 && (unit | 0x20) < 0x7b)

/** Where the words begin that more words could make an echo, whatever stands between them. */
function lastWordsIn(text: string): number {
  const furthest = Math.max(0, text.length - longestEcho)
  let at = text.length
  for (let words = 0; words <= shingle && at > furthest; at--) if (inWord(text.charCodeAt(at)) && !inWord(text.charCodeAt(at - 1))) words++
  return at
}

/** `echoOf` for a text that grows: how one that was read before goes on is all that is read again. */
export function growingEchoOf(instructions: string): (text: string) => boolean {
  const echoes = echoOf(instructions)
  let before = ''
  return (text) => {
    const from = text.startsWith(before) ? lastWordsIn(before) : 0
    if (text !== before && echoes(text.slice(from))) return true
    before = text
    return false
  }
}
