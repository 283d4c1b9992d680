import { hashtagsIn, link } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { functionWordShares } from '#writer/checks/function-words.ts'
import { normalised } from '#writer/checks/passage.ts'
import { scriptFits } from '#writer/checks/scripts.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'

/** The language of explanations: that of the interface, whatever the language of the text. */
export const explanationLanguage: LanguageCode = 'en'

const quoted = /["“«„「]([^"“”«»„「」]{0,400})["”»“」]/gu

/**
 * Whether an explanation is written in the language of explanations: in its script, and with no other language's function words more frequent.
 * Quoted words of the text may be in another one.
 */
export function isReadable(explanation: string): boolean {
  const plain = explanation.replace(quoted, ' ')
  const shares = functionWordShares(plain)
  return scriptFits(plain, explanationLanguage) && Object.values(shares).every((share) => share <= (shares[explanationLanguage] ?? 0))
}

/** A text as it is delivered. */
interface Delivered {
  readonly title?: string | undefined
  readonly text: string
  readonly language: LanguageCode
}

/** Japanese asks politely without a question mark. */
const asks = (text: string): boolean => /[?？؟]|か[。」\s]|か$/u.test(text)
const first = (text: string, language: LanguageCode): string => sentencesOf(text, language)[0] ?? ''
const last = (text: string, language: LanguageCode): string => sentencesOf(text, language).at(-1) ?? ''

/** A text with what is compared with every sentence of an explanation. */
interface Compared {
  readonly title: string
  readonly text: string
  readonly whole: string
  readonly first: string
  readonly last: string
}

const comparedOf = ({ title = '', text, language }: Delivered): Compared => ({
  title,
  text,
  whole: normalised(`${title}\n${text}`),
  first: first(text, language),
  last: last(splitTrailingHashtags(text).body, language),
})

/** What an explanation can claim and a text shows: the words of the claim, and whether it holds. */
const claims: readonly { readonly says: RegExp; readonly holds: (delivered: Compared) => boolean }[] = [
  {
    says: /\b(?:opens?|opening|starts?|starting|begins?|beginning|leads?)\b[^.;,]{0,30}\bquestions?\b|\b(?:opening|first) question\b/iu,
    holds: ({ title, first }) => asks(title) || asks(first),
  },
  {
    says: /\b(?:ends?|ending|closes?|closing|finishes|finishing|concludes)\b[^.;,]{0,30}\bquestions?\b|\b(?:closing|final|last) question\b/iu,
    holds: ({ last }) => asks(last),
  },
  { says: /\bquestions?\b/iu, holds: ({ title, text }) => asks(`${title}\n${text}`) },
  { says: /\bhashtags?\b/iu, holds: ({ text }) => hashtagsIn(text).length > 0 },
  { says: /\bemojis?\b/iu, holds: ({ text }) => /\p{Extended_Pictographic}/u.test(text) },
  { says: /\b(?:numbers?|figures?|percentages?|statistics?)\b/iu, holds: ({ title, text }) => /\p{N}/u.test(title + text) },
  {
    says: /\b(?:bullet points?|bullets|numbered (?:list|steps))\b/iu,
    holds: ({ text }) => /^[^\S\n]{0,8}(?:[-*•–▪✓✔→]|\p{Nd}{1,2}[.)])\s/mu.test(text),
  },
  { says: /\b(?:links?|URLs?)\b/u, holds: ({ text }) => text.search(link) >= 0 },
]

/** "No hashtags", "without a question": the opposite is claimed. */
const denial = /\b(?:no|without|avoids?|skips?|instead of|rather than|never|nor)\s(?:\p{L}{1,20}\s){0,2}$/iu

function holds(sentence: string, delivered: Compared): boolean {
  const words = sentence.replace(quoted, '""')
  return (
    Array.from(sentence.matchAll(quoted)).every(([, passage = '']) => delivered.whole.includes(normalised(passage))) &&
    claims.every(({ says, holds }) => {
      const at = words.search(says)
      return at < 0 || holds(delivered) !== denial.test(words.slice(0, at))
    })
  )
}

/**
 * The sentences of an explanation that a text bears out: a question, a hashtag or quoted words that it does not have are not praised. What
 * cannot be seen in a text, such as a contrast, is left to the model.
 * @param explanation in the language of explanations
 * @returns an empty string when no sentence is left
 */
export function borneOut(explanation: string, delivered: Delivered): string {
  const compared = comparedOf(delivered)
  return sentencesOf(explanation, explanationLanguage)
    .filter((sentence) => holds(sentence, compared))
    .join(' ')
    .trim()
}
