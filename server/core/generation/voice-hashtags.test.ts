import { expect, test } from 'vitest'
import { hashtagsIn } from '#contract/measure.ts'
import { newVoice } from '#contract/voices.ts'
import { kinds } from '#kinds/index.ts'
import { builtinEngine, type Draft, type Engine, type Task } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { writers } from '#tests/support/writers.ts'

const { signal } = new AbortController()
const options = { signal, stopped: signal }
const request = { ...kinds.post.sample, platform: 'instagram', topic: 'Our bread is ready on Sunday', details: '12 Mill Lane' } as const
const task = {
  writer: writers.post,
  request,
  background: { voice: { ...newVoice, name: 'Rosa', rules: [{ kind: 'no-hashtags' }] } },
} as object as Task

test('a model’s hashtags that a rule of the voice leaves out go without a note', async () => {
  const caption = 'Our bread is ready on Sunday at 12 Mill Lane.\n\n#Bread #Sourdough #Bakery #MillLane #Sunday'
  const draft: Draft = {
    result: { post: { caption } },
    engine: 'test/model',
    conversation: { brief: writers.post.prompt(request as never), turns: [] },
  }
  const engine: Engine = { name: 'test', write: async () => draft, rewrite: async () => draft }
  const { result } = await validateAndRepair(task, draft, engine, options)
  expect(writers.post.kind.text(result as never)).toBe('Our bread is ready on Sunday at 12 Mill Lane.')
  expect(((result.checks ?? []) as { code: string }[]).map(({ code }) => code)).not.toContain('cut')
  expect(JSON.stringify(result.checks ?? '')).not.toContain('#')
})

test('a text of the built-in writer without hashtags says nothing of them', async () => {
  const engine = builtinEngine(() => 1)
  const { result } = await validateAndRepair(task, await engine.write(task, { signal }), engine, options)
  expect(hashtagsIn(writers.post.kind.text(result as never))).toEqual([])
  expect(JSON.stringify(result.arranged)).not.toContain('hashtags')
})
