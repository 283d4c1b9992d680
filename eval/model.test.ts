import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cells } from '#eval/grid.ts'
import { modelReport, modelSettings } from '#eval/model.ts'
import { answers, type ModelDouble, refuses, says, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'

let model: ModelDouble
beforeAll(async () => {
  model = await startModel()
})
afterAll(() => model.close())
beforeEach(() => model.reset())

const settings = () => ({ model: 'compatible/one', fallbacks: [], baseUrl: model.url })
const hashtags = [...cells('en', ['hashtags'])]
/** The number after a name in the report. */
const figure = (report: string, name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(report)?.[1])

test('the report has the results of every check before repair and as delivered', async () => {
  model.always(answers({ ...goodAnswers.hashtags, hashtags: ['#Watercolour', '#Watercolour', '#Painting'] }))
  const report = await modelReport(hashtags, 4, settings())
  expect(report).toContain(`compatible/one: 4 of ${hashtags.length} requests of the grid`)
  expect(report).toContain('As the model wrote it')
  expect(report).toContain('As the user sees it')
  expect(figure(report, 'results') + figure(report, 'nothing postable was left')).toBe(4)
  expect(figure(report, 'tokens in')).toBeGreaterThan(0)
})

test('results that are unusable and requests without an answer are counted', async () => {
  model.always(says('{"hashtags": ['))
  expect(figure(await modelReport(hashtags, 2, settings()), 'results')).toBe(0)
  model.always(refuses(401))
  const report = await modelReport(hashtags, 2, settings())
  expect(figure(report, 'no answer')).toBe(2)
  expect(figure(report, 'results')).toBe(0)
})

test('requests are sampled from the whole grid', async () => {
  model.always(answers(goodAnswers.post))
  const grid = [...cells('en', ['hashtags']), ...cells('hi', ['hashtags'])]
  await modelReport(grid, 2, settings())
  expect(model.calls.some(({ prompt }) => /English/.test(prompt))).toBe(true)
  expect(model.calls.some(({ prompt }) => /Hindi|हिन्दी/.test(prompt))).toBe(true)
})

test('the model comes from the environment; without AI_MODEL there is none', () => {
  expect(modelSettings({})).toBeNull()
  expect(modelSettings({ AI_MODEL: 'ollama/llama3.2', AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toMatchObject({ model: 'ollama/llama3.2' })
  expect(() => modelSettings({ AI_MODEL: 'llama' })).toThrow('AI_MODEL')
})
