import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'

/** Milliseconds of work after which the event loop is yielded to. */
const yieldInterval = 8

interface StepOptions<Step> {
  /** Aborting it ends the work at the next yield. */
  readonly signal?: AbortSignal | undefined
  readonly onStep?: ((step: Step) => void) | undefined
}

/**
 * Runs work of the processor a step at a time, so that others are served in between, and returns its result. The event loop is yielded to after
 * the first step, so that what it made can be sent before the rest, and from then on about every 8 ms.
 * @throws what the work throws; the signal's reason when aborted
 */
export async function inSteps<Step, Result>(work: Generator<Step, Result>, { signal, onStep }: StepOptions<Step> = {}): Promise<Result> {
  let resumedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    onStep?.(value)
    if (performance.now() - resumedAt < yieldInterval) continue
    await yieldToEventLoop()
    signal?.throwIfAborted()
    resumedAt = performance.now()
  }
}
