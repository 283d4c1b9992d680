import { api, newIdempotencyKey } from '#app/lib/api.ts'
import { errorCode } from '#app/lib/errors.ts'
import { type BatchStream, writeInBatches } from '#app/lib/generation/batch.ts'
import { failureOf } from '#app/lib/generation/failure.ts'
import { type Edit, Keeper } from '#app/lib/generation/keeping.ts'
import type { Run } from '#app/lib/generation/run.ts'
import { Generations, type Memory } from '#app/lib/generation/store.ts'
import { hasText, notEmpty, type StreamCall, stopOver, writeOver } from '#app/lib/generation/write.ts'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import type { ErrorCode } from '#contract/errors.ts'

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

/** Not stored yet; of this tab. */
const unsentKey = 'unsent-edits'

/** Characters of which an edit is below the 64 KiB of a `keepalive` request in any script. */
const keptAliveLength = 20_000

/** Errors after which the same edit is refused again: it is too long, or its generation was deleted. */
const finalErrors: readonly (ErrorCode | undefined)[] = ['INVALID_INPUT', 'NOT_FOUND']

/** Stores edited and copied texts on the server. */
export const keeper = new Keeper({
  send: (edit) => api.generations.edit(edit, { context: { keepalive: JSON.stringify(edit).length <= keptAliveLength } }),
  isFinal: (error) => finalErrors.includes(errorCode(error)),
  recall: () => {
    const stored = parsed(readItem('session', unsentKey))
    return Array.isArray(stored?.edits) ? (stored.edits as Edit[]) : []
  },
  remember: (edits) => (edits.length > 0 ? writeItem('session', unsentKey, JSON.stringify({ edits })) : removeItem('session', unsentKey)),
  later(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
})

/** Stores what is not stored yet when the page may be left, and once it is online again. @returns a function that ends it */
export function keepWhenLeft(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const flush = () => void keeper.flush()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), { signal })
  addEventListener('pagehide', keeper.leave, { signal })
  addEventListener('online', flush, { signal })
  return () => listening.abort()
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
  keeper: {
    // An emptied text is not stored: the one before it stays.
    keep: (edit) => void (hasText(edit.result) && keeper.keep(edit)),
    flush: () => void keeper.flush(),
    settled: (id) => keeper.settled(id),
  },
})
