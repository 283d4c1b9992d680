import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carouselPlatforms } from '#contract/options.ts'
import { postFeatures } from '#contract/plans.ts'
import type { CarouselResult } from '#kinds/carousel/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { generate, ledgerOf } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

type Written = CarouselResult & { readonly id: string }
const steps = ['Belt over the pallu', 'Pallu as a scarf', 'With a white shirt', 'Trousers under it', 'Short over sneakers']
const asked = { topic: '5 ways to style one saree', facts: { steps } }

describe.each(databases)('carousels on $name', ({ fresh }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
  })
  afterAll(() => server.stop())
  const newUser = () => givenOn(server).user({ plan: 'pro' })

  test.each(carouselPlatforms)('one for %s counts as a post there, once', async (platform) => {
    const user = await newUser()
    const { status, body } = await generate(user, 'carousel', { ...asked, platform })
    expect({ status, slides: (body as Written).carousel.slides.length }).toEqual({ status: 200, slides: 7 })
    const { usage } = await ledgerOf(server, user)
    expect(usage.map(({ feature }) => feature)).toEqual([postFeatures[platform]])
  })

  test('with fewer slides it has fewer, and the first stays as it was written', async () => {
    const user = await newUser()
    const first = (await generate(user, 'carousel', asked)).body as Written
    const { body } = await generate(user, 'carousel', { ...asked, slides: 5, rewrite: { of: first.id, how: 'shorter' } })
    expect((body as Written).carousel.slides).toHaveLength(5)
    const { body: kept } = await user.get(`/api/generations/${first.id}`)
    expect(kept).toMatchObject({ result: { carousel: first.carousel } })
  })

  test('slides that were moved, changed and taken away are kept as edited', async () => {
    const user = await newUser()
    const { id, carousel } = (await generate(user, 'carousel', asked)).body as Written
    const [cover, first, second] = carousel.slides
    const edited = { carousel: { ...carousel, slides: [cover, second, { ...first, text: 'With a broad belt.' }] } }
    expect((await user.put(`/api/generations/${id}/edited`, { result: edited, version: 1, copied: false })).status).toBe(200)
    expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ edited: { result: edited } })
  })
})

describe('a carousel of a model', () => {
  let server: TestServer
  let model: ModelDouble
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ env: { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url } })
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })

  test('has no slide with more text than is read: sentences that are too many go, and the whole ones stay', async () => {
    const good = goodAnswers.carousel as CarouselResult['carousel']
    const [cover, ...others] = good.slides
    const long = `Clean it with a rag. ${'It wears out faster than any hill. '.repeat(9)}`.trim()
    const answer = { ...good, slides: [cover, { heading: 'Clean the chain', text: long }, ...others.slice(1)] }
    model.next(answers(answer), answers(answer), answers(answer))
    const { body } = await generate(await givenOn(server).user({ plan: 'pro' }), 'carousel', { facts: undefined })
    const [, chain] = (body as Written).carousel.slides
    expect(chain?.text).toMatch(/^Clean it with a rag\. It wears out faster than any hill\./)
    expect(chain?.text.split(/\s+/u).length).toBeLessThanOrEqual(30)
    expect(chain?.text).toMatch(/\.$/)
  })
})
