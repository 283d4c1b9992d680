import { literalPattern } from '#contract/literal-pattern.ts'
import { platforms } from '#platforms/index.ts'
import type { Platform } from '#platforms/platform.ts'
import { comparable, createMatcher, cuesExpression, type Spacing } from '#writer/builtin/phrases/cues.ts'
import type { Phrases } from '#writer/builtin/phrases/schema.ts'

/** The source of an expression for a list of cues; with `whole` it takes what a star stands for. */
const oneOf = (cues: readonly string[], spacing: Spacing, whole = true): string =>
  `(?:${
    cuesExpression(
      cues.map((cue) => cue.toLowerCase()).toSorted((a, b) => b.length - a.length),
      spacing,
      'u',
      whole,
    )?.source ?? '(?!)'
  })`

const platformNames = Object.values(platforms as Readonly<Record<string, Platform>>).flatMap(({ id, name = id, alias }) =>
  [id, name, ...(alias ? [alias] : [])].map((each) => literalPattern(each.toLowerCase())),
)

/** Other words of an instruction, between its parts: "a short, funny", "in Spanish". */
const within = { spaced: '(?:[\\s,]{1,3}[^\\s,:：]{1,30}){0,6}?[\\s,]{0,3}', joined: '[^，,：:。！!？?\\n]{0,16}?' } as const
/** Fewer of them stand between a piece and what it is about: "a post for Instagram about". */
const beside = { spaced: '(?:\\s{1,3}[^\\s,:：]{1,30}){0,4}?\\s{0,3}', joined: '[^，,：:。！!？?\\n]{0,10}?' } as const
const mark = '[\\s:：,，、–—-]{0,4}'

/** Where the text will be posted is not what it is about: "a post for Instagram about …". */
const places = `(?!\\s{0,2}(?:\\p{L}{1,4}\\s)?(?:${platformNames.join('|')})(?![\\p{L}\\p{N}]))`

/** What stands before and after that which an instruction is about. */
interface Frame {
  readonly before?: RegExp
  readonly after?: RegExp
}

/** UTF-16 units at the end of a topic in which the words after it are looked for. */
const tailUnits = 120

function framesOf({ reading: { instruction }, writing }: Phrases): readonly Frame[] {
  const spacing = writing.spaces ? 'spaced' : 'joined'
  const [write, piece] = [oneOf(instruction.write, spacing), oneOf(instruction.piece, spacing)]
  // A postposition is written to the word before it, which belongs to the topic.
  const about = oneOf(instruction.about, spacing, false)
  const [others, few] = [within[spacing], beside[spacing]]
  const end = '[\\s.!。！।۔…]{0,4}$'
  const of = (source: string) => new RegExp(source, 'su')
  // "Write an Instagram post about …" and "Write a post: …"
  const first = { before: of(`^${mark}${write}${others}${piece}${few}(?:${about}${places}|[:：])${mark}`) }
  // "… के लिए एक पोस्ट लिखें": the last postposition counts
  const last = {
    after: of(`${mark}${about}(?!.*${about})${others}${piece}${others}${write}[^\\p{N}]{0,8}${end}`),
  }
  // "写一条关于……的帖子", "einen Post über … schreiben"
  const around = writing.spaces
    ? { before: of(`^${mark}(?:\\p{L}{2,8}\\s)?${piece}${few}${about}${mark}`), after: of(`\\s${write}${end}`) }
    : { before: of(`^${mark}${write}${others}${about}`), after: of(`(?:的[^的]{0,10})?${piece}${end}`) }
  return writing.spaces ? [first, last, around] : [around, first, last]
}

const frames = new WeakMap<Phrases, readonly Frame[]>()
const writing = new WeakMap<Phrases, (text: string) => boolean>()
function cached<Value>(map: WeakMap<Phrases, Value>, phrases: Phrases, make: () => Value): Value {
  const known = map.get(phrases) ?? make()
  map.set(phrases, known)
  return known
}

/** What stands before "mention that": the beginning of a sentence or clause, and perhaps "and". */
const clauseStart = /(?:^|[.,;。，、।۔\n])\s{0,3}(?:\p{L}{1,4}\s)?$/u

/** Where "and mention that …" begins in a text, and where what it says begins; `null` without one. */
function mentionIn(text: string, { reading: { instruction } }: Phrases): { readonly from: number; readonly to: number } | null {
  for (const cue of instruction.mention.toSorted((a, b) => b.length - a.length)) {
    const at = text.indexOf(cue.toLowerCase())
    const start = at < 0 ? null : clauseStart.exec(text.slice(Math.max(0, at - 12), at))
    const said = /^[\s:：,،、–—-]{0,4}(?=\S)/u.exec(text.slice(at + cue.length))
    if (start && said && !/^\p{L}/u.test(text.slice(at + cue.length)))
      return { from: at - start[0].length, to: at + cue.length + said[0].length }
  }
  return null
}

const ends = new WeakMap<Phrases, RegExp>()
/** The topic without a postposition that a second one follows: "…についての投稿". */
function withoutEnd(topic: string, phrases: Phrases): string {
  const { reading, writing } = phrases
  if (writing.spaces) return topic.trim()
  const end = cached(ends, phrases, () => new RegExp(`${oneOf(reading.instruction.about, 'joined', false)}$`, 'u'))
  return topic.trim().replace(end, '').trim()
}

/** For comparison, with the offsets of the typed text: expressions with the flag `i` take several times as long to compile. */
function lowered(text: string): string {
  const same = comparable(text)
  const lower = same.toLowerCase()
  return lower.length === same.length ? lower : same
}

/**
 * What a text is to be about, when a topic is typed as an instruction ("write an Instagram post about our sale, mention that it ends
 * Sunday"), and what it is to mention. Any other topic is returned as it is. Every repetition is bounded.
 */
export function withoutInstruction(topic: string, phrases: Phrases): { readonly topic: string; readonly mentions: readonly string[] } {
  // Most topics have no such word, and the expressions need not be made for them.
  const writes = cached(writing, phrases, () =>
    createMatcher(phrases.reading.instruction.write, phrases.writing.spaces ? 'spaced' : 'joined'),
  )
  if (!writes(topic)) return { topic, mentions: [] }
  const text = lowered(topic)
  for (const { before, after } of cached(frames, phrases, () => framesOf(phrases))) {
    const from = before ? (before.exec(text)?.[0].length ?? -1) : 0
    const tail = Math.max(0, text.length - tailUnits)
    const to = after ? tail + (after.exec(text.slice(tail))?.index ?? Number.NaN) : text.length
    if (from < 0 || !(to > from)) continue
    const about = withoutEnd(text.slice(from, to).replace(/[\s.。।۔]{1,4}$/u, ''), phrases)
    if (about.length < 2) continue
    const at = text.indexOf(about)
    const typed = topic.normalize('NFC').slice(at, at + about.length)
    const mention = mentionIn(lowered(typed), phrases)
    const rest = typed.slice(0, mention?.from).trim()
    const fact = mention ? typed.slice(mention.to) : ''
    return fact && rest ? { topic: rest, mentions: [fact] } : { topic: typed, mentions: [] }
  }
  return { topic, mentions: [] }
}
