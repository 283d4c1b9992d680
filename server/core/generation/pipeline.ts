import { createQuota, type Quota } from '#server/core/billing/quota.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { type Backgrounds, createBackgrounds } from '#server/core/generation/background.ts'
import type { Engines } from '#server/core/generation/engines.ts'
import type { Failures } from '#server/core/generation/failures.ts'
import { createGenerations, type Generations } from '#server/core/generation/generate.ts'
import { withMetrics, withQuotaTracing, withRateLimit, withTracing } from '#server/core/generation/generation-middleware.ts'
import { createHistory, type History } from '#server/core/generation/history.ts'
import type { RunningGenerations } from '#server/core/generation/running-generations.ts'
import { createStopAllowances } from '#server/core/generation/stop-allowance.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Log } from '#server/infra/log.ts'
import type { Metrics } from '#server/infra/metrics.ts'
import type { Tracing } from '#server/infra/tracing.ts'

export interface PipelineDeps {
  readonly env: Pick<Env, 'quotaTimeZone'>
  readonly log: Log
  readonly db: Db
  /** `secret`: the key of the hash of email addresses. */
  readonly auth: { readonly cookie: { readonly secret: string } }
  readonly limits: Limits
  readonly engines: Engines
  /** The running generations of this process; deleting an account cancels its own. */
  readonly runs: RunningGenerations
  /** Milliseconds that one generation may take; `generationDeadline` when unset. */
  readonly deadline?: number | undefined
  /** Seconds that a reservation is valid; for tests. */
  readonly lease?: number | undefined
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly failures: Failures
}

/** What writes texts, counts and keeps them. */
export interface Pipeline {
  readonly quota: Quota
  readonly history: History
  readonly backgrounds: Backgrounds
  readonly generations: Generations
  /** Without the limit of generations per minute, which is for calls: a topic list writes one text at a time. */
  readonly queuedGenerations: Generations
}

export function createPipeline(deps: PipelineDeps): Pipeline {
  const { db, env, log, auth, limits, engines, runs, deadline, lease, metrics, tracing, failures } = deps
  const common = { db, secret: auth.cookie.secret, timeZone: env.quotaTimeZone }
  const quota = withQuotaTracing(createQuota({ ...common, paid: () => engines.current().paid, lease }), tracing)
  const history = createHistory(db)
  const backgrounds = createBackgrounds(db)
  const generations = createGenerations({
    quota,
    history,
    backgrounds,
    stopAllowances: createStopAllowances({ ...common, log }),
    current: engines.current,
    log,
    ...(deadline && { deadline }),
    ...(lease && { lease }),
  })
  const counters = { metrics, failures, engine: () => engines.current().engine.name }
  const observed = (inner: Generations) => withMetrics(withTracing(runs.withCancellation(inner), tracing), counters)
  return {
    quota,
    history,
    backgrounds,
    generations: observed(withRateLimit(generations, limits)),
    queuedGenerations: observed(generations),
  }
}
