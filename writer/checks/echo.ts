import { normalised } from '#writer/checks/passage.ts'
import { goesOn } from '#writer/goes-on.ts'

/** The marks between which a person's words stand (`fenced`). */
const ourMarks = /<?\/?topic-[0-9a-f]{16}>?/u
const markDigits = 16
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

interface Instructions {
  readonly runs: ReadonlySet<string>
  readonly rules: readonly string[]
  /** Every word of them. */
  readonly words: ReadonlySet<string>
}

/** Instructions that are remembered, read: the same ones go with each request of a kind, and reading them takes half a millisecond. */
const remembered = 50
const read = new Map<string, Instructions>()

function toldBy(instructions: string): Instructions {
  const words = wordsOf(instructions)
  return { runs: new Set(shinglesOf(words)), rules: shortRulesIn(instructions), words: new Set(words) }
}

function toldIn(instructions: string): Instructions {
  const told = read.get(instructions) ?? toldBy(instructions)
  // Deleting first moves the key to the end, so that the one longest unused is forgotten.
  read.delete(instructions)
  if (read.size >= remembered) read.delete(read.keys().next().value ?? '')
  read.set(instructions, told)
  return told
}

/** Says of a text whether it holds our own instructions, or the marks around a person's words. `instructions` is what a model was told. */
export function echoDetector(instructions: string): (text: string) => boolean {
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

/** Where the last word begins, which may go on. */
function lastWordIn(text: string): number {
  let at = text.length
  while (at > 0 && inWord(text.charCodeAt(at - 1))) at--
  return at
}

/**
 * `echoOf` for a text that grows: how one that was read before goes on is all that is read again, and only where words of ours stand in
 * a row. A word as long as our marks may be one.
 */
export function growingEchoOf(instructions: string): (text: string) => boolean {
  const echoes = echoDetector(instructions)
  const { words } = toldIn(instructions)
  let before = ''
  /** Words of ours in a row at the end of `before`, without a last one that may go on. */
  let ours = 0

  function mayEcho(text: string): boolean {
    let [row, whole, longest] = [ours, ours, 0]
    for (const word of wordsOf(text.slice(lastWordIn(before)))) {
      if (word === '') continue
      whole = row
      row = word.length >= markDigits || words.has(word) ? row + 1 : 0
      longest = Math.max(longest, word.length >= markDigits ? shortRule : row)
    }
    ours = inWord(text.charCodeAt(text.length - 1)) ? whole : row
    return longest >= shortRule
  }
  return (text) => {
    if (!goesOn(text, before)) [before, ours] = ['', 0]
    const heard = mayEcho(text) && echoes(text.slice(lastWordsIn(before)))
    if (heard) [before, ours] = ['', 0]
    else before = text
    return heard
  }
}
