import type { LanguageCode } from '#contract/options.ts'
import { clocksIn, plainDigits } from '#writer/facts/figures.ts'
import { type GivenFact, type Values, valuesOf } from '#writer/facts/given.ts'
import { holdsNumber } from '#writer/facts/number-words.ts'

/** Hours as languages write them without a colon; the first group is the hour. `h`, `Uhr`, `am` and `pm` are read with the times of day. */
const hours: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /(?<!\p{L})a las (\d{1,2})(?!\d|[:.,]\d)/giu,
  it: /(?<!\p{L})(?:alle|ore|dalle) (\d{1,2})(?!\d|[:.,]\d)/giu,
  pt: /(?<!\p{L})às (\d{1,2})(?!\d|[:.,]\d|h)/giu,
  ru: /(?<!\d)(\d{1,2}) (?:утра|вечера|часов|часа|дня)(?!\p{L})/giu,
  hi: /(?<!\d)(\d{1,2}) ?बजे/gu,
  bn: /(?<!\d)(\d{1,2}) ?(?:টায়|টা(?![\p{L}\p{M}]))/gu,
  ur: /(?<!\d)(\d{1,2}) ?بجے/gu,
  ar: /الساعة (\d{1,2})(?!\d)/gu,
  ja: /(?<!\d)(\d{1,2})時(?!間|代|期|給)/gu,
  zh: /(?<!\d)(\d{1,2})[点點](?![\d数心赞评击])/gu,
  ko: /(?<!\d)(\d{1,2})시(?!간|작)/gu,
  sa: /(?<!\d)(\d{1,2}) ?वादन/gu,
}

/** The hours of a source that `clocksIn` does not read, which a text must have: in digits of either half of the day, or in words. */
export const hourFacts = (source: string, language: LanguageCode): GivenFact[] => {
  const pattern = hours[language]
  if (!pattern) return []
  const plain = plainDigits(source)
  const read = clocksIn(plain)
  const told = valuesOf(source)
  const matches = Array.from(plain.matchAll(pattern))
  return matches.flatMap((match): GivenFact[] => {
    const hour = Number(match[1])
    const isRead = read.some(({ at, text }) => at < match.index + match[0].length && at + text.length > match.index)
    if (hour > 24 || isRead) return []
    const halves = [hour, hour % 12 || 12, (hour % 12) + 12]
    // The source may have the same number of something else: `8 दीये, शाम 8 बजे`.
    const isElsewhere = (told.hours.get(hour) ?? 0) > matches.filter((other) => Number(other[1]) === hour).length
    const isTold = (numbers: Values['hours'], value: number) => (numbers.get(value) ?? 0) > (isElsewhere && value === hour ? 1 : 0)
    return [
      {
        sort: 'time',
        text: source.slice(match.index, match.index + match[0].length).trim(),
        isIn: ({ text, hours: numbers, words }, spell) =>
          Array.from(plainDigits(text).matchAll(pattern), (found) => Number(found[1])).some((value) => halves.includes(value)) ||
          halves.some((value) => isTold(numbers, value) || spell(value).some((spelled) => holdsNumber(words, spelled))),
      },
    ]
  })
}
