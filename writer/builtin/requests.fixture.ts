import { type Occasion, occasionIds } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

/** A request as a user types it: a topic and lines of details. */
export interface RequestFixture {
  readonly topic: string
  readonly details: readonly string[]
  readonly occasion?: Occasion
}

/** Facts of every kind, as they are typed in any language. */
export const factLines: readonly string[] = [
  'Sat and Sun 10am-6pm',
  '14 Mill Street, Hebden Bridge',
  'Rs 120 / ₹1,500 / €380 / £12.50 / 7 €',
  '20% – 35 %',
  'claycircle.example/book?id=7',
  'https://driftcoffee.example/a_b',
  'jobs@ledgerline.example',
  '@secondcup.bandra',
  '+91 98765 43210',
  '3.5.2027, 18:30',
  '१ जुलाई से, शाम ४ से ६ बजे',
  '7月3日 19時',
  '“The Quiet Hour”',
  '«Тихий час»',
  '- Cash or card',
  '200 ml, 1.5 kg',
]

/** A cue as a user would type it, without the notation. */
const typed = (cue: string) =>
  cue
    .replace(/[\^$]/gu, '')
    .replace(/\S*\/\S*/gu, (word) => word.split('/')[0] as string)
    .replaceAll('...', '')
    .replaceAll('#', '20')
    .replaceAll('*', '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Topics with the cue words of the language, each with a name, price, time or handle. */
export function topicsIn(language: LanguageCode): string[] {
  const { cues } = phrasesOf(language)
  return Object.values(cues).flatMap((list) =>
    list.slice(0, 4).map((cue: string, at: number) => `${typed(cue)} ${['“Nordlicht” 2027', '₹120', '7 pm', '@nord.licht'][at]}`),
  )
}

/** `count` requests, each topic without and with three lines of details, every occasion chosen in turn or guessed. */
export function requestsIn(language: LanguageCode, count: number): RequestFixture[] {
  const topics = topicsIn(language)
  return Array.from({ length: count }, (_, at) => {
    const occasion = at % 3 === 0 ? undefined : occasionIds[at % occasionIds.length]
    const line = (step: number) => factLines[(at * 5 + step) % factLines.length] as string
    return {
      topic: topics[at % topics.length] as string,
      details: at % 2 === 0 ? [] : [line(0), line(1), line(2)],
      ...(occasion && { occasion }),
    }
  })
}

/** What a result must contain: the topic, and each line without its bullet. */
export const factsOf = ({ topic, details }: RequestFixture): string[] => [topic, ...details.map((line) => line.replace(/^[-•]\s/u, ''))]

/** Normalises a text to search for facts in it: results may change only the case of a line's first letter. */
export const foldedText = (text: string): string => text.normalize('NFC').toLowerCase()
