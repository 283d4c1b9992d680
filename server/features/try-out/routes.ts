import { defaultTone } from '#contract/options.ts'
import { tryOutLength } from '#contract/try-out.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type PostResult, postSchema } from '#kinds/post/schema.ts'
import { postLimit } from '#platforms/index.ts'
import { builtinEngine } from '#server/core/engine.ts'
import type { Limits } from '#server/core/limits.ts'
import { open } from '#server/core/rpc.ts'
import { createSeedSequence } from '#server/core/seed-sequence.ts'
import { generateWithoutAccount } from '#server/core/validate-and-repair.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'

/** A call without a connection behind it is never given up. */
const never = new AbortController().signal

/**
 * Posts for anybody, by the built-in writer whatever the server writes with otherwise: a stranger costs no model's fee. What they
 * typed is in the answer and nowhere else; all of them share one row of seeds, so that not even the memory of turns holds it.
 */
export function createTryOutRoutes({ limits, log }: { limits: Pick<Limits, 'take'>; log: Pick<Log, 'error'> }) {
  const turns = createSeedSequence()
  const engine = builtinEngine(() => turns({}))

  /** Enough to be convinced, too little to live on: both limits hold. */
  const bounded = async (clientIp: string) => {
    for (const name of ['tryOut', 'tryOutHour'] as const) {
      const { allowed, retryAfter } = await limits.take(name, clientIp)
      if (!allowed) throw fail('RATE_LIMITED', { retryAfter }, tryOutMessages.tooOften(retryAfter))
    }
  }

  return open.tryOut.handler(async ({ input, context: { clientIp }, signal = never }) => {
    await bounded(clientIp)
    const writer = await serverKinds.post.writer()
    const request = postSchema.request.parse({ ...input, length: tryOutLength })
    const { post: written, arranged } = (await generateWithoutAccount({ writer, request }, engine, signal, log)) as PostResult
    const { caption, title, parts = [caption] } = written
    const measure = measures[postLimit(input.platform).unit]
    return { caption, ...(title && { title }), used: Math.max(...parts.map(measure)), ...(arranged && { arranged }) }
  })
}

/** What the built-in writer takes a topic for, told to anybody. What was typed is in no table, no log and no answer. */
export const createGuessRoute = ({ limits }: { limits: Pick<Limits, 'admit'> }) =>
  open.guessOccasion.handler(async ({ input, context: { clientIp } }) => {
    await limits.admit('guess', clientIp)
    // With the writers, after the start.
    const { read } = await import('#writer/builtin/reading.ts')
    return { occasion: read({ ...input, tone: defaultTone }).occasion }
  })
