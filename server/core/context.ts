import type { AnyRouter } from '@orpc/server'
import type { Hono } from 'hono'
import { type Accounts, createAccounts, type SessionReader } from '#server/core/accounts/accounts.ts'
import type { AdminAlerts } from '#server/core/accounts/admin-alerts.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import type { Chat } from '#server/core/billing/chat.ts'
import { purgeUnfinished } from '#server/core/billing/ledger.ts'
import { purgeSpentQuotas } from '#server/core/billing/quota.ts'
import { purgeIdempotencyKeys } from '#server/core/calls/idempotency.ts'
import { createLargeAnswers, type LargeAnswers } from '#server/core/calls/large-answers.ts'
import { createPipeline, type Pipeline, type PipelineDeps } from '#server/core/generation/pipeline.ts'
import type { CardProvider } from '#server/infra/card-provider.ts'
import type { Env } from '#server/infra/env.ts'
import type { Events } from '#server/infra/events.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import type { KeyCipher } from '#server/infra/key-cipher.ts'
import type { FetchLink } from '#server/infra/links/fetch-link.ts'
import type { LocalService } from '#server/infra/models/local/local-service.ts'
import { type OpenStudio, studioWhenNeeded } from '#server/infra/pictures/studio.ts'
import type { DocumentReader } from '#server/infra/reading/document-reader.ts'

/** What `start.ts` opens for the features. */
export interface Opened extends PipelineDeps {
  readonly env: Env
  readonly auth: SessionReader
  /** The models on this computer. */
  readonly local: LocalService
  /** Encrypts the keys of model providers. */
  readonly cipher: KeyCipher
  /** Reads documents and pages that users write from. */
  readonly documents: DocumentReader
  readonly fetchLink: FetchLink
  readonly events: Events
  readonly jobs: Jobs
  readonly emailQueue: EmailQueue
  readonly alerts: AdminAlerts
  readonly chat: Chat
  /** `null` when card payments are not configured. */
  readonly cards: CardProvider | null
  /** Whether the server is shutting down. */
  readonly stopping: () => boolean
}

/** What every feature is made with. */
export interface Context extends Opened, Pipeline {
  /** Of calendar days and months. */
  readonly timeZone: string
  readonly identify: Accounts['identify']
  readonly answers: LargeAnswers
  /** Opens what draws pictures, when it is first needed. */
  readonly openStudio: () => Promise<OpenStudio>
}

/** What a feature adds to the server. `features/<name>/routes.ts` makes it of the context. */
export interface ServerFeature {
  /** Handlers of calls, as they are grouped in the contract. */
  readonly routes?: Readonly<Record<string, AnyRouter>>
  /** Handlers of other paths. */
  readonly http?: Hono<HttpEnv>
  /** Starts its jobs. Called once, after the job queue has started. */
  readonly jobs?: () => Promise<void>
  /** Deletes expired rows. Called every hour, on one server. */
  readonly purge?: () => Promise<unknown>
}

export function createContext(opened: Opened): Context {
  const { env, log, db, auth, limits } = opened
  const { identify } = createAccounts({ db, ...auth, log, limits, adminSecondFactor: env.adminSecondFactor })
  return {
    ...opened,
    ...createPipeline(opened),
    timeZone: env.quotaTimeZone,
    identify,
    answers: createLargeAnswers(log),
    openStudio: studioWhenNeeded(),
  }
}

/** Deletes expired rows of what the features share. */
export async function purgeShared({ db, limits, failures }: Context): Promise<void> {
  await purgeSpentQuotas(db)
  await purgeUnfinished(db)
  await purgeIdempotencyKeys(db)
  await limits.purge()
  await failures.purge()
}
