import { expect, test } from 'vitest'
import { titles } from '#kinds/titles/index.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { GenerationOrder, Generations, RunOptions } from '#server/core/generation/generate.ts'
import { createRunningGenerations } from '#server/core/generation/running-generations.ts'

/** Generations that run until they are aborted, and reject with the reason. */
const endless: Generations = {
  begin: async () => ({
    id: 'g',
    run: ({ signal }: RunOptions) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason)
        else signal.addEventListener('abort', () => reject(signal.reason))
      }),
  }),
}
const orderOf = (id: string): GenerationOrder => ({ account: { id } as Account, kind: 'titles', request: titles.sample })
const options = () => ({ signal: new AbortController().signal })

test("cancelling a user's generations leaves the others'", async () => {
  const runs = createRunningGenerations()
  const { begin } = runs.withCancellation(endless)
  const [mine, theirs] = await Promise.all([begin(orderOf('me')), begin(orderOf('them'))])
  const ended = expect(mine.run(options())).rejects.toMatchObject({ name: 'AbortError' })
  const last = expect(theirs.run(options())).rejects.toThrow('the end')
  runs.cancelUser('me')
  await ended
  runs.cancelAll(new Error('the end'))
  await last
})

test('stopping an idempotency key cancels its generation, and no other generation of the user', async () => {
  const runs = createRunningGenerations()
  const { begin } = runs.withCancellation(endless)
  const [one, other] = await Promise.all([begin({ ...orderOf('me'), idempotencyKey: 'one' }), begin(orderOf('me'))])
  const stopped = expect(one.run(options())).rejects.toMatchObject({ name: 'AbortError' })
  const last = expect(other.run(options())).rejects.toThrow('the end')
  runs.cancelKeys('them', ['one'])
  runs.cancelKeys('me', ['one'])
  await stopped
  runs.cancelAll(new Error('the end'))
  await last
})

test('generations that begin after a shutdown end with its error', async () => {
  const runs = createRunningGenerations()
  runs.cancelAll(new Error('the end'))
  const { run } = await runs.withCancellation(endless).begin(orderOf('me'))
  await expect(run(options())).rejects.toThrow('the end')
})
