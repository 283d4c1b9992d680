import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureOfText } from '#api/pictures.ts'
import { newVoice } from '#contract/voices.ts'
import { slideTemplateIds } from '#pictures/index.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { aRecipe } from '#tests/support/pictures.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

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
