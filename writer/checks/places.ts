import type { LanguageCode } from '#contract/options.ts'
import { createMatcher } from '#writer/builtin/phrases/cues.ts'
import { checksOf, phrasesOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'
import { cueFinder, type FoundCue, searchable } from '#writer/checks/cue-finder.ts'
import { remember } from '#writer/remember.ts'

/*
 * Places, hotels and shops that a text names. Known ones are found by a list, others in languages with capitals: after words such as `grown in`,
 * and beside a word such as `Hotel`. Germans begin each noun with a capital, so there only known places and those with a kind count.
 */

export interface FoundName {
  readonly text: string
  readonly at: number
}

const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}"
/** One to four words with capitals; small words may join them. */
const capitals = `${capital}(?: (?:(?:de|da|do|del|della|di|la|le|du|des|of) )?${capital}){0,3}`
const article = "(?:(?:the|la|le|les|el|los|las|il|lo|gli|o|a|os|as|the famous|the iconic|the historic|beautiful|sunny|our) |l['’])?"
const afterCue = new RegExp(`^\\s${article}(${capitals})`, 'u')

interface Finders {
  readonly known: (text: string) => FoundCue[]
  readonly fromPlace: (text: string) => FoundCue[]
  readonly venue: RegExp | null
  /** Words with a capital that are no place: days and months. */
  readonly isDay: (text: string) => boolean
}

const venueOf = (venues: readonly string[], isGerman: boolean): RegExp | null => {
  if (venues.length === 0) return null
  const kind = `(?:${venues.map((venue) => `${venue[0]?.toUpperCase()}${venue.slice(1)}`).join('|')})`
  const before = `(?<![\\p{L}\\p{M}\\p{N}])${capital}(?: ${capital}){0,2} ${kind}`
  const after = `(?<![\\p{L}\\p{M}\\p{N}])(?:${kind}|(?:${venues.join('|')})) (?:(?:de|del|di|da|do|zum|zur|«|„|“)\\s?)?${capital}(?: ${capital}){0,2}`
  return new RegExp(`(?:${isGerman ? after : `${before}|${after}`})(?![\\p{L}\\p{M}])`, 'gu')
}

const findersOf = remember((language: LanguageCode): Finders => {
  const { reading } = phrasesOf(language)
  const spacing = spacingOf(language)
  const { knownPlaces, fromPlace, venues } = checksOf(language).name
  return {
    known: cueFinder(knownPlaces, spacing),
    fromPlace: cueFinder(fromPlace, spacing),
    venue: venueOf(venues, language === 'de'),
    isDay: createMatcher([...reading.weekdays, ...reading.months], spacing),
  }
})

const hasCapitals = /[\p{Script=Latin}\p{Script=Cyrillic}]/u
const startsWithCapital = /^\p{Lu}/u
/** Words with a capital after `in` or `at` that are no place. */
const noPlace =
  /^(?:I|English|German|French|Spanish|Italian|Hindi|HD|4K|Instagram|Facebook|YouTube|TikTok|LinkedIn|Reddit|Twitter|WhatsApp|Zoom|Google|Excel|Christmas|Easter|Diwali|Eid|Ramadan|New Year|Halloween|DM|DMs)$/u

/** Where an offer takes place, in languages without capitals. */
const takesPlace: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  zh: /(?:(?:上课|活动|集合|比赛|开课|演出|见面|取货)?(?:地点|地址|会场)(?:设在|定在|就在|在|是|为|[：:])\s?|位于|坐落[于在])(?!市中心|店|这|我们|本|路边|楼|线上)(\p{Script=Han}{3,10})/gu,
  ja: /(?:会場|場所|集合場所|受け渡し)は、?(?!お店|店|当|こちら|オンライン|後日|ご)([\p{Script=Han}\p{Script=Katakana}ー]{3,12})/gu,
  ko: /(?:장소|위치|집결지)(?:(?:는|은)\s|:\s?)(?!저희|우리|온라인|가게|매장)([가-힣]{2,10}?)(?=입니다|이에요|예요|,|\n|\.|$)/gu,
}

/** The places, shops and hotels that a text names; `isTitle`: its words begin with capitals anyway. */
export function placesIn(plain: string, language: LanguageCode, isTitle: boolean): FoundName[] {
  const { known, fromPlace, venue, isDay } = findersOf(language)
  const lower = searchable(plain)
  const found: FoundName[] = known(lower)
    .map(({ at, end }) => ({ text: plain.slice(at, end), at }))
    .filter(({ text }) => !hasCapitals.test(text) || startsWithCapital.test(text))
  if (isTitle) return found
  const named = fromPlace(lower).flatMap(({ end }): FoundName[] => {
    const match = afterCue.exec(plain.slice(end, end + 120))
    const name = match?.[1]
    return match && name && !noPlace.test(name) && !isDay(name) ? [{ text: name, at: end + match[0].length - name.length }] : []
  })
  const venues = venue ? Array.from(plain.matchAll(venue), ({ index, 0: text }) => ({ text, at: index })) : []
  const placed = Array.from(plain.matchAll(takesPlace[language] ?? /(?!)/gu), ({ index, 0: whole, 1: name = '' }) => ({
    text: name,
    at: index + whole.length - name.length,
  }))
  return [...venues, ...named, ...found, ...placed].filter(
    ({ at, text }, place, all) => !all.slice(0, place).some((other) => at < other.at + other.text.length && other.at < at + text.length),
  )
}
