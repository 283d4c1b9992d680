import type { EngineChoice, EngineChoices, EngineProblem } from '#api/engines.ts'
import { engineProblem } from '#contract/admin-messages.ts'
import { billedProviders, type EngineProvider, localProvider, modelProviders, type ProviderName } from '#contract/model-providers.ts'
import { builtinEngine, type Engine, modelEngine } from '#server/core/generation/engine.ts'
import { nothingStored, readEngines, type StoredEngines } from '#server/core/generation/engine-store.ts'
import { createTokenBudgets, type TokenBudgets } from '#server/core/generation/token-budget.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Events } from '#server/infra/events.ts'
import { hideSecret } from '#server/infra/hidden-secrets.ts'
import type { KeyCipher } from '#server/infra/key-cipher.ts'
import type { Log } from '#server/infra/log.ts'
import type { ChainTimeouts, ModelCallObserver } from '#server/infra/models/chain.ts'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { problemOf as localProblem } from '#server/infra/models/local/problem.ts'
import { baseUrlOf, environmentAccess, labelOf, nameOf, providerDetails, splitName } from '#server/infra/models/provider-details.ts'
import type { NamedModel } from '#server/infra/models/providers.ts'
import { defaultDailyTokensPerUser, defaultMaxOutputTokens } from '#server/infra/token-limits.ts'

/** What writes, with its limits, until the settings are changed. A generation uses the setup of its beginning until its end. */
export interface EngineSetup {
  readonly engine: Engine
  /** The models that follow the first one. */
  readonly fallbacks: readonly string[]
  /** Whether a model writes, so that each generation may cost money. */
  readonly paid: boolean
  readonly prices: EngineChoices['prices']
  /** The daily limits on the tokens of models; `undefined` when there are none. */
  readonly tokenBudgets: TokenBudgets | undefined
  /** What writes for visitors, with the name of its provider; `null`: the built-in writer. */
  readonly tryOut: { readonly engine: Engine; readonly label: string; readonly perDay: number } | null
  /** Why the chosen engine cannot write; then its fallbacks do, or else the built-in writer. */
  readonly problem: EngineProblem | null
}

/** How a provider is reached, by the environment or by what admins entered. */
export interface Access {
  readonly key: string | undefined
  readonly baseUrl: string | undefined
  readonly keyEnd: string | null
  /** Whether a key is stored that cannot be decrypted. */
  readonly unreadable: boolean
  readonly fromEnvironment: boolean
}

/** What was chosen, by the environment or by admins; the environment's values win. */
export interface EngineConfiguration {
  readonly choices: EngineChoices
  /** Whether anybody has ever chosen what writes. */
  readonly decided: boolean
  /** What the environment sets. */
  readonly fixed: { readonly engine: boolean; readonly prices: boolean; readonly budgets: boolean }
  readonly accessOf: (provider: ProviderName) => Access
}

type EngineEnv = Pick<
  Env,
  'aiModel' | 'aiFallbackModels' | 'aiApiKey' | 'aiBaseUrl' | 'aiPrices' | 'aiMaxOutputTokens' | 'aiDailyTokens' | 'quotaTimeZone'
>

/** Try-outs a day, until an admin sets another number. */
const defaultTryOuts = 100

/** Joins the environment with what admins chose. */
export function resolveEngines(env: EngineEnv, { choices, access }: StoredEngines): EngineConfiguration {
  const { aiModel, aiFallbackModels, aiPrices, aiMaxOutputTokens, aiDailyTokens } = env
  const environment = aiModel === undefined ? undefined : { model: aiModel, apiKey: env.aiApiKey, baseUrl: env.aiBaseUrl }
  const environmentModels = environment ? [environment.model, ...aiFallbackModels].map(splitName) : []
  const fixed = {
    engine: environment !== undefined,
    prices: aiPrices !== undefined,
    budgets: [aiMaxOutputTokens, aiDailyTokens.each, aiDailyTokens.all].some((limit) => limit !== undefined),
  }
  const [first = null, ...others] = environmentModels
  function accessOf(provider: ProviderName): Access {
    if (environment && environmentModels.some((model) => model.provider === provider))
      return { ...environmentAccess(provider, environment), keyEnd: null, unreadable: false, fromEnvironment: true }
    const stored = access.get(provider)
    return {
      key: stored?.key ?? undefined,
      baseUrl: stored?.baseUrl ?? undefined,
      keyEnd: stored?.keyEnd ?? null,
      unreadable: stored?.unreadable ?? false,
      fromEnvironment: false,
    }
  }
  const engine = fixed.engine ? first : (choices.engine ?? null)
  const fallbacks = fixed.engine ? others : (choices.fallbacks ?? [])
  const tryOut = choices.try_out ?? { engine: null, per_day: defaultTryOuts }
  const given = fixed.budgets
    ? { per_user: aiDailyTokens.each ?? null, all: aiDailyTokens.all ?? null, answer: aiMaxOutputTokens ?? null }
    : choices.budgets
  // Whoever saved budgets may have chosen none. A variable that only bounds an answer is no choice about a day.
  const isDayChosen = fixed.budgets ? given?.per_user != null || given?.all != null : given !== undefined
  const needsLimit = !isDayChosen && [engine, ...fallbacks, tryOut.engine].some((choice) => choice !== null && mayBill(choice, accessOf))
  const budgets = given ?? { per_user: null, all: null, answer: null }
  return {
    choices: {
      engine,
      fallbacks,
      try_out: tryOut,
      prices: aiPrices ?? choices.prices ?? null,
      budgets: needsLimit ? { ...budgets, per_user: leastLimit(budgets.answer) } : budgets,
    },
    decided: fixed.engine || choices.engine !== undefined,
    fixed,
    accessOf,
  }
}

/** Whether each call of an engine may cost money: at a company that bills tokens, or at any server that wants a key. */
const mayBill = ({ provider }: EngineChoice, accessOf: (provider: ProviderName) => Access): boolean =>
  billedProviders.some((billed) => billed === provider) || (isRemote(provider) && accessOf(provider).key !== undefined)

/** A daily limit of a user that allows at least two answers. */
const leastLimit = (answer: number | null): number => Math.max(defaultDailyTokensPerUser, 2 * (answer ?? defaultMaxOutputTokens))

/** The maximum number of tokens of an answer; `undefined` leaves it to the model's server. Always set when a daily limit is set. */
export const answerLimit = ({ per_user, all, answer }: EngineChoices['budgets']): number | undefined =>
  answer ?? (per_user !== null || all !== null ? defaultMaxOutputTokens : undefined)

/** What people read of a choice. */
export const namesOf = (choice: EngineChoice): { provider: string; model: string } => ({ provider: labelOf(choice), model: choice.model })

/** A model cannot be called for a reason that an admin can solve. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable'
  readonly problem: EngineProblem

  constructor(problem: EngineProblem, options?: ErrorOptions) {
    super(problem.message, options)
    this.problem = problem
  }
}

/** Whether a provider is called over HTTP. */
export const isRemote = (provider: EngineProvider): provider is ProviderName => modelProviders.some((name) => name === provider)

/** What is missing to call a provider; `null` when nothing is. */
export function accessProblem(
  choice: EngineChoice,
  { key, baseUrl, unreadable }: Pick<Access, 'key' | 'baseUrl' | 'unreadable'>,
): EngineProblem | null {
  if (!isRemote(choice.provider)) return null
  if (unreadable && key === undefined) return engineProblem('keyUnreadable', namesOf(choice))
  if (!baseUrlOf(choice.provider, baseUrl)) return engineProblem('addressMissing', namesOf(choice))
  return providerDetails[choice.provider].needsKey && !key ? engineProblem('keyMissing', namesOf(choice)) : null
}

/** A model on this computer, by the id of its file. @throws LocalModelError when the file cannot be used */
export type LocalModelOf = (fileId: string) => NamedModel

interface ConnectDeps {
  readonly configuration: EngineConfiguration
  readonly localModel: LocalModelOf
  readonly log: Pick<Log, 'error'>
  /** Used in place of the configuration's. */
  readonly access?: Pick<Access, 'key' | 'baseUrl' | 'unreadable'> | undefined
}

/**
 * A model that can be called. The providers' libraries are loaded only when one is used.
 * @throws EngineUnavailable
 */
export async function connectEngine(choice: EngineChoice, { configuration, localModel, log, access }: ConnectDeps): Promise<NamedModel> {
  const { provider, model } = choice
  try {
    if (provider === localProvider) return localModel(model)
    const given = access ?? configuration.accessOf(provider)
    const problem = accessProblem(choice, given)
    if (problem) throw new EngineUnavailable(problem)
    const { connectModel } = await import('#server/infra/models/providers.ts')
    const { key, baseUrl } = given
    return connectModel({ provider, model, key, baseUrl, maxOutputTokens: answerLimit(configuration.choices.budgets) })
  } catch (error) {
    if (error instanceof EngineUnavailable) throw error
    if (error instanceof LocalModelError) throw new EngineUnavailable(localProblem(error), { cause: error })
    log.error({ error, engine: nameOf(choice) }, 'an engine could not be connected')
    throw new EngineUnavailable(engineProblem('notStarted', namesOf(choice)), { cause: error })
  }
}

/** Makes sure that the models of the environment can be called. @throws StartError when a key or a URL is missing */
export async function checkEnvironment({ aiModel, aiFallbackModels, aiApiKey, aiBaseUrl }: EngineEnv): Promise<void> {
  if (aiModel === undefined) return
  const { namedModels } = await import('#server/infra/models/providers.ts')
  namedModels({ model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl })
}

interface Deps {
  readonly db: Db
  readonly env: EngineEnv
  readonly cipher: KeyCipher
  readonly events: Pick<Events, 'subscribe'>
  readonly log: Log
  readonly observer: ModelCallObserver
  readonly localModel: LocalModelOf
  /** Timeouts of model calls. */
  readonly timeouts?: ChainTimeouts | undefined
  /** Writes in place of what was chosen. For tests. */
  readonly override?: Engine | undefined
}

export interface Engines {
  /** As in `Deps`. */
  readonly timeouts: ChainTimeouts | undefined
  /** What writes for a generation that begins now. */
  current(): EngineSetup
  /** What was chosen, as of the last time that it was read. */
  configuration(): EngineConfiguration
  /** Reads what was chosen again. When it resolves, `current` follows. @throws when the database cannot be read */
  reload(): Promise<void>
  /** A model that can be called. @param access in place of the stored one @throws EngineUnavailable */
  connect(choice: EngineChoice, access?: ConnectDeps['access']): Promise<NamedModel>
  close(): void
}

/** Milliseconds before the settings are read again after that failed. */
const retryDelay = 5_000

/**
 * What writes, as the environment and admins chose it. A change by any server of the database takes effect on all of them: its event makes
 * each read the settings again. Stored settings never prevent a start: what cannot be used is reported in `problem`.
 * @throws StartError when the environment names a model without its key or URL
 */
export async function createEngines({ db, env, cipher, events, log, observer, localModel, timeouts, override }: Deps): Promise<Engines> {
  const builtin = builtinEngine()

  /** The choices that can be called, in order, and why the first one cannot. */
  async function connectAll(configuration: EngineConfiguration, choices: readonly EngineChoice[]) {
    const connected = await Promise.allSettled(choices.map((choice) => connectEngine(choice, { configuration, localModel, log })))
    const [first] = connected
    return {
      models: connected.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
      problem: first?.status === 'rejected' ? (first.reason as EngineUnavailable).problem : null,
    }
  }

  async function toEngine(models: readonly NamedModel[]): Promise<Engine | null> {
    const [first] = models
    if (!first) return null
    const { createModelChain, defaultTimeouts } = await import('#server/infra/models/chain.ts')
    return modelEngine(first.name, createModelChain(models, log, timeouts ?? defaultTimeouts, observer))
  }

  async function setUpTryOut(configuration: EngineConfiguration): Promise<EngineSetup['tryOut']> {
    const { engine: choice, per_day: perDay } = configuration.choices.try_out
    if (!choice) return null
    const engine = await toEngine((await connectAll(configuration, [choice])).models)
    return engine && { engine, label: labelOf(choice), perDay }
  }

  async function setUp(configuration: EngineConfiguration): Promise<EngineSetup> {
    const { engine: choice, fallbacks, prices, budgets } = configuration.choices
    const { models, problem } = await connectAll(configuration, choice ? [choice, ...fallbacks] : [])
    const engine = override ?? (await toEngine(models)) ?? builtin
    const limits = {
      aiDailyTokens: { each: budgets.per_user ?? undefined, all: budgets.all ?? undefined },
      aiMaxOutputTokens: answerLimit(budgets),
      quotaTimeZone: env.quotaTimeZone,
    }
    return {
      engine,
      fallbacks: models.slice(1).map(({ name }) => name),
      paid: engine.name !== builtin.name,
      prices,
      problem,
      tokenBudgets: createTokenBudgets({ db, log, env: limits }),
      tryOut: await setUpTryOut(configuration),
    }
  }

  await checkEnvironment(env)
  let configuration = resolveEngines(env, nothingStored)
  let setup: EngineSetup | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  /** Reads one after the other, so that an older answer never replaces a newer one. */
  let reading: Promise<unknown> = Promise.resolve()

  async function read(): Promise<void> {
    const stored = await readEngines(db, cipher)
    for (const { key } of stored.access.values()) if (key) hideSecret(key)
    const next = resolveEngines(env, stored)
    setup = await setUp(next)
    configuration = next
  }

  function reload(): Promise<void> {
    const next = reading.then(read)
    reading = Promise.allSettled([next])
    return next
  }

  const reloadInBackground = (): Promise<void> =>
    reload().catch((error: unknown) => {
      log.error({ error }, 'the settings of what writes could not be read; they are read again soon')
      clearTimeout(retry)
      if (!closed) retry = setTimeout(reloadInBackground, retryDelay).unref()
    })

  const unsubscribe = events.subscribe('writing', null, () => void reloadInBackground())
  await reloadInBackground()
  setup ??= await setUp(configuration)

  return {
    timeouts,
    current: () => setup as EngineSetup,
    configuration: () => configuration,
    reload,
    connect: (choice, access) => connectEngine(choice, { configuration, localModel, log, access }),
    close() {
      closed = true
      unsubscribe()
      clearTimeout(retry)
    },
  }
}
