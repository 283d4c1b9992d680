import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { createMatcher } from '#writer/builtin/phrases/cues.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'
import { type FoundWord, findWords } from '#writer/checks/words.ts'
import type { CalendarDay } from '#writer/facts/figures.ts'
import type { GivenFact } from '#writer/facts/given.ts'
import { remember } from '#writer/remember.ts'

const days = 7
const namesOf = remember((language: LanguageCode) =>
  remember((style: 'long' | 'short'): readonly string[] => {
    const format = new Intl.DateTimeFormat(languages[language].locale, { weekday: style, calendar: 'gregory' })
    return Array.from({ length: days }, (_, day) => format.format(new Date(2026, 1, 1 + day)))
  }),
)
/** The names of the days of a week, Sunday first. */
export const weekdaysOf = (language: LanguageCode, style: 'long' | 'short' = 'long'): readonly string[] => namesOf(language)(style)

/** `जुमेरात` and others: names of days beside those of the calendar. */
const otherNames: Readonly<Partial<Record<LanguageCode, readonly (readonly string[])[]>>> = {
  en: [['Sundays'], ['Mondays'], ['Tuesdays'], ['Wednesdays'], ['Thursdays'], ['Fridays'], ['Saturdays']],
  de: [['sonntags'], ['montags'], ['dienstags'], ['mittwochs'], ['donnerstags'], ['freitags'], ['samstags', 'Sonnabend', 'sonnabends']],
  pt: [[], ['segunda'], ['terça'], ['quarta'], ['quinta'], ['sexta'], []],
  hi: [['इतवार'], [], [], [], ['गुरूवार', 'बृहस्पतिवार'], [], []],
  zh: [
    ['周日', '周天', '礼拜天', '星期天'],
    ['周一', '礼拜一'],
    ['周二', '礼拜二'],
    ['周三', '礼拜三'],
    ['周四', '礼拜四'],
    ['周五', '礼拜五'],
    ['周六', '礼拜六'],
  ],
  ja: [['日曜'], ['月曜'], ['火曜'], ['水曜'], ['木曜'], ['金曜'], ['土曜']],
}

interface FoundDay extends FoundWord {
  /** Sunday is 0. */
  readonly day: number
}

const namesIn = (language: LanguageCode): { readonly name: string; readonly day: number }[] => [
  ...weekdaysOf(language).map((name, day) => ({ name, day })),
  ...(otherNames[language] ?? []).flatMap((names, day) => names.map((name) => ({ name, day }))),
]

/** Letters that every form of a name begins with. */
const beginning = 3

/** The days of the week that a text names in a language, in any of their forms. */
export function weekdaysIn(text: string, language: LanguageCode): FoundDay[] {
  const names = namesIn(language)
  // Folding a text takes much longer than to see that it has the beginning of no name.
  const lower = text.toLowerCase()
  if (!names.some(({ name }) => lower.includes(name.slice(0, beginning).toLowerCase()))) return []
  const byName = new Map(names.map(({ name, day }) => [name, day]))
  return findWords(text, [...byName.keys()], language).map((found) => ({ ...found, day: byName.get(found.word) ?? 0 }))
}

const range =
  /^[^\S\n]?(?:[-–—~～〜]|to|till|until|through|bis|à|au|a|al|alla|à|às|até|до|по|से|থেকে|سے|إلى|至|到|から|부터)[^\S\n]?(?:\p{L}{1,4}[^\S\n])?$/iu
/** `Fri` and `Sat.` tell as much; a capital keeps `sun` and `mar` out. */
const shortName = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/\.$/u, '')}(?![\\p{L}\\p{M}])`, 'u').test(text)

/** The days of the week that a text names in one of the languages, ranges such as `Monday to Friday` included. */
export function allWeekdays(text: string, among: readonly LanguageCode[] = languageCodes): ReadonlySet<number> {
  const found = new Set<number>()
  for (const language of among) {
    const inOrder = weekdaysIn(text, language).toSorted((a, b) => a.at - b.at)
    for (const [place, { day, at }] of inOrder.entries()) {
      found.add(day)
      const before = inOrder[place - 1]
      if (!before || !range.test(text.slice(before.at + before.text.length, at))) continue
      for (let between = before.day; between !== day; between = (between + 1) % days) found.add(between)
    }
  }
  return found
}

const relativeDays = remember((language: LanguageCode) =>
  phrasesOf(language).reading.days.map((cue) => createMatcher([cue], spacingOf(language))),
)
/**
 * Whether a text says when without a name: `tomorrow`, `every day`, `this weekend`. What the source says beside its day is no other name of it: the
 * Diwali of `Diwali sale till Sunday`.
 */
function saysDay(text: string, source: string, language: LanguageCode): boolean {
  return relativeDays(language).some((says) => says(text) && !says(source))
}

/** Letters within which a date belongs to a day of the week: `Saturday, 12 December`. */
const beside = 24

/** The days of the week that a source names, which a text must have: by name in any language and range, or by the date that stands beside it. */
export function weekdayFacts(source: string, language: LanguageCode, dates: readonly CalendarDay[]): GivenFact[] {
  const inLanguages = [...new Set<LanguageCode>([language, 'en'])]
  const named = inLanguages.flatMap((each) => weekdaysIn(source, each)).toSorted((a, b) => a.at - b.at || b.text.length - a.text.length)
  const each = named.filter(({ at, day }, place) => !named.some((other, before) => before < place && other.at === at && other.day === day))
  const given = allWeekdays(source, inLanguages)
  return each.map(({ text: name, at, day }) => ({
    sort: 'weekday',
    text: name,
    isIn: ({ text, all }) => {
      const told = allWeekdays(text, inLanguages)
      if (told.has(day)) return true
      // Another day in place of this one is no other way to say it.
      if ([...told].some((other) => !given.has(other))) return false
      const dated = dates.filter((date) => Math.abs(date.at - at) <= beside)
      return (
        dated.some((date) => all.has(date.day)) ||
        saysDay(text, source, language) ||
        inLanguages.some((each) => shortName(text, weekdaysOf(each, 'short')[day] ?? ''))
      )
    },
  }))
}
