import { defaultTone } from '#contract/options.ts'
import { tryOutLength } from '#contract/try-out.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type PostResult, postSchema } from '#kinds/post/schema.ts'
import { postLimit } from '#platforms/index.ts'
import { builtinEngine } from '#server/core/engine.ts'
import type { Limits } from '#server/core/limits.ts'
import { neverAborted, open } from '#server/core/rpc.ts'
import { createSeedSequence } from '#server/core/seed-sequence.ts'
import { generateWithoutAccount } from '#server/core/validate-and-repair.ts'
import { fail } from '#server/platform/http/api-error.ts'
import type { Log } from '#server/platform/log.ts'

/**
 * Posts for visitors, always by the built-in writer, so that they cause no model costs. Their input is not stored: it is only in the
 * response, and all visitors share one seed sequence, so that not even the memory of the sequence contains it.
 */
export function createTryOutRoutes({ limits, log }: { limits: Pick<Limits, 'consume'>; log: Pick<Log, 'error'> }) {
  const nextSeed = createSeedSequence()
  const engine = builtinEngine(() => nextSeed({}))

  /** Applies both limits, which allow a visitor to try the product but not to use it regularly. */
  const applyRateLimits = async (clientIp: string) => {
    for (const name of ['tryOut', 'tryOutHour'] as const) {
      const { allowed, retryAfter } = await limits.consume(name, clientIp)
      if (!allowed) throw fail('RATE_LIMITED', { retryAfter }, tryOutMessages.tooOften(retryAfter))
    }
  }

  return open.tryOut.handler(async ({ input, context: { clientIp }, signal = neverAborted }) => {
    await applyRateLimits(clientIp)
    const writer = await serverKinds.post.writer()
    const request = postSchema.request.parse({ ...input, length: tryOutLength })
    const { post: written, arranged } = (await generateWithoutAccount({ writer, request }, engine, signal, log)) as PostResult
    const { caption, title, parts = [caption] } = written
    const measure = measures[postLimit(input.platform).unit]
    return { caption, ...(title && { title }), used: Math.max(...parts.map(measure)), ...(arranged && { arranged }) }
  })
}

/** The occasion that the built-in writer recognises in a topic, for visitors too. The input is neither stored nor logged. */
export const createGuessRoute = ({ limits }: { limits: Pick<Limits, 'consumeOrThrow'> }) =>
  open.guessOccasion.handler(async ({ input, context: { clientIp } }) => {
    await limits.consumeOrThrow('guess', clientIp)
    // Loaded on demand, because it is large.
    const { read } = await import('#writer/builtin/reading.ts')
    return { occasion: read({ ...input, tone: defaultTone }).occasion }
  })
