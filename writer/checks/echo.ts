import { continues, normalised } from '#writer/checks/passage.ts'
import { remember } from '#writer/remember.ts'

/** The delimiters around user input in a prompt (`fenced`). */
const delimiter = /<?\/?topic-[0-9a-f]{16}>?/u
/** Hexadecimal digits of a delimiter. */
const delimiterDigits = 16
/** Consecutive words that do not match by chance. */
const shingle = 9
/** Words of a complete rule that does not match by chance. */
const shortRule = 6
/** UTF-16 units that contain any such sequence. */
const longestEcho = 400

const wordsOf = (text: string): string[] => normalised(text).split(' ')
const shinglesOf = (words: readonly string[]): string[] => words.slice(shingle - 1).map((_, at) => words.slice(at, at + shingle).join(' '))

/** Rules shorter than a shingle: these are compared as a whole. */
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
  /** All words of the instructions. */
  readonly words: ReadonlySet<string>
}

function parseInstructions(instructions: string): Instructions {
  const words = wordsOf(instructions)
  return { runs: new Set(shinglesOf(words)), rules: shortRulesIn(instructions), words: new Set(words) }
}

/** All requests of a kind have the same instructions, and parsing takes half a millisecond. */
const instructionsOf = remember(parseInstructions, 50)

/** Creates a test for whether a text repeats the prompt's instructions or the delimiters around user input. */
export function echoDetector(instructions: string): (text: string) => boolean {
  const { runs, rules } = instructionsOf(instructions)
  return (text) => {
    if (delimiter.test(text)) return true
    const words = wordsOf(text)
    const whole = ` ${words.join(' ')} `
    return shinglesOf(words).some((run) => runs.has(run)) || rules.some((rule) => whole.includes(rule))
  }
}

/** Whether a UTF-16 unit belongs to a word, approximately: everything except ASCII punctuation and general punctuation. */
const inWord = (unit: number): boolean =>
  unit > 0x7f ? unit < 0x2000 || unit > 0x206f : (unit > 0x2f && unit < 0x3a) || ((unit | 0x20) > 0x60 && (unit | 0x20) < 0x7b)

/** Start of the last words of a text, which together with more words could form an echo. */
function lastWordsStart(text: string): number {
  const furthest = Math.max(0, text.length - longestEcho)
  let at = text.length
  for (let words = 0; words <= shingle && at > furthest; at--) if (inWord(text.charCodeAt(at)) && !inWord(text.charCodeAt(at - 1))) words++
  return at
}

/** Start of the last word, which may be incomplete. */
function lastWordStart(text: string): number {
  let at = text.length
  while (at > 0 && inWord(text.charCodeAt(at - 1))) at--
  return at
}

/**
 * `echoDetector` for a text that is streamed: only the added part is examined, and only when it contains consecutive words of the
 * instructions. A word as long as a delimiter may be one.
 */
export function partialEchoDetector(instructions: string): (text: string) => boolean {
  const echoes = echoDetector(instructions)
  const { words } = instructionsOf(instructions)
  let before = ''
  /** Consecutive words of the instructions at the end of `before`, without an incomplete last word. */
  let matching = 0

  function mayEcho(text: string): boolean {
    let [row, complete, longest] = [matching, matching, 0]
    for (const word of wordsOf(text.slice(lastWordStart(before)))) {
      if (word === '') continue
      complete = row
      row = word.length >= delimiterDigits || words.has(word) ? row + 1 : 0
      longest = Math.max(longest, word.length >= delimiterDigits ? shortRule : row)
    }
    matching = inWord(text.charCodeAt(text.length - 1)) ? complete : row
    return longest >= shortRule
  }
  return (text) => {
    if (!continues(text, before)) [before, matching] = ['', 0]
    const isEcho = mayEcho(text) && echoes(text.slice(lastWordsStart(before)))
    if (isEcho) [before, matching] = ['', 0]
    else before = text
    return isEcho
  }
}
