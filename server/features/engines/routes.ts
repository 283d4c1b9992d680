import type { EngineChoice, EngineProblem, EngineTest } from '#api/engines.ts'
import { localProvider } from '#contract/model-providers.ts'
import type { Waiting } from '#contract/waiting.ts'
import { freshSession, neverAborted } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { problemOf } from '#server/core/generation/engine-problems.ts'
import { accessProblem, EngineUnavailable, isRemote } from '#server/core/generation/engines.ts'
import { isContainer } from '#server/infra/container.ts'
import { ModelFailure, type QueueOptions } from '#server/infra/models/model.ts'
import { createLocalRoutes } from './local-routes.ts'
import { createEngineSettings } from './settings.ts'

/** What writes, as admins choose it. The programs that call models are loaded by the first call that needs them. */
export const createEnginesFeature = (ctx: Context): ServerFeature => ({ routes: { admin: { writing: createRoutes(ctx) } } })

function createRoutes(ctx: Context) {
  const { engines, local, log } = ctx
  const settings = createEngineSettings(ctx)
  const routes = freshSession.admin.writing
  const choose = (engine: EngineChoice, adminId: string) => settings.save(adminId, { engine })
  const inUse = () => {
    const { engine, fallbacks, try_out } = engines.configuration().choices
    return [engine, ...fallbacks, try_out.engine].flatMap((choice) => (choice?.provider === localProvider ? [choice.model] : []))
  }

  function test(
    { engine, key, base_url }: TestInput,
    adminId: string,
    { signal = neverAborted, onWaiting }: { readonly signal?: AbortSignal | undefined } & Pick<QueueOptions, 'onWaiting'>,
  ): Promise<EngineTest> {
    const run = async () => {
      const { provider } = engine
      const access = isRemote(provider) ? settings.accessWith(provider, { key, baseUrl: base_url }) : undefined
      const model = await engines.connect(engine, access)
      const { testEngine } = await import('./test-engine.ts')
      const budget = await engines.current().tokenBudgets?.budgetOf(adminId)
      return testEngine(model, { budget, signal, log, timeouts: engines.timeouts, onWaiting })
    }
    return withProblem(engine, run, signal)
  }

  return {
    get: routes.get.handler(() => settings.view()),
    save: routes.save.handler(async ({ input, context: { account } }) => {
      await settings.save(account.id, input)
      return settings.view()
    }),
    setAccess: routes.setAccess.handler(async ({ input: { provider, key, base_url }, context: { account } }) => {
      await settings.setAccess(account.id, provider, { key, baseUrl: base_url })
      return settings.view()
    }),
    models: routes.models.handler(async ({ input: { provider, key, base_url } }) => {
      const named = { provider, model: '' }
      const access = settings.accessWith(provider, { key, baseUrl: base_url })
      const problem = accessProblem(named, access)
      if (problem) return { problem }
      const { listModels } = await import('#server/infra/models/list-models.ts')
      return withProblem(named, async () => ({ models: await listModels(provider, access) }))
    }),
    found: routes.found.handler(async () => {
      const { findLocalServers } = await import('#server/infra/models/list-models.ts')
      const servers = await findLocalServers()
      return {
        servers: servers.map(({ provider, label, baseUrl, models }) => ({ provider, label, base_url: baseUrl, models: [...models] })),
        in_container: isContainer(),
      }
    }),
    test: routes.test.handler(({ input, context: { account }, signal }) => test(input, account.id, { signal })),
    testStream: routes.testStream.handler(({ input, context: { account }, signal }) =>
      waitingEvents((onWaiting) => test(input, account.id, { signal, onWaiting })),
    ),
    local: createLocalRoutes({ calls: routes.local, local, choose, inUse }),
  }
}

interface TestInput {
  readonly engine: EngineChoice
  readonly key?: string | undefined
  readonly base_url?: string | undefined
}

/** What a test waits for, until its answer: the newest report only. */
async function* waitingEvents<Answer>(run: (onWaiting: (waiting: Waiting | null) => void) => Promise<Answer>) {
  let newest: Waiting | null = null
  let changed = Promise.withResolvers<void>()
  const answer = run((waiting) => {
    newest = waiting
    changed.resolve()
  })
  const ended = answer.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([ended, changed.promise]))) {
    changed = Promise.withResolvers()
    if (newest) yield { waiting: newest }
  }
  return answer
}

/** The answer, or why an engine gave none. @throws AbortError when the client has left, so that it counts as no failure of the server */
async function withProblem<Answer>(
  choice: EngineChoice,
  ask: () => Promise<Answer>,
  signal: AbortSignal = neverAborted,
): Promise<Answer | { problem: EngineProblem }> {
  try {
    return await ask()
  } catch (error) {
    if (signal.aborted) throw new DOMException('The client left', 'AbortError')
    if (error instanceof EngineUnavailable) return { problem: error.problem }
    if (error instanceof ModelFailure) return { problem: problemOf(choice, error) }
    throw error
  }
}
