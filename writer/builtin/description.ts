import type { Note } from '#contract/arranged.ts'
import { chapterLines } from '#contract/chapters.ts'
import { excess } from '#contract/measure.ts'
import type { DescriptionPlatform } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'
import { leavesOutQuestion } from '#writer/background.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { aroundSteps, factText, fillFrame, frameFits, frameVoice, sensitiveHeadline, withFullStop } from '#writer/builtin/layout.ts'
import { createLines, type Lines } from '#writer/builtin/lines.ts'
import { ownBlocks } from '#writer/builtin/own-lines.ts'
import { closingQuestions, lengtheningRoles } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { isQuestionMarked, numbered, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import { isContact, isTimed } from '#writer/facts/roles.ts'
import { withHashtags } from '#writer/fit/hashtags.ts'
import { fitLimit, mostThatFit, withoutForbidden } from '#writer/fit/limits.ts'

export interface DescriptionOptions {
  readonly platform: DescriptionPlatform
  readonly hook?: boolean
  /** `1`: with everything that a longer description may contain; `-1`: the facts only. */
  readonly step?: 1 | -1
}

/** The facts as lines: steps numbered, stories as sentences. */
function layOut(reading: Reading, lines: Lines): string[] {
  const steps = reading.facts.filter(({ role }) => role === 'steps')
  const { description } = reading.phrases
  const label = reading.occasion === 'tips' || reading.occasion === 'mine' ? description.steps : description.facts
  const numbers =
    steps.length > 1
      ? numbered(
          steps.map((fact) => factText(reading, lines, fact)),
          reading.source,
        )
      : []
  const { before, after } = aroundSteps(reading.facts)
  const marked = [...before, ...(steps.length > 1 ? [] : steps), ...after]
  const mark = marked.length > 1 && !marked.some(({ text }) => isTimed(text)) ? '• ' : ''
  const ordered = [...before, ...steps, ...after, ...reading.facts.filter(isContact)]
  return ordered.map((fact, at) => {
    const step = steps.length > 1 ? numbers[steps.indexOf(fact)] : undefined
    const text = factText(reading, lines, fact)
    const gap = steps.length > 1 && at > 0 && (fact === steps[0] || ordered[at - 1] === steps.at(-1)) ? '\n' : ''
    // The label stands above the first step.
    if (step) return fact === steps[0] ? `${gap}${label}\n${step}` : step
    if (isContact(fact)) return gap + text
    return gap + (reading.shape === 'list' ? `${mark}${text}` : withFullStop(text, reading.phrases.writing.stop))
  })
}

/** A description made of the input: topic, facts, one question, hashtags. Two lines when the input is only a topic. */
export function arrangeDescription(
  reading: Reading,
  { platform, hook, step }: DescriptionOptions,
  seed: number,
): { description: string; notes: readonly Note[] } {
  const { phrases, occasion, isSensitive, language, voice } = reading
  const lines = createLines(reading, seed, platform)
  const { description: limit, forbidden, chapters } = platforms[platform]
  const head = isSensitive ? sensitiveHeadline(reading) : occasion === 'video' ? reading.bare : reading.head
  const frame =
    hook && !isSensitive ? phrases.hooks[frameVoice(reading)].filter((each) => frameFits(each, head))[lines.turn % 2] : undefined
  const facts = layOut(reading, lines)
  const list = facts.join(reading.isProse ? phrases.writing.joiner : '\n')
  const ask = lines.pick(closingQuestions(reading), 'ask')
  const comment = lines.pick(phrases.description.comment)
  const asks = isSensitive
    ? occasion === 'sad'
      ? []
      : [lines.pick(phrases.invite.spread)]
    : step === -1
      ? []
      : occasion === 'question'
        ? [comment]
        : occasion === 'other'
          ? []
          : [[ask, (ask && voice === 'talk') || step === 1 ? comment : ''].filter(Boolean).join(phrases.writing.joiner)].filter(Boolean)
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
    const count = mostThatFit(facts.length - 1, (most) => fits(compose(most, [])))
    const shortened = compose(count, [])
    body = fits(shortened) ? shortened : fitLimit(shortened, limit, language)
    notes.push({
      code: 'left-out',
      lines: [...(body === shortened ? [] : [opening.slice(0, 200)]), ...facts.slice(count)].map((line) => line.trimStart().slice(0, 400)),
    })
  }
  let fittingTags = tags
  while (fittingTags.length > 0 && !fits(withHashtags(body, fittingTags))) fittingTags = fittingTags.slice(0, -1)
  if (reading.shape === 'none' && !isSensitive) notes.push({ code: 'shorter', add: lengtheningRoles(reading) })
  return { description: withHashtags(body, fittingTags), notes }
}
