import { setImmediate as nextIteration } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { description } from '#kinds/description/index.ts'
import { descriptionWriter } from '#kinds/description/writer.server.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { kinds } from '#kinds/index.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { modelEngine } from '#server/core/generation/engine.ts'
import { createSeedSequence } from '#server/core/generation/seed-sequence.ts'
import type { Model } from '#server/infra/models/model.ts'
import type { Writer } from '#writer/writer.ts'

describe('seed sequence', () => {
  test('seeds of a request are consecutive, also with other requests in between', () => {
    const nextSeed = createSeedSequence(() => 41)
    const [bread, run] = [{ topic: 'bread' }, { topic: 'running' }]
    expect([nextSeed(bread), nextSeed(run), nextSeed(bread), nextSeed({ topic: 'bread' }), nextSeed(run)]).toEqual([41, 41, 42, 43, 42])
  })

  test('each request starts at its own first seed', () => {
    const firstSeeds = [7, 900]
    const nextSeed = createSeedSequence(() => firstSeeds.shift() ?? 0)
    expect([nextSeed({ topic: 'a' }), nextSeed({ topic: 'b' })]).toEqual([7, 900])
  })
})

test("a model's prompt is made with the user's style", async () => {
  const styles: unknown[] = []
  const writer: Writer = {
    ...(await serverKinds.script.writer()),
    prompt: (_request, _revision, options) => {
      styles.push(options?.style)
      return { system: '', prompt: '' }
    },
  }
  const model = { ask: async () => ({ answer: { script: 'One.' }, json: '', model: 'test', tokens: { input: 0, output: 0 } }) }
  const style = { spelling: 'british', address: 'formal' } as const
  const task = { writer, request: { ...kinds.script.sample }, style }
  await modelEngine('test', model as unknown as Model).write(task, { signal: new AbortController().signal })
  expect(styles).toEqual([style])
})

describe('yielding to the event loop', () => {
  test('each caller continues in its own iteration of the event loop, in the order of the calls', async () => {
    const steps: string[] = []
    const work = async (name: string) => {
      for (const part of [1, 2]) {
        await yieldToEventLoop()
        steps.push(`${name}${part}`)
      }
    }
    const all = Promise.all([work('a'), work('b'), work('c')])
    const counts: number[] = []
    while (steps.length < 6) {
      await nextIteration()
      counts.push(steps.length)
    }
    await all
    expect(steps).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1)
  })

  test('a call after an idle time resolves', async () => {
    await yieldToEventLoop()
    await nextIteration()
    await yieldToEventLoop()
  })
})

describe('a model with its own way of use', () => {
  const options = { signal: new AbortController().signal }
  const asked: unknown[] = []
  const model: Model = {
    use: { brief: 'short', lacks: ['sa'] },
    async ask(request, { priority }) {
      asked.push(priority)
      return {
        answer: request.answer.parse({ description: 'Old bicycles last.', hashtags: [] }),
        json: '{}',
        model: 'local/a',
        tokens: { input: 1, output: 1 },
        repairs: 1,
      }
    },
  }
  const engine = modelEngine('local/a', model)

  test('a language that it lacks is left to the built-in writer, and the result says so', async () => {
    const { engine: by, result } = await engine.write(
      { writer: descriptionWriter, request: { ...description.sample, language: 'sa' } },
      options,
    )
    expect(by).toBe('builtin')
    expect(descriptionWriter.schema.result.parse(result).arranged?.notes[0]).toEqual({ code: 'language' })
    expect(asked).toEqual([])
  })

  test('another one it writes itself, in the queue of the caller, with the number of repairs', async () => {
    const draft = await engine.write({ writer: descriptionWriter, request: description.sample, priority: 'batch' }, options)
    expect(draft).toMatchObject({ engine: 'local/a', repairs: 1 })
    expect(asked).toEqual(['batch'])
  })
})
