import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultBrand, pictureFormats } from '#contract/pictures.ts'
import { templateIds } from '#pictures/index.ts'
import { createStudio, type Picture, TooManyWords } from './draw.ts'
import { hostilePictures } from './hostile-pictures.fixture.ts'

const studio = createStudio()
const picture: Picture = {
  template: 'notice',
  format: 'portrait',
  side: 'light',
  language: 'en',
  brand: { ...defaultBrand, handle: '@maya' },
  words: {
    headline: 'We open at 7',
    figure: '20% off',
    day: 'Monday',
    place: '12 Market Street',
    body: 'Fresh bread.',
    call: 'Come by',
    items: ['One', 'Two'],
  },
}
/** How many pixels of two pictures differ clearly. */
async function difference(first: Buffer, second: Buffer): Promise<number> {
  const [one, other] = await Promise.all([first, second].map((file) => sharp(file).greyscale().raw().toBuffer()))
  return one?.reduce((count, value, at) => count + (Math.abs(value - (other?.[at] ?? 0)) > 40 ? 1 : 0), 0) ?? 0
}

test.each(templateIds)('%s is drawn in every format', async (template) => {
  for (const [format, { width, height }] of Object.entries(pictureFormats)) {
    const file = await studio.draw({ ...picture, template, format: format as Picture['format'] })
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width, height })
  }
})

test.each(templateIds)('the second color of a brand is seen in %s', async (template) => {
  const [one, two] = await Promise.all(
    [['#b9351b'], ['#b9351b', '#222299']].map((colors) => studio.draw({ ...picture, template, brand: { ...picture.brand, colors } })),
  )
  expect(await difference(one as Buffer, two as Buffer)).toBeGreaterThan(5_000)
})

test('an emoji is drawn, and none is fetched', async () => {
  const [plain, happy] = await Promise.all(['Bread', 'Bread 🥖'].map((headline) => studio.draw({ ...picture, words: { headline } })))
  expect(await difference(plain as Buffer, happy as Buffer)).toBeGreaterThan(500)
})

test('words that do not fit are refused with how many characters are too many: without them they fit', async () => {
  const headline = 'Bread and roses for everybody in town. '.repeat(16).trim()
  const refused = await studio.draw({ ...picture, format: 'wide', words: { headline } }).catch((error) => error)
  expect(refused).toBeInstanceOf(TooManyWords)
  const { excess } = refused as TooManyWords
  expect(excess).toBeGreaterThan(0)
  await studio.draw({ ...picture, format: 'wide', words: { headline: headline.slice(0, -excess) } })
  await expect(studio.draw({ ...picture, format: 'wide', words: { headline: headline.slice(0, 1 - excess) } })).rejects.toThrow(
    TooManyWords,
  )
})

test.each(Object.entries(hostilePictures))('%s is drawn or refused, and harms nothing', async (_, words) => {
  const drawn = await studio.draw({ ...picture, words }).catch((error) => error)
  if (!(drawn instanceof TooManyWords)) expect(await sharp(drawn).metadata()).toMatchObject({ width: 1080, height: 1350 })
})
