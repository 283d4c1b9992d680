import type { Note } from '#contract/arranged.ts'
import { chapterLines } from '#contract/chapters.ts'
import { excess } from '#contract/measure.ts'
import type { Complexity, DescriptionPlatform } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'
import { leavesOutQuestion } from '#writer/background.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { fillFrame, frameFits, frameVoice, layOutFacts, sensitiveHeadline } from '#writer/builtin/layout.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { ownBlocks } from '#writer/builtin/own-lines.ts'
import { answerInvitation, closingQuestion, missingFacts } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { isQuestionMarked, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'

export interface DescriptionOptions {
  readonly platform: DescriptionPlatform
  readonly complexity: Complexity
  readonly hook?: boolean
  /** `1`: with everything that a longer description may contain; `-1`: the facts only. */
  readonly step?: 1 | -1
}

/** A description made of the input: topic, facts, one question, hashtags. Two lines when the input is only a topic. */
export function arrangeDescription(
  reading: Reading,
  { platform, complexity, hook, step }: DescriptionOptions,
  seed: number,
): { description: string; notes: readonly Note[] } {
  const { phrases, occasion, shape, isSensitive, language, voice } = reading
  const lines = createLines(reading, seed, platform)
  const { description: limit, forbidden, chapters } = platforms[platform]
  const head = isSensitive ? sensitiveHeadline(reading) : occasion === 'video' ? reading.bare : reading.head
  const frame =
    hook && !isSensitive ? phrases.hooks[frameVoice(reading)].filter((each) => frameFits(each, head))[lines.turn % 2] : undefined
  const facts = layOutFacts(reading, platform)
  const label =
    shape !== 'steps' ? [] : [occasion === 'tips' || occasion === 'mine' ? phrases.description.steps : phrases.description.facts]
  const list = facts.length > 0 ? [...label, facts.join(reading.isProse ? phrases.writing.joiner : '\n')].join('\n') : ''
  const ask = closingQuestion(reading, lines, complexity)
  const comment = lines.pick(phrases.description.comment)
  const asks = isSensitive
    ? occasion === 'sad'
      ? []
      : [lines.pick(phrases.invite.spread)]
    : occasion === 'closed' || step === -1
      ? [ask]
      : occasion === 'question'
        ? [answerInvitation(reading, lines)]
        : occasion === 'other'
          ? []
          : [[ask, voice === 'talk' || step === 1 ? comment : ''].filter(Boolean).join(phrases.writing.joiner)]
  const isOpen = (text: string) => isQuestionMarked(splitTrailingEmoji(text).bare)
  const closing = leavesOutQuestion(reading.background) ? asks.filter((text) => !isOpen(text)) : asks
  const ending = [...closing, ...ownBlocks(reading, platform)]
  const opening = frame ? fillFrame(reading, lines, frame, head) : head
  const tags = hashtagsOf(reading, Math.min(5, descriptionHashtags(platform).max))
  const fits = (text: string) => excess(text, limit, measures) === 0
  const placed = (text: string) => (chapters ? chapterLines(text) : text)
  const compose = (count: number, tail: readonly string[]) =>
    withoutForbidden(
      [opening, placed(count === facts.length ? list : facts.slice(0, count).join('\n')), ...tail].filter(Boolean).join('\n\n'),
      forbidden,
    )
  const notes: Note[] = []
  let body = compose(facts.length, ending)
  if (!fits(body)) body = compose(facts.length, closing)
  if (!fits(body)) body = compose(facts.length, [])
  if (!fits(body)) {
    // The more facts, the longer the text: the most that fit are found by halving.
    let [count, high] = [0, Math.max(0, facts.length - 1)]
    while (count < high) {
      const half = (count + high + 1) >> 1
      if (fits(compose(half, []))) count = half
      else high = half - 1
    }
    const shortened = compose(count, [])
    body = fits(shortened) ? shortened : fitLimit(shortened, limit, language)
    notes.push({
      code: 'left-out',
      lines: [...(body === shortened ? [] : [opening.slice(0, 200)]), ...facts.slice(count)].map((line) => line.slice(0, 400)),
    })
  }
  let fittingTags = tags
  while (fittingTags.length > 0 && !fits(withHashtags(body, fittingTags))) fittingTags = fittingTags.slice(0, -1)
  if (reading.shape === 'none' && !isSensitive) notes.push({ code: 'shorter', add: missingFacts(reading) })
  return { description: withHashtags(body, fittingTags), notes }
}
