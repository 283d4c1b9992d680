import type { CommonRequest } from '#contract/kind.ts'
import type { Occasion } from '#contract/occasions.ts'
import { defaultTone, type LanguageCode } from '#contract/options.ts'
import { type PictureWords, pictureLimits } from '#contract/pictures.ts'
import { type Role, textsOf } from '#contract/roles.ts'
import { type Template, type TemplateId, templates } from '#pictures/index.ts'
import { read } from '#writer/builtin/reading.ts'

/** A text and what it was written from. */
export interface PicturedText extends Pick<CommonRequest, 'details' | 'facts'> {
  readonly topic: string
  readonly occasion?: Occasion | undefined
  readonly language: LanguageCode
}

/** A figure with its sign: `20%`, `£18`, `₹1,200`, `30 €`, `500円`. */
const figure = /\p{Sc}\s?\p{Nd}(?:[.,]?\p{Nd}){0,11}|(?<![\p{Nd}.,])\p{Nd}(?:[.,]?\p{Nd}){0,11}\s?(?:[%％٪]|\p{Sc}|円|元|원)/u

/** The most characters of a price that stands as it was given, and of a sentence below a heading. */
const [shortFigure, shortBody] = [18, 120]

/** A heading has no full stop. */
const asHeading = (text: string) => text.replace(/[.。।۔]$/u, '').slice(0, pictureLimits.words)

/** Every word place that has something to say. */
const filled = (words: PictureWords): PictureWords =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value?.length)) as PictureWords

/**
 * The template that suits a text, and its words: what was given, unchanged and never more. A template is chosen only when what it is drawn
 * around is given: no offer without a figure, no event without a day or a place, no steps without two of them.
 */
export function pictureWords({ topic, details, facts, occasion, language }: PicturedText): { template: TemplateId; words: PictureWords } {
  const reading = read({ topic, details, facts, occasion, language, tone: defaultTone })
  const first = (...roles: readonly Role[]) => reading.facts.find(({ role }) => roles.includes(role))?.text
  const items =
    textsOf(facts, 'steps').length > 0
      ? textsOf(facts, 'steps')
      : reading.facts.filter(({ role }) => role === 'steps').map(({ text }) => text)
  const price = first('price', 'offer')
  // A figure out of a longer fact says something else alone ("boxes from ₹450"): that of the topic, which stands below it, goes before.
  const isShort = price !== undefined && price.length <= shortFigure
  const figures = [isShort ? price : undefined, ...[topic, price ?? ''].map((text) => figure.exec(text)?.[0].trim())]
  const said = figures.find(Boolean)
  const told = price && !isShort ? price : first('why', 'what', 'who', 'happened', 'reason', 'changed')
  const words = filled({
    headline: asHeading(reading.bare || topic),
    figure: said,
    day: first('until', 'when'),
    place: first('where'),
    body: told && told.length <= shortBody ? told : undefined,
    call: first('order', 'contact', 'link'),
    items: items.slice(0, pictureLimits.items).map((item) => item.slice(0, pictureLimits.item)),
  })
  const suits = ({ occasions, hasItems }: Template) =>
    occasions.includes(reading.occasion) && (!hasItems || (words.items?.length ?? 0) >= 2) && hasCentre(occasions, words)
  const template = (Object.keys(templates) as TemplateId[]).find((id) => suits(templates[id]))
  return { template: template ?? ((words.items?.length ?? 0) >= 2 ? 'list' : 'notice'), words }
}

const hasCentre = (occasions: readonly Occasion[], words: PictureWords): boolean => {
  if (occasions.includes('offer')) return words.figure !== undefined
  return !occasions.includes('event') || words.day !== undefined || words.place !== undefined
}
