import type { LanguageCode } from '#contract/options.ts'
import type { Role } from '#contract/roles.ts'
import { addressFacts } from '#writer/checks/addresses.ts'
import { weekdaysIn } from '#writer/checks/weekdays.ts'
import { type FactSort, factsIn } from '#writer/facts/given.ts'
import type { Matchers } from '#writer/facts/roles.ts'

const roles: Readonly<Record<FactSort, Role>> = {
  price: 'price',
  percent: 'price',
  day: 'when',
  weekday: 'when',
  time: 'when',
  address: 'where',
  link: 'link',
  handle: 'contact',
  phone: 'contact',
}

/** Words before a day that may say that it is the last one. */
const before = /(?:\S{1,20}\s){1,2}$/u

interface TypedFact {
  readonly role: Role
  readonly text: string
}

/**
 * The facts inside of sentences: prices, days, times, places, links and numbers to call, as they were typed and in their order. A hashtag that
 * is asked for is no fact.
 */
export function typedFacts(source: string, language: LanguageCode, has: Pick<Matchers, 'until'>): TypedFact[] {
  const place = ({ sort, text }: { sort: FactSort; text: string }) => {
    // A figure is compared without the space beside its currency.
    const written = new RegExp(Array.from(text.replace(/\s+/gu, ''), RegExp.escape).join('\\s?'), 'u')
    const at = source.search(written)
    return at < 0 || text.startsWith('#') ? [] : [{ role: roles[sort], at, text: written.exec(source)?.[0] ?? text }]
  }
  const found = [
    ...[...factsIn(source), ...addressFacts(source, language)].flatMap(place),
    ...weekdaysIn(source, language).map(({ text, at }) => ({ role: 'when' as const, at, text })),
  ].map((fact) => (fact.role === 'when' ? withLimit(fact, source, has) : fact))
  return found
    .toSorted((one, other) => one.at - other.at || other.text.length - one.text.length)
    .filter(
      ({ at, text }, index, all) => !all.slice(0, index).some((last) => at < last.at + last.text.length && at + text.length > last.at),
    )
    .map(({ role, text }) => ({ role, text }))
}

/** A day with a word before it that makes it the last one: `till Sunday`. */
function withLimit(fact: TypedFact & { readonly at: number }, source: string, has: Pick<Matchers, 'until'>) {
  const words = before.exec(source.slice(Math.max(0, fact.at - 44), fact.at))?.[0].split(/(?<=\s)/u) ?? []
  for (const from of words.keys()) {
    const lead = words.slice(from).join('')
    if (has.until(lead + fact.text)) return { ...fact, role: 'until' as const }
  }
  return fact
}
