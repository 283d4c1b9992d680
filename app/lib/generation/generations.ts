import { api, newIdempotencyKey } from '#app/lib/api.ts'
import { type BatchStream, writeInBatches } from '#app/lib/generation/batch.ts'
import { failureOf } from '#app/lib/generation/failure.ts'
import type { Run } from '#app/lib/generation/run.ts'
import { Generations, type Memory } from '#app/lib/generation/store.ts'
import { notEmpty, type StreamCall, stopOver, writeOver } from '#app/lib/generation/write.ts'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'

const keyOf = (screen: string) => `results:${screen}`

/** Incremented when the format of stored runs changes: older ones are then ignored. */
const format = 3

/** Stores finished runs for this tab. Without browser storage they are only in memory; all results are in History. */
export const tabMemory: Memory = {
  recall(screen) {
    const stored = parsed(readItem('session', keyOf(screen)))
    return stored?.format === format && Array.isArray(stored.runs) ? (stored.runs as Run[]) : []
  },
  remember(screen, runs) {
    if (runs.length > 0) writeItem('session', keyOf(screen), JSON.stringify({ format, runs }))
    else removeItem('session', keyOf(screen))
  },
}

/** The one store of this app. */
export const generations = new Generations({
  write: notEmpty(
    writeInBatches(
      writeOver((kind) => api.generate[kind].stream as StreamCall),
      (input, options) => api.generateTogether(input, options) as ReturnType<BatchStream>,
    ),
  ),
  stop: stopOver((input) => api.generations.stop(input)),
  newKey: newIdempotencyKey,
  failureOf,
  memory: tabMemory,
})
