import { expect } from 'vitest'
import type { CheckedList, TopicList, TopicListRow } from '#api/topic-lists.ts'
import { builtinEngine, type Engine } from '#server/core/generation/engine.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import type { TestUser } from '#tests/support/given.ts'

/** Titles about so many topics, each with a fact, and the lines of all of them. */
export const titlesAbout = (count: number) => ({
  text: ['topic,kind,what', ...Array.from({ length: count }, (_, at) => `Bikes ${at + 1},titles,Chains and brakes`)].join('\n'),
  lines: Array.from({ length: count }, (_, at) => at + 2),
})

export const check = async (user: TestUser, text: string, defaults: object = {}) =>
  (await user.post('/api/topic-lists/check', { text, defaults })).body as CheckedList
export const start = async (user: TestUser, given: { text: string; lines: number[] }, headers = {}) =>
  (await user.post('/api/topic-lists', { name: 'Spring', ...given }, headers)).body as { list: TopicList; left_out: number }
export const open = async (user: TestUser, id: string) =>
  (await user.get(`/api/topic-lists/${id}`)).body as { list: TopicList; rows: TopicListRow[] }
export const act = async (user: TestUser, id: string, action: string, rows?: string[]) =>
  (await user.post(`/api/topic-lists/${id}`, { action, ...(rows && { rows }) })).body as TopicList
export const reaches = (user: TestUser, id: string, state: TopicList['state']) =>
  expect.poll(async () => (await open(user, id)).list.state, { interval: 100 }).toBe(state)

/** The built-in writer behind a gate: each text waits until the gate is opened. `fails` makes it fail instead. */
export function gatedEngine() {
  const builtin = builtinEngine()
  const gate = { writing: [] as string[], most: 0, fails: false, open: Promise.withResolvers<void>() }
  const engine: Engine = {
    name: 'gated',
    async write(task, options) {
      if (gate.fails) throw new ModelFailure('unreachable')
      const topic = String(task.request.topic)
      gate.writing.push(topic)
      gate.most = Math.max(gate.most, gate.writing.length)
      await gate.open.promise
      gate.writing.splice(gate.writing.indexOf(topic), 1)
      return builtin.write(task, options)
    },
  }
  return { gate, engine }
}
