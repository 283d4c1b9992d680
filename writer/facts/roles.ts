import type { Occasion } from '#contract/occasions.ts'
import { questionsOf, type Role } from '#contract/roles.ts'
import { createMatcher } from '#writer/builtin/phrases/cues.ts'
import { type Phrases, topicThings } from '#writer/builtin/phrases/schema.ts'
import { domain, linkStart, mailAddress } from '#writer/facts/addresses.ts'

export type FactKind = 'date' | 'time' | 'price' | 'place' | 'link' | 'mail' | 'handle' | 'act' | 'other'

/** One fact from the user's input, verbatim. */
export interface Fact {
  readonly text: string
  readonly kind: FactKind
  readonly role: Role
}

/** Patterns that are the same in every language. Every repetition is bounded, so they match in linear time. */
const mail = new RegExp(mailAddress, 'u')
const link = new RegExp(`${linkStart}\\S{3,}|(?<![\\w@.-])${domain}(?:\\/\\S*)?(?![\\w@])`, 'iu')
const handle = /(?<![\p{L}\p{N}_.@])@[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.]{1,40}/u
const phone = /(?<![\p{N}\p{Script=Latin}])\+?\p{Nd}(?:[ ()/-]{0,2}\p{Nd}){8,14}(?!\p{N})/u
const currency = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|元|円|원)/u
const percent = /\p{Nd}\s?[%％٪]/u
const clock =
  /(?<!\p{N})\p{Nd}{1,2}[:.]\p{Nd}{2}(?!\p{N})|\p{Nd}\s?(?:[ap]\.?m\b|時|点(?![建心要理])|시)|(?<!\p{N})(?:[01]?\p{Nd}|2[0-4])\s?h\b/iu
const numericDate =
  /(?<!\p{N})\p{Nd}{1,2}(?:[./]\p{Nd}{1,2}[./]\p{Nd}{2,4}|-\p{Nd}{1,2}-\p{Nd}{4})(?![\p{N}-])|\p{Nd}{1,2}\/\p{Nd}{1,2}\s?[(（]\p{L}{1,3}[)）]|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}|\p{Nd}{1,2}\s?[月월]/u

/** Occasions that have cue words. */
const guessableOccasions = [
  ...(['missing', 'sad', 'question', 'mine', 'tips', 'opinion', 'hiring', 'video', 'help'] as const),
  ...(['event', 'hours', 'offer', 'launch', 'glad', 'news'] as const),
] as const satisfies readonly Occasion[]
type Guessed = (typeof guessableOccasions)[number]
/** The text without email addresses, links and handles. */
export const withoutAddresses = (text: string): string =>
  [mail, link, handle].reduce((rest, pattern) => rest.replace(new RegExp(pattern.source, `g${pattern.flags}`), ' , '), text)

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
    found: of(reading.found),
    gathering: of(reading.gatherings),
    calledOff: of(reading.calledOff),
    forWhom: of(reading.forWhom),
    content: of(reading.content),
    noYesOrNo: of(reading.noYesOrNo),
    why: of(reading.why),
    requests: of(reading.requests),
    selfExplaining: starts(reading.selfExplaining),
    sensitive: of(cues.sensitive),
    cues: Object.fromEntries(guessableOccasions.map((occasion) => [occasion, of(cues[occasion])])) as Record<
      Guessed,
      (text: string) => boolean
    >,
    until: of(reading.until.map((cue) => (/^\^|\$$/u.test(cue) ? cue : `^${cue}`))),
    things: topicThings.map((thing) => [thing, of(reading.things[thing])] as const),
  }
}

/** Whether a line is a part of a programme or a chapter. */
export const isTimed = (text: string): boolean => /^\d{1,2}:\d{2}(?::\d{2})?\s\S/u.test(text)

/** The kind of fact in a line of input; `other` in case of doubt, because a wrong icon is worse than a neutral one. */
export function factKind(text: string, has: Matchers): FactKind {
  // What follows the time does not make it a call.
  if (isTimed(text)) return 'time'
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

/** Whether a kind says something on its own: a date, a price, a place. */
export const isFactKind = (kind: FactKind): boolean => kind !== 'other'

/** What a line is that has no other sign, by occasion. */
const usualRoles: Readonly<Partial<Record<Occasion, Role>>> = {
  mine: 'happened',
  glad: 'happened',
  sad: 'happened',
  opinion: 'reason',
  question: 'why',
}

/** The role of a fact that was typed without one. */
export function roleOf(text: string, kind: FactKind, occasion: Occasion, has: Matchers): Role {
  const asked: readonly Role[] = questionsOf[occasion]
  if (isContactKind(kind))
    return (
      (['order', 'contact'] as const).find((role) => asked.includes(role)) ?? (kind === 'link' || kind === 'handle' ? 'link' : 'contact')
    )
  if (kind === 'price') return 'price'
  if (kind === 'place') return 'where'
  if (kind === 'date' || kind === 'time') return has.until(text) && asked.includes('until') ? 'until' : 'when'
  if (has.thanks(text) && asked.includes('thanks')) return 'thanks'
  return usualRoles[occasion] ?? 'what'
}

/** A price, and nothing else: "£22", "₹ 1.200", "15 €". */
export const bareAmount = /^(?:\p{Sc}\s?\p{Nd}[\p{Nd}.,' ]{0,12}|\p{Nd}[\p{Nd}.,' ]{0,12}\s?(?:\p{Sc}|元|円|원))$/u
/** An address, and nothing else. A name with a full stop ("St.Pauli", "19.Mai") is none: a link says so by its beginning, or has a path. */
const bareAddress = new RegExp(`^(?:${linkStart}\\S{3,}|${mailAddress}|${domain}\\/\\S*)$`, 'iu')
const roomyRoles: readonly Role[] = ['what', 'where', 'when', 'until', 'who']

/** The role of a fact that was typed under one: a bare amount or address is what it is, also in the box beside the right one. */
export function placedRole(role: Role, text: string): Role {
  if (!roomyRoles.includes(role)) return role
  if (bareAmount.test(text)) return 'price'
  return bareAddress.test(text) ? 'link' : role
}

const isContactKind = (kind: FactKind): boolean => kind === 'act' || kind === 'link' || kind === 'mail' || kind === 'handle'
/** Facts that tell readers what to do or whom to contact; lists end with them. */
export const isContact = ({ role }: Fact): boolean => role === 'order' || role === 'contact' || role === 'link'
