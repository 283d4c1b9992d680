import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { type Background, leavesOutQuestion, mostEmoji, replacements } from '#writer/background.ts'
import { emojiIn, isQuestionMarked, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import { avoidedIn } from '#writer/checks/avoided.ts'
import { copiedRuns } from '#writer/checks/copies.ts'
import { isProse, type Passage } from '#writer/checks/passage.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'

interface VoiceRequest {
  readonly background: Background
  readonly language: LanguageCode
  /** Topic and details of this text. */
  readonly input: string
}

const quoted = (passages: readonly string[]) => passages.map((passage) => JSON.stringify(passage)).join(', ')

/** Words that the voice avoids or replaces. They are told even when the user typed them for this text: no text has them unnoticed. */
function avoidedFaults({ field, text }: Passage, { background, language }: VoiceRequest): Fault[] {
  const found = avoidedIn(text, background, language)
  if (found.length === 0) return []
  const quotes = [...new Set(found.map((each) => each.text))]
  const instead = replacements(background).filter(({ from }) => found.some(({ word }) => word === from))
  const advice = instead.length > 0 ? `write ${quoted(instead.map(({ to }) => to))} instead` : 'say it in other words'
  return [{ rule: 'avoided', field, message: `has ${quoted(quotes)}, which this voice never uses: ${advice}`, quotes }]
}

/** Emoji beyond the habit of the voice, over all passages; those that the user typed for this text may stay. */
function emojiFaults(passages: readonly Passage[], { background, input }: VoiceRequest): Fault[] {
  const most = mostEmoji(background)
  const typed = new Set(emojiIn(input))
  const found = passages.filter(isProse).flatMap(({ field, text }) =>
    emojiIn(text)
      .filter((emoji) => !typed.has(emoji))
      .map((emoji) => ({ field, emoji })),
  )
  const [first] = found.slice(Math.min(most, found.length))
  if (!first) return []
  const quotes = [...new Set(found.slice(most).map(({ emoji }) => emoji))]
  const message =
    most === 0 ? `has ${quotes.join(' ')}: this voice uses no emoji` : `has ${found.length} emoji: this voice has at most ${most}`
  return [{ rule: 'emoji', field: first.field, message, quotes, measured: found.length, allowed: { max: most } }]
}

/** A question at the end of a text whose voice leaves it out; the user's own question is theirs. */
function questionFaults({ field, text }: Passage, { language, input }: VoiceRequest): Fault[] {
  const last = sentencesOf(splitTrailingHashtags(text).body, language).findLast((sentence) => /\p{L}/u.test(sentence)) ?? ''
  const { bare } = splitTrailingEmoji(last)
  if (!isQuestionMarked(bare) || input.includes(bare.slice(0, -1))) return []
  return [{ rule: 'question', field, message: `ends in the question ${JSON.stringify(last)}: this voice ends without one`, quotes: [last] }]
}

/** Words in a row of an own post; those that were given for this text may be repeated. */
function copyFaults({ field, text }: Passage, { background: { voice }, language, input }: VoiceRequest): Fault[] {
  if (!voice) return []
  const given = [input, voice.name, voice.offer, voice.audience, voice.place, voice.callToAction].join('\n')
  const quotes = copiedRuns(text, voice.ownPosts, language, { given })
  if (quotes.length === 0) return []
  return [{ rule: 'copied', field, message: `repeats ${quoted(quotes)} of an earlier post: say it in new words`, quotes }]
}

/** What a text does that its voice does not. */
export function voiceFaults(passages: readonly Passage[], request: VoiceRequest): Fault[] {
  const { background } = request
  const told = passages.filter(({ style }) => style !== 'note')
  const prose = told.filter(isProse)
  // Ideas end as they like: only a single text has an ending of its own.
  const texts = prose.filter(({ style }) => style !== 'title')
  return [
    ...told.flatMap((passage) => avoidedFaults(passage, request)),
    ...emojiFaults(told, request),
    ...(leavesOutQuestion(background) && texts.length === 1 ? texts.flatMap((passage) => questionFaults(passage, request)) : []),
    ...prose.flatMap((passage) => copyFaults(passage, request)),
  ]
}
