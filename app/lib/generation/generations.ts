import { api } from '#app/lib/api.ts'
import { failureOf } from '#app/lib/generation/failure.ts'
import { tabMemory } from '#app/lib/generation/memory.ts'
import { Generations } from '#app/lib/generation/store.ts'
import { newIdempotencyKey, type StreamCall, writeOver } from '#app/lib/generation/write.ts'

/** The one store of this app. */
export const generations = new Generations({
  write: writeOver((kind) => api.generate[kind].stream as StreamCall),
  newKey: newIdempotencyKey,
  failureOf,
  memory: tabMemory(() => sessionStorage),
})
