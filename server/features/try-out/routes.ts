import { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { tryOutLength } from '#api/try-out.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { defaultTone } from '#contract/options.ts'
import { tryOutPath } from '#contract/paths.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { tryOutLimitReached } from '#contract/visitor-messages.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type PostResult, postSchema } from '#kinds/post/schema.ts'
import { postLimit } from '#platforms/index.ts'
import { neverAborted, open } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { builtinEngine, prepareToRead, type Task } from '#server/core/generation/engine.ts'
import { createSeedSequence } from '#server/core/generation/seed-sequence.ts'
import { createDailyUses } from '#server/core/generation/token-budget.ts'
import { generateWithoutAccount } from '#server/core/generation/validate-and-repair.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import type { Log } from '#server/infra/log.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import { triedKind } from './kinds.ts'
import { questionsFor } from './questions.ts'
import { drawnSlides } from './slides.ts'

/** Milliseconds that a visitor waits for a model; then the built-in writer writes. */
const patience = 30_000

/** What visitors may do without an account. */
export const createTryOutFeature = (ctx: Context): ServerFeature => ({
  routes: { ...createTryOutRoutes(ctx), guessOccasion: createGuessRoute(ctx) },
  // What writes for visitors is the same for everybody, and the home page asks for it on each visit.
  http: new Hono<HttpEnv>().get(tryOutPath, async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=60')
  }),
})

/**
 * Posts for visitors: by the engine that admins chose for them, a limited number a day, and otherwise by the built-in writer, which costs
 * nothing. Their input is not stored: it is only in the response and in the prompt of a model, and all visitors share one seed sequence, so
 * that not even the memory of the sequence contains it.
 */
function createTryOutRoutes({ db, timeZone, limits, engines, failures, log, openStudio }: Context) {
  /** Counts the texts that models write for all visitors together. */
  const daily = createDailyUses({ db, timeZone, key: 'try-outs' })
  const nextSeed = createSeedSequence()
  const builtin = builtinEngine(() => nextSeed({}))

  /** Applies both limits, which allow a visitor to try the product but not to use it regularly. */
  const applyRateLimits = async (clientIp: string) => {
    for (const name of ['tryOut', 'tryOutHour'] as const) {
      const { allowed, retryAfter } = await limits.consume(name, clientIp)
      if (!allowed) throw fail('RATE_LIMITED', { retryAfter }, tryOutLimitReached(retryAfter))
    }
  }

  /**
   * Writes with the engine for visitors; `undefined` when there is none, it has written enough today, or it fails or takes too long. Admins
   * see how often that happens.
   */
  async function writeWithModel(task: Task, signal: AbortSignal): Promise<Record<string, unknown> | undefined> {
    const { tryOut, tokenBudgets } = engines.current()
    if (!tryOut) return undefined
    try {
      if (!(await daily.take(tryOut.perDay))) throw fail('RATE_LIMITED')
      const budget = await tokenBudgets?.budgetOf(null)
      return await generateWithoutAccount(
        { ...task, budget, priority: 'visitor' },
        tryOut.engine,
        AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        log,
      )
    } catch (error) {
      signal.throwIfAborted()
      failures.note('generation', 'try-out', failureCode(error, log))
      return undefined
    }
  }

  return {
    tryOut: open.tryOut.handler(async ({ input, context: { clientIp }, signal = neverAborted }) => {
      await applyRateLimits(clientIp)
      const task = { writer: await serverKinds.post.writer(), request: postSchema.request.parse({ ...input, length: tryOutLength }) }
      const label = engines.current().tryOut?.label ?? null
      const byModel = await writeWithModel(task, signal)
      const result = (byModel ?? (await generateWithoutAccount(task, builtin, signal, log))) as PostResult
      const { caption, title, parts = [caption] } = result.post
      const measure = measures[postLimit(input.platform).unit]
      return {
        caption,
        ...(title && { title }),
        used: Math.max(...parts.map(measure)),
        ...notesOf(result),
        // A model's engine leaves some languages to the built-in writer, which says how it arranged the text.
        engine: byModel && !result.arranged ? label : null,
      }
    }),
    tryOutKind: open.tryOutKind.handler(async ({ input, context: { clientIp }, signal = neverAborted }) => {
      await applyRateLimits(clientIp)
      const { task, answer } = await triedKind(input)
      const label = engines.current().tryOut?.label ?? null
      const byModel = await writeWithModel(task, signal)
      const result = byModel ?? (await generateWithoutAccount(task, builtin, signal, log))
      const { slides, ...told } = answer(result)
      const { ask, arranged } = result as ResultNotes
      // Slides of nothing but a topic are no carousel yet.
      const isDrawn = input.kind === 'carousel' && slides !== undefined && !ask
      return {
        ...told,
        ...notesOf(result),
        ...(isDrawn && { slides: await drawnSlides(await openStudio(), { ...input, slides }, signal) }),
        engine: byModel && !arranged ? label : null,
      }
    }),
    tryOutEngine: open.tryOutEngine.handler(() => ({ engine: engines.current().tryOut?.label ?? null })),
  }
}

/** What a visitor is told about a text, with the questions that it leaves open. */
function notesOf(result: ResultNotes) {
  const { arranged, ask, checks } = result
  const questions = questionsFor(result)
  return {
    ...(arranged && { arranged }),
    ...(ask && { ask }),
    ...(questions.length > 0 && { questions }),
    ...(checks && { checks }),
  }
}

/** The code under which a failure is counted. */
function failureCode(error: unknown, log: Log): ErrorCode {
  if (error instanceof ORPCError) return error.code as ErrorCode
  if (error instanceof ModelFailure) return error.reason === 'stalled' ? 'GENERATION_TIMEOUT' : 'GENERATION_FAILED'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'GENERATION_TIMEOUT'
  log.error({ error }, 'a text for a visitor failed with an unexpected error')
  return 'INTERNAL'
}

/** The occasion that the built-in writer recognises in a topic, for visitors too. The input is neither stored nor logged. */
const createGuessRoute = ({ limits }: Context) =>
  open.guessOccasion.handler(async ({ input, context: { clientIp } }) => {
    await limits.consumeOrThrow('guess', clientIp)
    await prepareToRead({ language: input.language })
    // Loaded on demand, because it is large.
    const [{ read }, { typedFacts }] = await Promise.all([import('#writer/builtin/reading.ts'), import('#writer/facts/typed.ts')])
    const { occasion, given, facts, has } = read({ ...input, tone: defaultTone })
    const inSentences = typedFacts([input.topic, input.details].filter(Boolean).join('\n'), input.language, has)
    const found = [...inSentences.filter(({ text }) => !facts.some((fact) => fact.text.includes(text))), ...facts]
    return { occasion, given: [...given], found: found.map(({ role, text }) => ({ role, text })) }
  })
