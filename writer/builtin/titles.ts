import type { Note } from '#contract/arranged.ts'
import { excess } from '#contract/measure.ts'
import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'
import { isContact } from '#writer/builtin/facts.ts'
import { afterColon, frameHolds, frameVoice, tonedFrames } from '#writer/builtin/layout.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { countLike } from '#writer/builtin/numbers.ts'
import { cuesExpression } from '#writer/builtin/phrases/cues.ts'
import { orderedFacts, type Reading } from '#writer/builtin/reading.ts'
import { endsSentence, isQuestionMarked, raised, withoutEnd } from '#writer/builtin/sentences.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'

/** From this many UTF-16 units on a title may leave a clause away. */
const longTitle = 80
/** The fewest units that are left of one. */
const leastTitle = 25
/** So many letters at the beginning of two words make them forms of one. */
const stem = 5
/** From here on a clause says what the text is about. */
const wholeClause = 40
/** A detail that stands behind a bar has at most so many units. */
const shortFact = 45

/** A long topic up to its last clause within the limit, or its clause that says what it is for; `null` where there is none to leave away. */
function clauseCut(text: string, most: number, { phrases, occasion, has }: Reading): string | null {
  const starts = cuesExpression(phrases.reading.clauseStarts, phrases.writing.spaces ? 'spaced' : 'joined', 'giu')
  const ends = [
    ...Array.from(text.matchAll(/[,;،、，；](?=\s|[^\x20-\x7e])|\s[–—-]\s|[:：]\s/gu), ({ index }) => index),
    ...(starts ? Array.from(text.matchAll(starts), ({ index }) => index) : []),
  ]
    .filter((end) => end >= leastTitle && end <= most)
    .sort((a, b) => a - b)
  if (ends.length === 0) return null
  // The first clause that can stand alone; later ones are often torn from an enumeration.
  const cut = text.slice(0, ends.find((end) => end >= wholeClause) ?? Math.max(...ends)).trim()
  // What is left must still say what the text is for.
  const cue = occasion === 'subject' || occasion === 'other' ? undefined : has.cues[occasion]
  if (!cue?.(text) || cue(cut)) return cut
  const said = ends
    .map((end) => text.slice(end).replace(/^[\s,;:،、，；：–—-]+/u, ''))
    .find((clause) => clause.length >= leastTitle && clause.length <= most && cue(clause))
  return said ? raised(said) : null
}

/** Whether a word of a frame is in the topic too: "Tips wanted: Tips for …". Words are compared by their first letters. */
const repeatsTopic = (frame: string, { head }: Reading): boolean =>
  frame
    .replace(/\{[^{}]*\}/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => word.length >= stem && head.toLowerCase().includes(word.slice(0, stem)))

/** A topic as two halves that may change places: the second must hold a fact, or it is an enumeration. */
function halvesOf(text: string, { has }: Reading): { head: string; rest: string } | null {
  const found = /^([^,،、，:：–—]{8,80}?)(?:\s?[,:،]\s|[、，：]|\s[–—]\s)([^,،、，:：–—]{6,80})$/u.exec(withoutEnd(text))
  const [, head = '', rest = ''] = found ?? []
  const hasFact = has.day(rest) || has.price(rest) || /\p{Nd}/u.test(rest)
  // Halves that hold a sentence of their own would be torn from it.
  return hasFact && !/[.!?。！？؟](?:\s|$)/u.test(`${head} ${rest}`) ? { head, rest: raised(rest) } : null
}

export interface ArrangedTitles {
  readonly titles: readonly string[]
  readonly notes: readonly Note[]
}

/** Titles around the topic, each different and within the platform's limit: one for quiet news, else up to `titlesPerRequest`. */
export function arrangeTitles(
  reading: Reading,
  { platform, hook = false, most = Number.POSITIVE_INFINITY }: { platform: TitlePlatform; hook?: boolean; most?: number },
  seed: number,
): ArrangedTitles {
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
  if (reading.isQuiet) return { titles: [withoutForbidden(whole, forbidden)], notes: [{ code: 'fewer', of: 'titles', count: 1 }] }

  const topic = short(reading.head)
  const bare = short(reading.bare)
  const halves = topic === reading.head ? halvesOf(reading.bare, reading) : null
  const facts = reading.shape === 'list' ? orderedFacts(reading).filter((fact) => !isContact(fact) && fact.text.length <= shortFact) : []
  const own = phrases.titles[listId as keyof typeof phrases.titles]
  const toned = tonedFrames(reading)
  const asksYesOrNo = !reading.has.noYesOrNo(reading.head)

  const fill = (frame: string): string[] => {
    const names = new Set(Array.from(frame.matchAll(/\{([a-z]+)\}/gu), ([, name]) => name))
    if (names.has('rest') && !halves) return []
    // "In 5 minutes, in 4 steps" counts twice.
    if (names.has('count') && (reading.shape !== 'steps' || /\p{Nd}/u.test(reading.head))) return []
    if (repeatsTopic(frame, reading)) return []
    if (names.has('fact') && facts.length === 0) return []
    const isAlone = /^\{(?:topic|bare)\}$/u.test(frame)
    const text = isAlone && frame === '{topic}' ? whole : names.has('bare') ? bare : topic
    if (!isAlone && !names.has('rest') && !frameHolds(frame, text)) return []
    // "Yes or no?" behind a question that cannot be answered so.
    if (!asksYesOrNo && isQuestionMarked(text) && /\{(?:topic|bare)\}.+[?？؟]$/u.test(frame)) return []
    const ends = endsSentence(text) && !isAlone
    const holds = ends && isQuestionMarked(text) ? frame.replace(/(\{(?:topic|bare)\})[.。।۔]/u, '$1') : frame
    const ended = isAlone || isQuestionMarked(text) ? text : withoutEnd(text)
    const shown = /[:：]\s?\{(?:topic|bare)\}/u.test(frame) ? afterColon(reading, ended) : ended
    const said = (fact: string) =>
      lines.say(holds, {
        topic: shown,
        bare: shown,
        head: halves?.head ?? '',
        rest: halves?.rest ?? '',
        fact,
        count: countLike(reading.source, reading.facts.length),
      })
    return names.has('fact') ? facts.slice(0, 2).map(({ text: fact }) => said(raised(fact))) : [said(holds)]
  }

  const hooks = phrases.hooks[frameVoice(reading)]
  // Steps that were given are counted in a title, whoever's list it is taken from.
  const counted = reading.shape === 'steps' && occasion === 'tips' ? phrases.titles.tips.filter((frame) => frame.includes('{count}')) : []
  const [first = '{topic}', ...others] = [own[0] as string, ...counted, ...own.slice(1)]
  const isFree = (frame: string) => !/\{(?:fact|rest|count)\}/u.test(frame)
  const free = others.filter(isFree)
  const turned = free.map((_, at) => free[(at + lines.turn) % free.length] as string)
  const order = [
    ...(hook ? [] : [first]),
    ...(toned.length > 0 ? [toned[lines.turn % toned.length] as string] : []),
    ...others.filter((frame) => !isFree(frame)),
    ...turned,
    ...(hook ? hooks : []),
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
