import { type Occasion, occasionIds } from '#contract/occasions.ts'
import { createMatcher } from '#writer/builtin/phrases/cues.ts'
import type { Phrases } from '#writer/builtin/phrases/schema.ts'

export type FactKind = 'date' | 'time' | 'price' | 'place' | 'link' | 'mail' | 'handle' | 'act' | 'other'

/** One fact from the user's input, verbatim. */
export interface Fact {
  readonly text: string
  readonly kind: FactKind
}

/** Patterns that are the same in every language. Every repetition is bounded, so they match in linear time. */
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u
const link = /(?:https?:\/\/|www\.)\S{3,}|(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?:\/\S*)?(?![\w@])/iu
const handle = /(?<![\p{L}\p{N}_.@])@[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.]{1,40}/u
const phone = /(?<![\p{N}\p{Script=Latin}])\+?\p{Nd}(?:[ ()/-]{0,2}\p{Nd}){8,14}(?!\p{N})/u
const currency = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|元|円|원)/u
const percent = /\p{Nd}\s?[%％٪]/u
const clock =
  /(?<!\p{N})\p{Nd}{1,2}[:.]\p{Nd}{2}(?!\p{N})|\p{Nd}\s?(?:[ap]\.?m\b|時|点(?![建心要理])|시)|(?<!\p{N})(?:[01]?\p{Nd}|2[0-4])\s?h\b/iu
const numericDate =
  /(?<!\p{N})\p{Nd}{1,2}(?:[./]\p{Nd}{1,2}[./]\p{Nd}{2,4}|-\p{Nd}{1,2}-\p{Nd}{4})(?![\p{N}-])|\p{Nd}{1,2}\/\p{Nd}{1,2}\s?[(（]\p{L}{1,3}[)）]|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}|\p{Nd}{1,2}\s?[月월]/u

/** Occasions that cue words can identify, in the order in which they are tried: the first match wins. */
const guessableOccasions = [
  'missing',
  'sad',
  'question',
  'mine',
  'tips',
  'opinion',
  'hiring',
  'video',
  'closed',
  'opening',
  'event',
  'hours',
  'offer',
  'launch',
  'glad',
  'news',
] as const satisfies readonly Occasion[]
type Guessed = (typeof guessableOccasions)[number]
/** Occasions that are identified by their own cue words alone. */
export const occasionsByCue = guessableOccasions.filter((occasion) => !['missing', 'sad', 'question', 'news'].includes(occasion))

/** The text without email addresses, links and handles. */
export const withoutAddresses = (text: string): string =>
  [mail, link, handle].reduce((rest, pattern) => rest.replace(new RegExp(pattern.source, `g${pattern.flags}`), ' , '), text)

const isAtEnd = (cue: string) => cue.endsWith('$')

export type Matchers = ReturnType<typeof createMatchers>

/** Compiles the cue lists of a language to predicates. */
export function createMatchers({ reading, writing, cues }: Phrases) {
  const spacing = writing.spaces ? 'spaced' : 'joined'
  const of = (list: readonly string[]) => createMatcher(list, spacing)
  const starts = (list: readonly string[]) => of(list.map((cue) => (cue.startsWith('^') ? cue : `^${cue}`)))
  const days = of([...reading.weekdays, ...reading.months, ...reading.days])
  const money = of(reading.money)
  return {
    several: of(reading.several),
    one: of(reading.one),
    day: (text: string) => days(text) || numericDate.test(text),
    time: (
      (has) => (text: string) =>
        has(text) || clock.test(text)
    )(of(reading.times)),
    price: (text: string) => currency.test(text) || money(text),
    place: of(reading.places),
    startsWithPlace: starts(reading.places),
    action: of(reading.actions),
    startsWithAction: starts(reading.actions),
    endsWithAction: of(reading.actions.map((cue) => (cue.endsWith('$') ? cue : `${cue}$`))),
    thanks: of(reading.thanks),
    noYesOrNo: of(reading.noYesOrNo),
    why: of(reading.why),
    noSubject: of(reading.noSubject),
    requests: of(reading.requests),
    selfExplaining: starts(reading.selfExplaining),
    sensitive: of(cues.sensitive),
    cues: Object.fromEntries(guessableOccasions.map((occasion) => [occasion, of(cues[occasion])])) as Record<
      Guessed,
      (text: string) => boolean
    >,
    // "… work with us?": a cue at the end of a topic is a stronger signal than its question mark.
    invites: { hiring: of(cues.hiring.filter(isAtEnd)), event: of(cues.event.filter(isAtEnd)) },
    weak: occasionIds.flatMap((occasion) => (cues.weak[occasion] ? [[occasion, of(cues.weak[occasion])] as const] : [])),
  }
}

/** The kind of fact in a line of input; `other` in case of doubt, because a wrong icon is worse than a neutral one. */
export function factKind(text: string, has: Matchers): FactKind {
  // A step of a programme or a chapter: what follows the time does not make it a call.
  if (/^\d{1,2}:\d{2}(?::\d{2})?\s\S/u.test(text)) return 'time'
  // Inside a line the word is as often something else: "read one book a week". With a number or address to use it is a call.
  const isReachable = mail.test(text) || link.test(text) || handle.test(text) || phone.test(text)
  if (isReachable ? has.action(text) : has.startsWithAction(text) || has.endsWithAction(text)) return 'act'
  if (mail.test(text)) return 'mail'
  if (link.test(text)) return 'link'
  if (handle.test(text)) return 'handle'
  const price = has.price(text)
  if (phone.test(text) && !price) return 'act'
  // A street whose name contains a date: "Av. 9 de Julio 120".
  if (has.startsWithPlace(text) && /\p{Nd}/u.test(text) && !has.time(text) && !price) return 'place'
  if (has.day(text)) return 'date'
  // Prices before times: "£12.50" looks like a time.
  if (price || percent.test(text)) return 'price'
  if (has.time(text)) return 'time'
  if (has.place(text)) return 'place'
  return 'other'
}

/** Facts that tell readers what to do or whom to contact; lists end with them. */
export const isContact = ({ kind }: Fact): boolean => kind === 'act' || kind === 'link' || kind === 'mail' || kind === 'handle'
