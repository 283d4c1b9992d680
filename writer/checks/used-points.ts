import type { SourceBackground } from '#writer/background.ts'
import { normalised } from '#writer/checks/passage.ts'
import { findWords } from '#writer/checks/words.ts'
import { figuresIn } from '#writer/facts/figures.ts'

/** The share of a point's words from which a text uses it, and the fewest such words. */
const wordShare = 0.5
const fewestWords = 2
/** Letters by which forms of a word are compared, and the fewest of a word that carries meaning. */
const stem = 5
const shortest = 4
/** Numbers from which a figure tells a point from others. */
const telling = 12

/** What a text is compared by: the beginnings of its words, or each two neighbouring signs without spaces. */
function partsOf(text: string): Set<string> {
  const words = normalised(text).split(' ')
  return new Set(
    words.flatMap((word) => {
      const signs = [...word]
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word))
        return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
      return signs.length >= shortest ? [signs.slice(0, stem).join('')] : []
    }),
  )
}

const valuesIn = (text: string) => figuresIn(text).flatMap(({ values }) => values.filter((value) => value > telling))

/**
 * The positions of the points that a text uses, ascending: it has a fact or a number that only this point has, or half of its words. In
 * another language than the source only facts and numbers show it.
 */
export function usedPoints(text: string, { points }: Pick<SourceBackground, 'points'>): number[] {
  const [parts, values] = [partsOf(text), new Set(valuesIn(text))]
  const told = new Set(
    findWords(
      text,
      points.flatMap(({ facts }) => facts),
    ).map(({ word }) => word),
  )
  const isAlone = (holds: (point: (typeof points)[number]) => boolean) => points.filter(holds).length === 1
  return points
    .filter((point) => {
      const hasFact = point.facts.some(
        (fact) => told.has(fact) && isAlone(({ text: other, facts }) => [other, ...facts].some((each) => each.includes(fact))),
      )
      if (hasFact) return true
      const hasNumber = valuesIn(point.text).some((value) => values.has(value) && isAlone((other) => valuesIn(other.text).includes(value)))
      if (hasNumber) return true
      const own = [...partsOf(point.text)]
      const shared = own.filter((part) => parts.has(part)).length
      return shared >= Math.min(fewestWords, own.length) && shared >= own.length * wordShare && own.length > 0
    })
    .map(({ position }) => position)
    .sort((a, b) => a - b)
}
