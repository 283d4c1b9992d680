import { diffArrays } from 'diff'
import { countCharacters, countedBody, hashtag, hashtagsIn } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { VoiceRule } from '#contract/voice-rules.ts'
import { voiceLimits } from '#contract/voices.ts'
import { emojiIn, isQuestionMarked, splitSentences, splitTrailingEmoji, withoutEmoji } from '#writer/builtin/sentences.ts'
import { functionWordShares } from '#writer/checks/function-words.ts'
import { proseOf, sentenceAt } from '#writer/checks/passage.ts'

/** A change of a text that could be a rule. */
export interface Edit {
  /** The same for edits of the same sort: `no-hashtags`, `replace cheap by affordable`. */
  readonly pattern: string
  readonly rule: VoiceRule
  /** The sentences that were changed. */
  readonly before: string
  readonly after: string
}

/** Part of the words of an edited text that must be the original's: otherwise it is another text, from which nothing can be learned. */
const leastInCommon = 0.5
/** An edited text that is longer by more than this factor is another text: nothing of it is looked at, which bounds the time. */
const longestFactor = 3
/** A text of less than this part of its length was shortened. */
const shortened = 0.8
/** A rule never asks for less. */
const leastShare = 0.3
/** Words on each side of a replacement. */
const longestPhrase = 3
/** Replacements that are looked at in one text. */
const mostReplacements = 8
/** Inserted and removed words up to which two texts are compared; it bounds the time. */
const mostChanges = 500
/** UTF-16 units of a sentence that is stored. */
const longestQuote = 280

/**
 * The sorts of edits between a generated text and what its user made of it, by fixed rules for all languages. Nothing is found when the text
 * was mostly written anew.
 */
export function detectEdits(original: string, edited: string, language: LanguageCode): Edit[] {
  if (edited.length > original.length * longestFactor) return []
  const texts: Texts = { before: tidy(original), after: tidy(edited), language }
  if (texts.before === texts.after || bodyOf(texts.after) === '') return []
  const words = changedWords(texts)
  if (!words || words.inCommon < leastInCommon) return []
  const question = droppedQuestion(texts)
  const edits = [
    ...hashtagEdits(texts),
    ...emojiEdits(texts),
    ...(question ? [edit({ kind: 'no-closing-question' }, question, '')] : []),
    ...replacements(words.changes, texts),
    ...lengthEdits({ ...texts, before: texts.before.replace(question, '') }),
  ]
  return edits.map((one) => ({ ...one, before: quoted(one.before), after: quoted(one.after) }))
}

interface Texts {
  readonly before: string
  readonly after: string
  readonly language: LanguageCode
}

const tidy = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').trim()

const edit = (rule: VoiceRule, before: string, after: string, pattern: string = rule.kind): Edit => ({ pattern, rule, before, after })

/** The text without hashtags and emoji. */
const bodyOf = (text: string): string => withoutEmoji(text.replace(hashtag, '')).trim()

function quoted(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote).toWellFormed()}…`
}

function hashtagEdits({ before, after }: Texts): Edit[] {
  const tags = hashtagsIn(before)
  // A set of hashtags is no text that could do without them.
  if (tags.length === 0 || hashtagsIn(after).length > 0 || bodyOf(before) === '') return []
  return [edit({ kind: 'no-hashtags' }, tags.join(' '), '')]
}

function emojiEdits({ before, after, language }: Texts): Edit[] {
  const [first] = emojiIn(before)
  if (first === undefined || emojiIn(after).length > 0) return []
  const sentence = sentenceAt(before, before.indexOf(first), language)
  return [edit({ kind: 'no-emoji' }, sentence, bodyOf(sentence))]
}

/** Japanese asks without a question mark, too. */
const asksInJapanese = /か[。.]?$/u

/** The question that a text ends with, before its hashtags, links and emoji; `''` when it ends otherwise. */
function closingQuestion(text: string, language: LanguageCode): string {
  const sentences = splitSentences(proseOf(countedBody(text))).map((sentence) => splitTrailingEmoji(sentence).bare.trim())
  const last = sentences.findLast((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? ''
  return isQuestionMarked(last) || (language === 'ja' && asksInJapanese.test(last)) ? last : ''
}

/** The closing question that was taken out; `''` when there was none, or one is left. */
function droppedQuestion({ before, after, language }: Texts): string {
  const question = closingQuestion(before, language)
  return question && !closingQuestion(after, language) && !after.includes(question) ? question : ''
}

/** Measures without what other rules are about. */
function lengthEdits({ before, after }: Texts): Edit[] {
  const [from, to] = [bodyOf(before), bodyOf(after)].map(countCharacters) as [number, number]
  const share = to / from
  return share < shortened ? [edit({ kind: 'shorter', share: Math.max(leastShare, Math.round(share * 20) / 20) }, before, after)] : []
}

interface Word {
  readonly key: string
  readonly from: number
  readonly to: number
}

const segmenters = new Map<LanguageCode, Intl.Segmenter>()

function wordsOf(text: string, language: LanguageCode): Word[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(proseOf(text)))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ key: segment.toLocaleLowerCase(language), from: index, to: index + segment.length }))
}

/** Words that were taken out, and those in their place. */
interface Change {
  readonly removed: string
  readonly added: string
  /** Where they begin in the original and in the edited text. */
  readonly at: readonly [number, number]
}

/** What was replaced, and the part of the edited text's words that are the original's; `null` when too much differs. */
function changedWords({ before, after, language }: Texts): { changes: Change[]; inCommon: number } | null {
  const [old, now] = [wordsOf(before, language), wordsOf(after, language)]
  const parts = diffArrays(old, now, { comparator: (one, other) => one.key === other.key, maxEditLength: mostChanges })
  if (!parts) return null
  const kept = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0)
  const changes = parts.flatMap(({ removed, value: gone }, place) => {
    const next = parts[place + 1]
    if (!removed || !next?.added || Math.max(gone.length, next.value.length) > longestPhrase) return []
    const [from, to] = [spanOf(gone), spanOf(next.value)]
    return [{ removed: before.slice(...from), added: after.slice(...to), at: [from[0], to[0]] as const }]
  })
  // A replacement of a word that is still used elsewhere is none of the word.
  const left = new Set(now.map(({ key }) => key))
  return {
    changes: changes.filter(({ removed }) => /\s/u.test(removed) || !left.has(removed.toLocaleLowerCase(language))),
    inCommon: now.length === 0 ? 0 : kept / now.length,
  }
}

const spanOf = (words: readonly Word[]): [number, number] => [words[0]?.from ?? 0, words.at(-1)?.to ?? 0]

const isPhrase = (text: string): boolean => text.length <= voiceLimits.word && /\p{L}/u.test(text) && !/[\p{N}\n@#/]/u.test(text)

/** Words of grammar, such as articles, are replaced because of the words around them. */
const isGrammar = (text: string, language: LanguageCode): boolean =>
  text.split(/\s+/u).every((word) => (functionWordShares(word)[language] ?? 0) > 0)

function replacements(changes: readonly Change[], { before, after, language }: Texts): Edit[] {
  const found = changes.filter(({ removed, added }) => isPhrase(removed) && isPhrase(added) && !isGrammar(removed, language))
  const patternOf = ({ removed, added }: Change) => `replace ${removed.toLocaleLowerCase(language)} by ${added.toLocaleLowerCase(language)}`
  const chosen = [...new Map(found.map((change) => [patternOf(change), change]))].slice(0, mostReplacements)
  // One text after the other: the sentences of the last text are kept.
  const sentences = chosen.map(([, { at }]) => sentenceAt(before, at[0], language))
  return chosen.map(([pattern, { removed, added, at }], place) =>
    edit({ kind: 'replace', from: removed, to: added }, sentences[place] ?? '', sentenceAt(after, at[1], language), pattern),
  )
}
