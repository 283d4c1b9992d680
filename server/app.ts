import { clientOf, createCallRoutes, joinRoutes } from '#server/core/calls/call-routes.ts'
import { createContext, type Opened, purgeShared, type ServerFeature } from '#server/core/context.ts'
import { createAccountFeature } from '#server/features/account/routes.ts'
import { createAdminFeature } from '#server/features/admin/routes.ts'
import { createApiKeysFeature } from '#server/features/api-keys/routes.ts'
import type { Auth } from '#server/features/auth/auth.ts'
import { createAuthFeature } from '#server/features/auth/routes.ts'
import type { CardCancellation } from '#server/features/billing/cancellation.ts'
import type { OpenPages } from '#server/features/billing/open-pages.ts'
import { createBillingFeature } from '#server/features/billing/routes.ts'
import { createChangesFeature } from '#server/features/changes/routes.ts'
import { createChatFeature } from '#server/features/chat/routes.ts'
import { createDocsFeature } from '#server/features/docs/routes.ts'
import { createEnginesFeature } from '#server/features/engines/routes.ts'
import { createExportFeature } from '#server/features/export/routes.ts'
import { createGenerationFeature } from '#server/features/generation/routes.ts'
import { createHealthFeature } from '#server/features/health/routes.ts'
import { createHistoryFeature } from '#server/features/history/routes.ts'
import { createLibraryFeature } from '#server/features/library/routes.ts'
import { createMcpFeature } from '#server/features/mcp/routes.ts'
import { createPaymentRequestsFeature } from '#server/features/payment-requests/routes.ts'
import { createPhotosFeature } from '#server/features/photos/routes.ts'
import { createPicturesFeature } from '#server/features/pictures/routes.ts'
import { createSourcesFeature } from '#server/features/sources/routes.ts'
import { createTopicListsFeature } from '#server/features/topic-lists/routes.ts'
import { createTryOutFeature } from '#server/features/try-out/routes.ts'
import { createVoiceRulesFeature } from '#server/features/voice-rules/routes.ts'
import { createVoicesFeature } from '#server/features/voices/routes.ts'
import { createHttpApp, type HttpApp } from '#server/infra/http/http-app.ts'
import { hourly } from '#server/infra/jobs.ts'
import type { Site } from '#server/infra/site/site.ts'

interface Deps extends Opened {
  readonly auth: Auth
  readonly cardCancellation: CardCancellation
  readonly openPages: OpenPages
  /** The built pages; `null` while a development server serves them. */
  readonly site: Site | null
}

export interface App extends HttpApp {
  /** Starts the jobs of all features. Call it once, after the job queue has started. */
  startJobs(): Promise<void>
}

/** Assembles the server of its features. */
export function createApp({ auth, cardCancellation, openPages, site, ...opened }: Deps): App {
  const ctx = createContext({ ...opened, auth })
  const billing = createBillingFeature(ctx, { cardCancellation, openPages })
  const library = createLibraryFeature(ctx)
  const photos = createPhotosFeature(ctx)
  const topicLists = createTopicListsFeature(ctx, { saveEntries: library.saveEntries })
  const features: readonly ServerFeature[] = [
    createHealthFeature(ctx),
    createDocsFeature(ctx),
    createAuthFeature(auth),
    createAccountFeature(ctx),
    createApiKeysFeature(ctx),
    createVoicesFeature(ctx),
    createVoiceRulesFeature(ctx),
    createSourcesFeature(ctx),
    createGenerationFeature(ctx),
    createHistoryFeature(ctx),
    photos,
    createPicturesFeature(ctx, { photo: photos.bytesOf }),
    createTryOutFeature(ctx),
    library,
    topicLists,
    createExportFeature(ctx, { library: library.page, count: library.count, topicList: topicLists.finishedTexts }),
    billing,
    createPaymentRequestsFeature(ctx, billing),
    createChatFeature(ctx),
    createChangesFeature(ctx),
    createAdminFeature(ctx, billing),
    createEnginesFeature(ctx),
    createMcpFeature(ctx, (account, clientIp) => clientOf(calls, account, clientIp)),
  ]
  const calls = joinRoutes(features.map(({ routes = {} }) => routes))
  return {
    ...createHttpApp({ ...ctx, site }, [...features.flatMap(({ http }) => http ?? []), createCallRoutes(calls, ctx)]),
    async startJobs() {
      for (const { jobs } of features) await jobs?.()
      await ctx.jobs.schedule('tidy', hourly, async () => {
        await purgeShared(ctx)
        for (const { purge } of features) await purge?.()
      })
    },
  }
}
