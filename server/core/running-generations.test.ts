import { expect, test } from 'vitest'
import { titles } from '#kinds/titles/index.ts'
import type { Account } from '#server/core/accounts.ts'
import type { GenerationOrder, Generations, Reader } from '#server/core/generate.ts'
import { createRunningGenerations } from '#server/core/running-generations.ts'

/** Generations that go on until they are broken off, and reject with the reason. */
const endless: Generations = {
  begin: async () => ({
    id: 'g',
    run: ({ signal }: Reader) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        else signal.addEventListener('abort', () => reject(signal.reason))
      }),
  }),
}
const orderOf = (id: string): GenerationOrder => ({ account: { id } as Account, kind: 'titles', request: titles.sample })
const reader = () => ({ signal: new AbortController().signal })

test("ending a person's runs leaves the others'", async () => {
  const runs = createRunningGenerations()
  const { begin } = runs.withCancellation(endless)
  const [mine, theirs] = await Promise.all([begin(orderOf('me')), begin(orderOf('them'))])
  const ended = expect(mine.run(reader())).rejects.toMatchObject({ name: 'AbortError' })
  const last = expect(theirs.run(reader())).rejects.toThrow('the end')
  runs.end('me')
  await ended
  runs.endAll(new Error('the end'))
  await last
})

test('stopping a key breaks off the run under it, and no other run of its person', async () => {
  const runs = createRunningGenerations()
  const { begin } = runs.withCancellation(endless)
  const [one, other] = await Promise.all([begin({ ...orderOf('me'), idempotencyKey: 'one' }), begin(orderOf('me'))])
  const stopped = expect(one.run(reader())).rejects.toMatchObject({ name: 'AbortError' })
  const last = expect(other.run(reader())).rejects.toThrow('the end')
  runs.stop('them', ['one'])
  runs.stop('me', ['one'])
  await stopped
  runs.endAll(new Error('the end'))
  await last
})

test('once all are ended, what still begins ends the same way', async () => {
  const runs = createRunningGenerations()
  runs.endAll(new Error('the end'))
  const { run } = await runs.withCancellation(endless).begin(orderOf('me'))
  await expect(run(reader())).rejects.toThrow('the end')
})
