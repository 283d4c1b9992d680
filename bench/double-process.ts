/**
 * The model double in a process of its own, so that what it does is not taken from the time of who asks it. Started by
 * `bench/double.ts`, which says how it answers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { answers, type Behaviour, startModel } from '#tests/support/model.ts'
import type { Manner } from './double.ts'

const { answer, delay = 0, ...manner } = JSON.parse(process.argv[2] ?? '') as Manner
const says = answers(answer, manner)
const behaviour: Behaviour = async (turn) => {
  if (delay > 0) await wait(delay, undefined, { signal: turn.signal })
  await says(turn)
}

const model = await startModel()
model.always(behaviour)
process.on('message', () => process.send?.({ calls: model.calls.length, told: model.calls[0]?.body }))
process.on('disconnect', () => process.exit())
process.send?.({ url: model.url })
