import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultBrand, pictureFormats } from '#contract/pictures.ts'
import { pictureTemplateIds, slideTemplateIds } from '#pictures/index.ts'
import { aCarousel } from '#tests/support/pictures.ts'
import { type Carousel, createStudio, type Picture, TooManyWords } from './draw.ts'
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

test.each(pictureTemplateIds)('%s is drawn in every format', async (template) => {
  for (const [format, { width, height }] of Object.entries(pictureFormats)) {
    const file = await studio.draw({ ...picture, template, format: format as Picture['format'] })
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width, height })
  }
})

test.each(pictureTemplateIds)('the second color of a brand is seen in %s', async (template) => {
  const [one, two] = await Promise.all(
    [['#b9351b'], ['#b9351b', '#222299']].map((colors) => studio.draw({ ...picture, template, brand: { ...picture.brand, colors } })),
  )
  expect(await difference(one as Buffer, two as Buffer)).toBeGreaterThan(5_000)
})

test('an emoji is drawn, and none is fetched', async () => {
  const [plain, happy] = await Promise.all(['Bread', 'Bread 🥖'].map((headline) => studio.draw({ ...picture, words: { headline } })))
  expect(await difference(plain as Buffer, happy as Buffer)).toBeGreaterThan(500)
})

const carousel: Carousel = { ...aCarousel, brand: { ...defaultBrand, handle: '@maya' } }
const drawnSlides = (changed: Partial<Carousel>, options = {}) => Array.fromAsync(studio.drawSlides({ ...carousel, ...changed }, options))

test.each(slideTemplateIds)('the slides of %s are drawn in every format, and one alone as among the others', async (template) => {
  for (const [format, { width, height }] of Object.entries(pictureFormats)) {
    const look = { template, format: format as Carousel['format'] }
    const files = await drawnSlides(look)
    expect(files).toHaveLength(carousel.slides.length)
    for (const [at, file] of files.entries()) {
      expect(await sharp(file).metadata()).toMatchObject({ width, height })
      expect((await drawnSlides(look, { at }))[0]).toEqual(file)
    }
  }
})

test.each(slideTemplateIds)('the second color of a brand is seen on every slide of %s', async (template) => {
  const [one = [], two = []] = await Promise.all(
    [['#b9351b'], ['#b9351b', '#44b070']].map((colors) => drawnSlides({ template, brand: { ...defaultBrand, colors } })),
  )
  for (const [at, file] of one.entries()) expect(await difference(file, two[at] as Buffer)).toBeGreaterThan(5_000)
})

test('a photo is on the cover', async () => {
  const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2b3a8f' } })
    .png()
    .toBuffer()
  const [[plain, plainInner], [cover, inner]] = await Promise.all([
    drawnSlides({ template: 'frame' }),
    drawnSlides({ template: 'frame', photo }),
  ])
  expect(await difference(plain as Buffer, cover as Buffer)).toBeGreaterThan(100_000)
  expect(inner).toEqual(plainInner)
})

test('the arrow of the cover points where one reads on', async () => {
  const edges = async (language: Carousel['language']) => {
    const { value } = await studio.drawSlides({ ...carousel, language, template: 'cards' }, { at: 0 }).next()
    const lightness = async (left: number) => {
      const strip = await sharp(value).extract({ left, top: 400, width: 40, height: 500 }).png().toBuffer()
      return (await sharp(strip).stats()).channels[0]?.mean ?? 0
    }
    return Promise.all([0, 1040].map(lightness))
  }
  const [[left = 0, right = 0], [leftOfUrdu = 0, rightOfUrdu = 0]] = await Promise.all([edges('en'), edges('ur')])
  // The next card is lighter than what the cards lie on.
  expect(right).toBeGreaterThan(left)
  expect(leftOfUrdu).toBeGreaterThan(rightOfUrdu)
})

test('a slide whose words do not fit is named; the others are drawn without it', async () => {
  const slides = carousel.slides.map((slide, at) =>
    at === 2 ? { heading: 'Too many words. '.repeat(10).trim(), text: 'Too many words. '.repeat(25).trim() } : slide,
  )
  const refused = await drawnSlides({ slides, format: 'wide' }).catch((error) => error)
  expect(refused).toMatchObject({ constructor: TooManyWords, slide: 2, excess: expect.any(Number) })
  expect(await drawnSlides({ slides, format: 'wide' }, { at: 1 })).toEqual(await drawnSlides({ format: 'wide' }, { at: 1 }))
})

test('nothing more is drawn for a caller that has gone', async () => {
  const caller = new AbortController()
  const slides = studio.drawSlides(carousel, { signal: caller.signal })
  await slides.next()
  caller.abort()
  await expect(slides.next()).rejects.toThrow('aborted')
})

test('the space after the last word of a line is no word that does not fit, on the left as on the right', async () => {
  const text = 'الضوء الأزرق يؤخر النعاس. ضع هاتفك في غرفة أخرى واقرأ صفحات من كتاب ورقي.'
  const slides = carousel.slides.map(() => ({ heading: 'أطفئ الشاشات', text }))
  await drawnSlides({ language: 'ar', template: 'route', slides })
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
