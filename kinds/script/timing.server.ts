import { countWords } from '#contract/measure.ts'
import { layOutScript } from '#writer/script.ts'

/** A part of a script under its own heading. */
export interface Section {
  readonly label: string
  /** What is said, in paragraphs of whole sentences. */
  readonly paragraphs: readonly (readonly string[])[]
}

const counted = new Map<string, number>()
const memory = 5_000

/** Counting is what composing spends its time on, and most sentences come back. */
function wordsOfSentence(sentence: string): number {
  const known = counted.get(sentence)
  if (known !== undefined) return known
  const words = countWords(sentence, 'en')
  if (counted.size >= memory) counted.delete(counted.keys().next().value ?? '')
  counted.set(sentence, words)
  return words
}

export const wordsOf = (sentences: readonly string[]): number => sentences.reduce((sum, sentence) => sum + wordsOfSentence(sentence), 0)

export const wordsIn = (sections: readonly Section[]): number => wordsOf(sections.flatMap(({ paragraphs }) => paragraphs.flat()))

/** The script as it grows by one sentence at a time, the last being the whole. */
export function* spell(sections: readonly Section[]): Generator<string, string> {
  const spoken = sections.map(({ label, paragraphs }) => ({
    name: label,
    text: paragraphs.map((sentences) => sentences.join(' ')).join('\n\n'),
  }))
  const script = layOutScript(spoken, 'en')
  let end = 0
  for (const sentence of sections.flatMap(({ paragraphs }) => paragraphs.flat())) {
    end = script.indexOf(sentence, end) + sentence.length
    yield script.slice(0, end)
  }
  return script
}
