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

/** Says of a text whether it holds our own instructions, or the marks around a person's words. `instructions` is what a model was told. */
export function echoOf(instructions: string): (text: string) => boolean {
  const told = new Set(shinglesOf(wordsOf(instructions)))
  const rules = shortRulesIn(instructions)
  return (text) => {
    if (ourMarks.test(text)) return true
    const words = wordsOf(text)
    const whole = ` ${words.join(' ')} `
    return shinglesOf(words).some((run) => told.has(run)) || rules.some((rule) => whole.includes(rule))
  }
}

/** `echoOf` for a text that grows: how one that was read before goes on is all that is read again. */
export function growingEchoOf(instructions: string): (text: string) => boolean {
  const echoes = echoOf(instructions)
  let read = ''
  return (text) => {
    const from = text.startsWith(read) ? Math.max(0, read.length - longestEcho) : 0
    if (text !== read && echoes(text.slice(from))) return true
    read = text
    return false
  }
}
