import type { Fault } from '#contract/kind.ts'
import { hashtag } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { missingFacts } from '#writer/checks/given.ts'
import type { CarriedFacts } from '#writer/checks/inspect.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { figuresIn } from '#writer/facts/figures.ts'
import { factsIn, valuesOf } from '#writer/facts/given.ts'
import { holdsNumber, spellingOf } from '#writer/facts/number-words.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'

/** A text and its language. */
interface Told {
  readonly passages: readonly Passage[]
  readonly language: LanguageCode
}

/** How many sentences a translation may have for one of the original; natives join and split some. */
const sentenceShare = { min: 0.6, max: 1.7 }
/** From this many sentences the share says something. */
const fewSentences = 4
/** Smaller numbers are often other words: half, both, once, a dozen. */
const leastNumber = 13

const textIn = ({ passages }: Told) =>
  passages
    .filter(isProse)
    .map(({ text }) => text.replace(hashtag, ' '))
    .join('\n\n')

/** The numbers in digits of a text that a translation lacks, in digits and in words; those of days and times are facts of their own. */
async function missingNumbers(original: string, text: string, language: LanguageCode): Promise<string[]> {
  const { all, words } = valuesOf(text)
  const { numbers } = valuesOf(original)
  const spell = await spellingOf(language)
  const isThere = (value: number) => all.has(value) || spell(value).some((spelled) => holdsNumber(words, spelled))
  return figuresIn(proseOf(original)).flatMap(({ text: figure, values }) =>
    /\p{Nd}/u.test(figure) && values.every((value) => value >= leastNumber && numbers.has(value) && !isThere(value)) ? [figure] : [],
  )
}

/**
 * Faults of a translation against its original: a fact or number that it lacks by value, a link or handle that has changed, and a text that is
 * much shorter or longer than a translation would be.
 * @param carries which facts texts of the kind carry; absent: none is looked for
 */
export async function translationFaults(translation: Told, original: Told, carries: CarriedFacts | undefined): Promise<Fault[]> {
  const [before, after] = [textIn(original), textIn(translation)]
  const field = translation.passages[0]?.field ?? ''
  const { language } = translation
  const counts = [sentencesOf(before, original.language).length, sentencesOf(after, language).length] as const
  const share = counts[1] / counts[0]
  const length: Fault[] =
    counts[0] >= fewSentences && (share < sentenceShare.min || share > sentenceShare.max)
      ? [{ rule: 'rewrite', field, message: `has ${counts[1]} sentences for ${counts[0]}: translate the text, no more and no less` }]
      : []
  if (!carries) return length
  const facts = factsIn(before, carries).filter(({ sort }) => carries.sorts.includes(sort))
  const lacks = [
    ...(await missingFacts(facts, after, language)).map(({ text }) => text),
    ...(await missingNumbers(before, after, language)),
  ]
  const quotes = lacks.filter((fact, at) => lacks.findIndex((other) => other.includes(fact)) === at)
  if (quotes.length === 0) return length
  const message = `lacks ${quotes.map((quote) => JSON.stringify(quote)).join(', ')} of the text that it translates`
  return [...length, { rule: 'missing', field, message, quotes }]
}
