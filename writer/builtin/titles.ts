import type { Note } from '#contract/arranged.ts'
import { excess } from '#contract/measure.ts'
import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'
import { isContact } from '#writer/builtin/facts.ts'
import { afterColon, factText, frameFits, frameVoice, tonedFrames } from '#writer/builtin/layout.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { cuesExpression } from '#writer/builtin/phrases/cues.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { countLike, endsSentence, isQuestionMarked, raised, withoutEnd } from '#writer/builtin/sentences.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'

// In UTF-16 units.
/** A longer title may lose a clause. */
const longTitle = 80
/** Minimum length after a clause was cut. */
const minTitle = 25
/** Words that share this many first letters count as forms of one word. */
const stemLength = 5
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

/** Whether a word of the frame is also in the topic ("Tips wanted: Tips for …"), compared by its first letters. */
const repeatsTopic = (frame: string, { head }: Reading): boolean =>
  frame
    .replace(/\{[^{}]*\}/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => word.length >= stemLength && head.toLowerCase().includes(word.slice(0, stemLength)))

/** A topic as two halves that can be swapped. The second half must contain a fact; otherwise the topic is an enumeration. */
function halvesOf(text: string, { has }: Reading): { head: string; rest: string } | null {
  const found = /^([^,،、，:：–—]{8,80}?)(?:\s?[,:،]\s|[、，：]|\s[–—]\s)([^,،、，:：–—]{6,80})$/u.exec(withoutEnd(text))
  const [, head = '', rest = ''] = found ?? []
  const hasFact = has.day(rest) || has.price(rest) || /\p{Nd}/u.test(rest)
  // Not when one of the halves contains a sentence end.
  return hasFact && !/[.!?。！？؟](?:\s|$)/u.test(`${head} ${rest}`) ? { head, rest: raised(rest) } : null
}

/** Titles made from the topic, all different and within the platform's limit: one for a sensitive topic, else up to `titlesPerRequest`. */
export function arrangeTitles(
  reading: Reading,
  { platform, hook = false, most = Number.POSITIVE_INFINITY }: { platform: TitlePlatform; hook?: boolean; most?: number },
  seed: number,
): { titles: readonly string[]; notes: readonly Note[] } {
  const { phrases, occasion, listId, language } = reading
  const lines = createLines(reading, seed, platform === 'General' ? undefined : platform)
  const limit = titleLimit(platform)
  const forbidden = titleForbidden(platform)
  const room = Math.min(limit.max, most)
  const fits = (title: string) => excess(title, limit, measures) === 0 && title.length <= Math.max(most, 0)
  const short = (text: string) => {
    if (text.length <= longTitle && fits(text)) return text
    const cut = clauseCut(text, Math.min(room, limit.max), reading)
    if (cut && (text.length > longTitle || !fits(text))) return cut
    return fits(text) ? text : fitLimit(text, { ...limit, max: room }, language)
  }
  const whole = fits(reading.head) ? reading.head : short(reading.head)
  if (reading.isSensitive) return { titles: [withoutForbidden(whole, forbidden)], notes: [{ code: 'fewer', of: 'titles', count: 1 }] }

  const topic = short(reading.head)
  const bare = short(reading.bare)
  const halves = topic === reading.head ? halvesOf(reading.bare, reading) : null
  const facts = reading.facts.filter(
    (fact) => !isContact(fact) && fact.role !== 'steps' && fact.kind !== 'other' && fact.text.length <= maxFact,
  )
  const steps = reading.facts.filter(({ role }) => role === 'steps').length
  const own = phrases.titles[listId as keyof typeof phrases.titles]
  const toned = tonedFrames(reading)
  const asksYesOrNo = !reading.has.noYesOrNo(reading.head)

  const fill = (frame: string): string[] => {
    const names = new Set(Array.from(frame.matchAll(/\{([a-z]+)\}/gu), ([, name]) => name))
    if (names.has('rest') && !halves) return []
    // Avoids "In 5 minutes, in 4 steps".
    if (names.has('count') && (reading.shape !== 'steps' || /\p{Nd}/u.test(reading.head))) return []
    if (repeatsTopic(frame, reading)) return []
    if (names.has('fact') && facts.length === 0) return []
    const isAlone = /^\{(?:topic|bare)\}$/u.test(frame)
    const text = isAlone && frame === '{topic}' ? whole : names.has('bare') ? bare : topic
    if (!isAlone && !names.has('rest') && !frameFits(frame, text)) return []
    // Avoids "Yes or no?" after a question that has another answer.
    if (!asksYesOrNo && isQuestionMarked(text) && /\{(?:topic|bare)\}.+[?？؟]$/u.test(frame)) return []
    const ends = endsSentence(text) && !isAlone
    const template = ends && isQuestionMarked(text) ? frame.replace(/(\{(?:topic|bare)\})[.。।۔]/u, '$1') : frame
    const ended = isAlone || isQuestionMarked(text) ? text : withoutEnd(text)
    const value = /[:：]\s?\{(?:topic|bare)\}/u.test(frame) ? afterColon(reading, ended) : ended
    const filled = (fact: string) =>
      lines.fill(template, {
        topic: value,
        bare: value,
        head: halves?.head ?? '',
        rest: halves?.rest ?? '',
        fact,
        count: countLike(reading.source, steps),
      })
    return names.has('fact') ? facts.slice(0, 2).map((fact) => filled(factText(reading, lines, fact))) : [filled(template)]
  }

  const hooks = phrases.hooks[frameVoice(reading)]
  // Titles with the number of steps also come from the list for tips.
  const stepTitles =
    reading.shape === 'steps' && occasion === 'tips' ? phrases.titles.tips.filter((frame) => frame.includes('{count}')) : []
  const [first = '{topic}', ...others] = [own[0] as string, ...stepTitles, ...own.slice(1)]
  const needsOnlyTopic = (frame: string) => !/\{(?:fact|rest|count)\}/u.test(frame)
  const plainFrames = others.filter(needsOnlyTopic)
  const turned = (list: readonly string[]) => list.map((_, at) => list[(at + lines.turn) % list.length] as string)
  const order = [
    ...(hook ? turned(hooks) : [first]),
    ...(toned.length > 0 ? [toned[lines.turn % toned.length] as string] : []),
    ...others.filter((frame) => !needsOnlyTopic(frame)),
    ...turned(plainFrames),
    first,
    ...hooks,
  ]
  const titles = new Map<string, string>()
  for (const title of order.flatMap(fill).map((text) => withoutForbidden(text, forbidden)))
    if (fits(title) && titles.size < titlesPerRequest && !titles.has(title.toLowerCase())) titles.set(title.toLowerCase(), title)
  if (titles.size === 0) titles.set('', withoutForbidden(fitLimit(topic, { ...limit, max: room }, language, 'none'), forbidden))
  const list = [...titles.values()]
  return { titles: list, notes: list.length < titlesPerRequest ? [{ code: 'fewer', of: 'titles', count: list.length }] : [] }
}
