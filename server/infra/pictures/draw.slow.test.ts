import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { carouselLimits, type Slide } from '#contract/carousel.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { type PictureFormat, type PictureWords, pictureFormatIds, pictureSides, typefacePairs } from '#contract/pictures.ts'
import { pictureTemplateIds, slideTemplateIds } from '#pictures/index.ts'
import { slidePage, slideWords } from '#pictures/slides.ts'
import { pictureSamples, slideSamples } from '#tests/support/picture-samples.ts'
import { createStudio, type Picture, TooManyWords } from './draw.ts'
import { packageOf, typefacesFor } from './fonts.ts'

const studio = createStudio()
const colors = ['#b9351b', '#1f6f54', '#f2c230', '#2b3a8f', '#d6336c', '#0f766e'] as const

type Words = (typeof pictureSamples)[LanguageCode]

/** The words of a language, three times as long, and with its longest word. */
const lengths: Readonly<Record<string, (words: Words) => PictureWords>> = {
  short: (words) => words,
  long: ({ items, ...words }) => ({
    ...words,
    headline: `${words.headline} ${words.body}`,
    body: `${words.body} ${words.headline} ${words.body}`,
    items: [...items, ...items].map((item) => `${item}, ${item}`),
  }),
  longest: (words) => ({ ...words, headline: words.headline.replaceAll(' ', '').slice(0, 48) }),
}

/** As written, at the limits of a slide, and a price alone. */
const slideLengths: Readonly<Record<string, (slide: Slide) => Slide>> = {
  short: (slide) => slide,
  long: ({ heading, text }) => ({
    heading: `${heading} `.repeat(9).slice(0, carouselLimits.heading).trim(),
    text: text && `${text} ${heading} `.repeat(9).split(' ').slice(0, carouselLimits.words).join(' ').slice(0, carouselLimits.text).trim(),
  }),
  shortest: () => ({ heading: '£18', text: '' }),
}

describe.each(languageCodes)('the grid in %s', (language) => {
  test.each(pictureTemplateIds)(
    '%s: no word leaves its box in any format, side and length; what does not fit is refused',
    async (template) => {
      for (const format of pictureFormatIds)
        for (const side of pictureSides)
          for (const [length, of] of Object.entries(lengths)) {
            const picture: Picture = {
              template,
              format,
              side,
              language,
              words: of(pictureSamples[language]),
              brand: { colors: ['#b9351b'], typefaces: 'editorial', handle: '@maya.candles' },
            }
            const measured = await studio.measure(picture)
            const where = `${template}, ${format}, ${side}, ${length}`
            if (length === 'short' && format !== 'wide') expect(measured, where).not.toBeNull()
            if (measured) expect(outsideOf(measured), where).toEqual([])
            else expect(await studio.draw(picture).catch((error) => error), where).toBeInstanceOf(TooManyWords)
          }
    },
  )

  test.each(slideTemplateIds)('%s: the same of every slide of a carousel', async (template) => {
    for (const format of pictureFormatIds)
      for (const side of pictureSides)
        for (const [length, of] of Object.entries(slideLengths)) {
          const slides = slideSamples(language).map(of)
          for (const at of slides.keys()) {
            const picture: Picture = {
              template,
              format,
              side,
              language,
              words: slideWords(slides, at),
              page: slidePage(slides, at),
              brand: { colors: ['#b9351b'], typefaces: 'editorial', handle: '@maya.candles' },
            }
            const measured = await studio.measure(picture)
            const where = `${template}, ${format}, ${side}, ${length}, slide ${at}`
            if (length === 'short' && format !== 'wide') expect(measured, where).not.toBeNull()
            if (measured) expect(outsideOf(measured), where).toEqual([])
          }
        }
  })

  test('every character has a glyph', async () => {
    const words = Object.values(pictureSamples[language]).flat().join(' ')
    for (const pair of typefacePairs) {
      const { families } = typefacesFor(pair, language, words)
      const ranges = (await Promise.all(families.map((family) => rangesOf(packageOf(family))))).flat()
      const missing = [...new Set(words.replaceAll(/\p{Extended_Pictographic}|\s/gu, ''))].filter(
        (character) => !ranges.some(([from, to]) => (character.codePointAt(0) ?? 0) >= from && (character.codePointAt(0) ?? 0) <= to),
      )
      expect(missing).toEqual([])
    }
  })
})

interface Measured {
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
  readonly children: readonly Measured[]
  readonly runs: readonly { readonly text: string; readonly x: number; readonly width: number; readonly height: number }[]
}

/** Words outside the picture, or wider than their own box. */
function outsideOf(root: Measured): string[] {
  const walk = ({ runs, children, width, height, transform: [, , , , x = 0, y = 0] }: Measured): string[] => [
    ...(runs.length > 0 && (x < -1.5 || y < -1.5 || x + width > root.width + 1.5 || y + height > root.height + 1.5)
      ? [runs.map(({ text }) => text).join(' ')]
      : []),
    ...runs
      .map((run) => ({ ...run, space: /\s$/u.test(run.text) ? 0.35 * run.height : 0 }))
      .filter((run) => run.x + run.space < -1.5 || run.x + run.width > width + 1.5 + run.space)
      .map(({ text }) => text),
    ...children.flatMap(walk),
  ]
  return walk(root)
}

const require = createRequire(import.meta.url)
async function rangesOf(name: string): Promise<[number, number][]> {
  const css = await readFile(require.resolve(`@fontsource-variable/${name}/index.css`), 'utf8')
  return [...css.matchAll(/unicode-range:\s*([^;]+);/g)].flatMap(([, ranges = '']) =>
    ranges.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  )
}

const golden = join(import.meta.dirname, '../../../tests/pictures')

/** A picture for every third template of each language, so that all templates, formats, sides and typefaces are there. */
const cells = languageCodes.flatMap((language, at) =>
  [0, 3, 6].map((step) => {
    const pick = <Value>(values: readonly Value[]) => values[(at + step) % values.length] as Value
    return {
      language,
      template: pick(pictureTemplateIds),
      format: pick(pictureFormatIds.filter((format) => format !== 'wide') as PictureFormat[]),
      side: pick(pictureSides),
      typefaces: pick(typefacePairs),
      color: pick(colors),
    }
  }),
)

/** Width of the pictures that are kept, and how far a pixel may differ on average: other processors round otherwise. */
const [keptWidth, tolerance] = [270, 3]

/** Compares a picture with the one that was approved under a name. */
async function expectApproved(drawn: Buffer, name: string): Promise<void> {
  const small = await sharp(drawn).resize({ width: keptWidth }).webp({ quality: 80 }).toBuffer()
  const file = join(golden, `${name}.webp`)
  if (process.env.APPROVE_PICTURES && !existsSync(file)) {
    await mkdir(golden, { recursive: true })
    await writeFile(file, small)
  }
  const [one, other] = await Promise.all([small, await readFile(file)].map((data) => sharp(data).removeAlpha().raw().toBuffer()))
  const sum = one?.reduce((total, value, at) => total + Math.abs(value - (other?.[at] ?? 0)), 0) ?? Number.NaN
  expect(sum / (one?.length ?? 1)).toBeLessThan(tolerance)
}

test.each(cells)('$template in $language looks as it was approved', async ({ language, color, typefaces, ...look }) => {
  const drawn = await studio.draw({
    ...look,
    language: language as LanguageCode,
    words: pictureSamples[language],
    brand: { colors: [color], typefaces, handle: '@maya' },
  })
  await expectApproved(drawn, `${look.template}-${language}-${look.format}-${look.side}`)
})

const parts = ['cover', 'text', 'heading', 'end'] as const

/** Two slides of each language, so that every template has all four kinds of slides. */
const slideCells = Array.from({ length: 2 * languageCodes.length }, (_, nth) => {
  const pick = <Value>(values: readonly Value[], at = nth) => values[at % values.length] as Value
  const turn = Math.floor(nth / slideTemplateIds.length)
  return {
    language: pick(languageCodes),
    template: pick(slideTemplateIds),
    at: turn % parts.length,
    format: pick(pictureFormatIds),
    side: pick(pictureSides, nth + turn),
    typefaces: pick(typefacePairs, nth + turn),
    color: pick(colors),
  }
})

test.each(slideCells)(
  'slide $at of $template in $language looks as it was approved',
  async ({ language, at, color, typefaces, ...look }) => {
    const brand = { colors: [color], typefaces, handle: '@maya' }
    const { value } = await studio.drawSlides({ ...look, language, brand, slides: slideSamples(language) }, { at }).next()
    await expectApproved(value, `${look.template}-${parts[at]}-${language}-${look.format}-${look.side}`)
  },
)
