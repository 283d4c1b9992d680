import type { Note } from '#contract/arranged.ts'
import { excess } from '#contract/measure.ts'
import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'
import { factText, fillFrame, frameFits, frameVoice, leadingFact, tonedFrames } from '#writer/builtin/layout.ts'
import { createLines, type Lines } from '#writer/builtin/lines.ts'
import { cuesExpression } from '#writer/builtin/phrases/cues.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { countLike, entriesOf, isQuestionMarked, raised, withoutEnd } from '#writer/builtin/sentences.ts'
import { type Fact, isContact } from '#writer/facts/roles.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'

// In UTF-16 units.
/** A longer title may lose a clause. */
const longTitle = 80
/** Minimum length after a clause was cut. */
const minTitle = 25
/** A clause of this length is enough to say what the text is about. */
const sufficientClause = 40
/** Maximum length of a fact in a title. */
const maxFact = 45

/** A long topic cut at a clause, or only its clause with the cue of the occasion; `null` when no clause can be cut. */
function clauseCut(text: string, most: number, { phrases, occasion, has }: Reading): string | null {
  const starts = cuesExpression(phrases.reading.clauseStarts, phrases.writing.spaces ? 'spaced' : 'joined', 'giu')
  const ends = [
    ...Array.from(text.matchAll(/[,;،、，；](?=\s|[^\x20-\x7e])|\s[–—-]\s|[:：]\s/gu), ({ index }) => index),
    ...(starts ? Array.from(text.matchAll(starts), ({ index }) => index) : []),
  ]
    .filter((end) => end >= minTitle && end <= most)
    .sort((a, b) => a - b)
  if (ends.length === 0) return null
  // The first clause that is sufficient; later ones are often part of an enumeration.
  const cut = text.slice(0, ends.find((end) => end >= sufficientClause) ?? Math.max(...ends)).trim()
  // The cut text must still contain the cue of the occasion.
  const cue = occasion === 'other' ? undefined : has.cues[occasion]
  if (!cue?.(text) || cue(cut)) return cut
  const clauseWithCue = ends
    .map((end) => text.slice(end).replace(/^[\s,;:،、，；：–—-]+/u, ''))
    .find((clause) => clause.length >= minTitle && clause.length <= most && cue(clause))
  return clauseWithCue ? raised(clauseWithCue) : null
}

/** The facts that may stand beside the topic in a title; of a list that is too long for one, its entries. */
const factsBeside = (reading: Reading, lines: Lines, leading: Fact | undefined): string[] =>
  reading.facts
    .filter((fact) => !isContact(fact) && fact.role !== 'steps' && fact.role !== 'who' && fact !== leading)
    .flatMap((fact) =>
      fact.role === 'until' ? [factText(reading, lines, fact)] : fact.text.length > maxFact ? entriesOf(fact.text) : [fact.text],
    )
    .filter((text) => text.length <= maxFact)

/** A fact or topic as a part of a title: a question keeps its mark. */
const partOf = (text: string) => raised(isQuestionMarked(text) ? text : withoutEnd(text))

/**
 * Titles made from the topic and the facts, all different and within the platform's limit, up to `titlesPerRequest`: one for a sensitive topic.
 * Facts make them different, and at most one frame of the tone; another hook takes other first lines.
 */
export function arrangeTitles(
  reading: Reading,
  { platform, hook = false, most = Number.POSITIVE_INFINITY }: { platform: TitlePlatform; hook?: boolean; most?: number },
  seed: number,
): { titles: readonly string[]; notes: readonly Note[] } {
  const { phrases, language, facts } = reading
  const lines = createLines(reading, seed, platform === 'General' ? undefined : platform)
  const limit = titleLimit(platform)
  const forbidden = titleForbidden(platform)
  const room = Math.min(limit.max, most)
  const fits = (title: string) => excess(title, limit, measures) === 0 && title.length <= Math.max(most, 0)
  const short = (text: string) => {
    if (text.length <= longTitle && fits(text)) return text
    const cut = clauseCut(text, room, reading)
    return cut ?? (fits(text) ? text : fitLimit(text, { ...limit, max: room }, language))
  }
  const whole = fits(reading.head) ? reading.head : short(reading.head)
  if (reading.isSensitive) return { titles: [withoutForbidden(whole, forbidden)], notes: [{ code: 'fewer', of: 'titles', count: 1 }] }

  const topic = short(reading.bare)
  const { between, steps: counted } = phrases.titles
  const joined = (...parts: readonly string[]) => parts.map(partOf).join(between)
  const framed = (frames: readonly string[]) =>
    frames.filter((frame) => frameFits(frame, topic)).map((frame) => fillFrame(reading, lines, frame, topic))
  const turned = <Item>(list: readonly Item[]) => list.map((_, at) => list[(at + lines.turn) % list.length] as Item)

  const leading = leadingFact(reading)
  const beside = factsBeside(reading, lines, leading)
  const steps = facts.filter(({ role }) => role === 'steps').map(({ text }) => text)
  const [first, second] = beside
  const [step, nextStep] = steps.filter((text) => text.length <= maxFact)
  const fromFacts = [
    ...(leading ? [joined(leading.text, topic)] : []),
    ...(steps.length > 1 && step ? [joined(step, topic)] : []),
    ...(first ? [joined(topic, first), joined(second ?? first, topic)] : []),
    ...(first && second ? [joined(topic, first, second)] : []),
    // Avoids "In 5 minutes, in 4 steps".
    ...(steps.length > 1 && !/\p{Nd}/u.test(topic)
      ? [lines.fill(counted, { topic: withoutEnd(topic), count: countLike(reading.source, steps.length) })]
      : []),
    ...(nextStep ? [joined(topic, nextStep)] : []),
    ...beside.slice(2).map((text) => joined(topic, text)),
  ]
  const [toned] = turned(framed(tonedFrames(reading)))
  const order = [
    ...(hook ? turned(framed(phrases.hooks[frameVoice(reading)])) : [whole]),
    ...(toned ? [toned] : []),
    ...turned(fromFacts),
    whole,
  ]
  const titles = new Map<string, string>()
  for (const title of order.map((text) => withoutForbidden(text, forbidden)))
    if (fits(title) && titles.size < titlesPerRequest && !titles.has(title.toLowerCase())) titles.set(title.toLowerCase(), title)
  if (titles.size === 0) titles.set('', withoutForbidden(fitLimit(topic, { ...limit, max: room }, language, 'none'), forbidden))
  const list = [...titles.values()]
  return { titles: list, notes: list.length < titlesPerRequest ? [{ code: 'fewer', of: 'titles', count: list.length }] : [] }
}
