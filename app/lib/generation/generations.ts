import { api, newIdempotencyKey } from '#app/lib/api.ts'
import { failureOf } from '#app/lib/generation/failure.ts'
import { type TogetherStream, writeGathered } from '#app/lib/generation/gather.ts'
import { tabMemory } from '#app/lib/generation/memory.ts'
import { Generations } from '#app/lib/generation/store.ts'
import { notEmpty, type StreamCall, stopOver, writeOver } from '#app/lib/generation/write.ts'

/** The one store of this app. */
export const generations = new Generations({
  write: notEmpty(
    writeGathered(
      writeOver((kind) => api.generate[kind].stream as StreamCall),
      (input, options) => api.generateTogether(input, options) as ReturnType<TogetherStream>,
    ),
  ),
  stop: stopOver((input) => api.generations.stop(input)),
  newKey: newIdempotencyKey,
  failureOf,
  memory: tabMemory,
})
