import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureOfText } from '#api/pictures.ts'
import { newVoice } from '#contract/voices.ts'
import { slideTemplateIds } from '#pictures/index.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { aCarousel, aRecipe } from '#tests/support/pictures.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { unzipBytes } from '#tests/support/zip.ts'

describe.each(databases)('pictures of texts, on $name', ({ fresh }) => {
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    user = await givenOn(server).user({ plan: 'pro' })
  })
  afterAll(() => server.stop())

  const json = (method: string, body: object) => ({
    method,
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body),
  })
  const render = (recipe: object) => user.fetch('/functions/v1/render-picture', json('POST', recipe))

  test.each([
    ['png', 'portrait', 1080, 1350],
    ['jpeg', 'wide', 1200, 675],
  ])('a recipe is drawn as a %s in the size of its format', async (file, format, width, height) => {
    const answer = await render({ ...aRecipe, format, file })
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status: 200, type: `image/${file}` })
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: file, width, height })
  })

  test('words that do not fit are refused, with how many characters are too many', async () => {
    const answer = await render({ ...aRecipe, format: 'wide', words: { headline: 'Too many words. '.repeat(24).trim() } })
    expect(answer.status).toBe(422)
    const { data } = (await answer.json()) as { data: { issues: object[] } }
    expect(data.issues).toEqual([{ path: 'words', message: expect.stringMatching(/Take out at least \d+ characters/) }])
  })

  const drawn = (recipe: object, accept?: string) =>
    user.fetch('/functions/v1/render-picture', {
      ...json('POST', recipe),
      headers: { 'content-type': 'application/json', origin: server.url, ...(accept && { accept }) },
    })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const issuesOf = async (answer: Response) => {
    expect(answer.status).toBe(422)
    return ((await answer.json()) as { data: { issues: { path: string; message: string }[] } }).data.issues
  }

  test.each([
    ['by default', {}, undefined, 'application/zip'],
    ['by its name', { file: 'pdf' }, undefined, 'application/pdf'],
    ['by its type', {}, 'application/pdf', 'application/pdf'],
    ['by the type that is liked most', {}, 'application/zip;q=0.5, application/pdf', 'application/pdf'],
    ['by its name before its type', { file: 'zip' }, 'application/pdf', 'application/zip'],
    ['for a browser', {}, '*/*', 'application/zip'],
    ['one slide by default', { at: 1 }, undefined, 'image/png'],
    ['one slide by its name', { at: 1, file: 'jpeg' }, undefined, 'image/jpeg'],
    ['one slide by its type', { at: 1 }, 'image/jpeg, */*;q=0.1', 'image/jpeg'],
  ])('a carousel is answered %s', async (_, asked, accept, type) => {
    const answer = await drawn({ ...aCarousel, ...asked }, accept)
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status: 200, type })
  })

  test('one picture is answered in the type that is accepted', async () => {
    expect((await drawn(aRecipe, 'image/jpeg')).headers.get('content-type')).toBe('image/jpeg')
    expect((await drawn(aRecipe, 'application/json')).headers.get('content-type')).toBe('image/png')
  })

  test('the ZIP has a PNG for each slide, each as it is drawn alone', async () => {
    const files = unzipBytes(await bytesOf(await drawn(aCarousel)))
    expect(Object.keys(files)).toEqual(['01.png', '02.png', '03.png', '04.png', '05.png'])
    for (const file of Object.values(files))
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
    expect(files['03.png']).toEqual(await bytesOf(await drawn({ ...aCarousel, at: 2 })))
  })

  test('the PDF has a page for each slide, in the size of its format, with title and language and nothing else', async () => {
    const pdf = await bytesOf(await drawn({ ...aCarousel, format: 'square', file: 'pdf' }))
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getPages().map((page) => page.getSize())).toEqual(aCarousel.slides.map(() => ({ width: 1080, height: 1080 })))
    expect(document.getTitle()).toBe(aCarousel.slides[0].heading)
    expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en')
    expect([document.getAuthor(), document.getCreator(), document.getProducer(), document.getCreationDate()]).toEqual(
      Array(4).fill(undefined),
    )
    expect(pdf.length).toBeLessThan(1_000_000)
  })

  test.each([
    ['neither words nor slides', { slides: undefined }, undefined, 'words'],
    ['words and slides', { words: {} }, undefined, 'slides'],
    ['two slides', { slides: aCarousel.slides.slice(0, 2) }, undefined, 'slides'],
    ['a slide that is not there', { at: 5 }, undefined, 'at'],
    ['a layout of one picture', { template: 'offer' }, undefined, 'template'],
    ['a carousel as a PNG', { file: 'png' }, undefined, 'file'],
    ['a carousel for who takes only PNGs', {}, 'image/png', 'file'],
    ['a slide as a PDF', { at: 0, file: 'pdf' }, undefined, 'file'],
    ['one picture as a PDF', { ...aRecipe, slides: undefined, file: 'pdf' }, undefined, 'file'],
    ['one picture for who takes only PDFs', { ...aRecipe, slides: undefined }, 'application/pdf', 'file'],
    ['one picture with a slide', { ...aRecipe, slides: undefined, at: 0 }, undefined, 'at'],
    ['one picture in a layout of carousels', { ...aRecipe, slides: undefined, template: 'journal' }, undefined, 'template'],
  ])('%s is refused at its field', async (_, changed, accept, path) => {
    expect((await issuesOf(await drawn({ ...aCarousel, ...changed }, accept))).map((issue) => issue.path)).toEqual([path])
  })

  test.each([undefined, 2])('words that do not fit are refused at their slide', async (at) => {
    const full = { heading: 'Too many words. '.repeat(10).trim(), text: 'Too many words. '.repeat(25).trim() }
    const slides = aCarousel.slides.map((slide, index) => (index === 2 ? full : slide))
    expect(await issuesOf(await drawn({ ...aCarousel, format: 'wide', slides, at }))).toEqual([
      { path: 'slides.2', message: expect.stringMatching(/Take out at least \d+ characters/) },
    ])
  })

  test('a text has a picture from its own facts, which is kept as its user made it, and counts nothing', async () => {
    const written = await user.fetch(
      '/functions/v1/generate-posts',
      json('POST', {
        topic: 'Diwali sale on handmade candles',
        facts: { price: '20% off', until: 'until Sunday', where: '12 Market Street', order: 'Call 98260 00000' },
        platform: 'instagram',
        language: 'en',
      }),
    )
    const { id } = (await written.json()) as { id: string }
    const usage = await (await user.fetch('/api/usage')).json()
    const path = `/api/generations/${id}/picture`
    const suggested = (await (await user.fetch(path)).json()) as PictureOfText
    expect(suggested).toMatchObject({
      stored: false,
      recipe: {
        template: 'offer',
        format: 'portrait',
        words: {
          headline: 'Diwali sale on handmade candles',
          figure: '20% off',
          day: 'until Sunday',
          place: '12 Market Street',
          call: 'Call 98260 00000',
        },
      },
    })
    expect((await render(suggested.recipe)).status).toBe(200)

    const own = { ...suggested.recipe, template: 'notice', side: 'dark' }
    expect((await user.fetch(path, json('PUT', own))).status).toBe(200)
    expect(await (await user.fetch(path)).json()).toEqual({ stored: true, recipe: own })
    expect(await (await user.fetch('/api/usage')).json()).toEqual(usage)
  })

  test('slides of a carousel begin with a layout of theirs, and have no words beside those of the text', async () => {
    const written = await user.fetch(
      '/functions/v1/generate-carousel',
      json('POST', {
        topic: 'How to look after a cast-iron pan',
        details: 'Rinse it with hot water\nDry it over a low flame\nRub in a drop of oil\nStore it open',
        platform: 'linkedin',
      }),
    )
    const { id, carousel } = (await written.json()) as { id: string; carousel: { slides: object[] } }
    const { recipe } = (await (await user.fetch(`/api/generations/${id}/picture`)).json()) as PictureOfText
    expect(slideTemplateIds).toContain(recipe.template)
    const { words, ...look } = recipe
    expect(words).toEqual({})
    expect((await render({ ...look, slides: carousel.slides, at: 0 })).status).toBe(200)
  })

  test('a picture begins with the look of the voice that wrote the text', async () => {
    const brand = { colors: ['#1f6f54', '#f2c230'], typefaces: 'poster', handle: '@maya.candles' }
    const created = await user.fetch('/api/voices', json('POST', { ...newVoice, name: 'Maya', brand }))
    const { voice } = (await created.json()) as { voice: { id: string; brand: object } }
    expect(voice.brand).toEqual(brand)
    const written = await user.fetch(
      '/functions/v1/generate-posts',
      json('POST', {
        topic: 'Candle workshop',
        facts: { when: 'Friday, 6 pm', where: '12 Market Street' },
        platform: 'facebook',
        voice: voice.id,
      }),
    )
    const { id } = (await written.json()) as { id: string }
    const { recipe } = (await (await user.fetch(`/api/generations/${id}/picture`)).json()) as PictureOfText
    expect(recipe).toMatchObject({ brand, words: { day: 'Friday, 6 pm', place: '12 Market Street' } })
    expect((await render(recipe)).status).toBe(200)
  })
})
