import { isDeepStrictEqual } from 'node:util'
import type { EngineChoice, EngineChoices, EngineSettings } from '#api/engines.ts'
import { engineMessages, engineProblem, isEngineProblem } from '#contract/admin-messages.ts'
import type { Issue } from '#contract/errors.ts'
import { modelProviders, type ProviderName, providerLabels } from '#contract/model-providers.ts'
import { recordAction } from '#server/core/accounts/audit-log.ts'
import type { Context } from '#server/core/context.ts'
import { type AccessChange, type EngineChanges, storeAccess, storeChoices } from '#server/core/generation/engine-store.ts'
import { type Access, type EngineConfiguration, EngineUnavailable, namesOf } from '#server/core/generation/engines.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { baseUrlOf, nameOf, providerDetails } from '#server/infra/models/provider-details.ts'
import { checkDailyLimits } from '#server/infra/token-limits.ts'

/** What writes, as admins see and change it. Each change takes effect on all servers and is in the audit log, without keys. */
export interface EngineSettingsStore {
  view(): Promise<EngineSettings>
  /** @throws CONFLICT for what the environment sets, INVALID_INPUT for an engine that cannot be called */
  save(adminId: string, changes: EngineChanges): Promise<void>
  /** @throws CONFLICT for what the environment sets, INVALID_INPUT when a stored key would go to another address */
  setAccess(adminId: string, provider: ProviderName, change: AccessChange): Promise<void>
  /**
   * How a provider is reached with a key or an address that is not saved yet. The stored key is not used with an address of another origin:
   * otherwise whoever may change settings could have it sent to a server of their own, and read it there.
   */
  accessWith(provider: ProviderName, given: AccessChange): Pick<Access, 'key' | 'baseUrl' | 'unreadable'>
}

const invalid = (issues: Issue[]) => fail('INVALID_INPUT', { issues })

/** The part of a choice that the environment may set. */
const fixedPart: Readonly<Record<keyof EngineChoices, keyof EngineConfiguration['fixed'] | undefined>> = {
  engine: 'engine',
  fallbacks: 'engine',
  prices: 'prices',
  budgets: 'budgets',
  try_out: undefined,
}

const originOf = (provider: ProviderName, baseUrl: string | null | undefined): string | undefined => {
  const url = baseUrlOf(provider, baseUrl ?? undefined)
  return url && URL.parse(url)?.origin
}

/** Of the audit log: the names of models, not objects. */
const readable = ({ engine, fallbacks, try_out, ...others }: EngineChanges): Record<string, unknown> => ({
  ...(engine !== undefined && { engine: engine ? nameOf(engine) : 'builtin' }),
  ...(fallbacks && { fallbacks: fallbacks.map(nameOf) }),
  ...(try_out && { try_out: { ...try_out, engine: try_out.engine ? nameOf(try_out.engine) : 'builtin' } }),
  ...others,
})

export function createEngineSettings({ db, engines, cipher, events, failures }: Context): EngineSettingsStore {
  /** Changes the stored settings, and makes every server follow; this one before it resolves. */
  async function change(work: (tx: Tx) => Promise<void>): Promise<void> {
    await db.transaction(async (tx) => {
      await work(tx)
      await events.publish(tx, { topic: 'writing', id: 'settings' })
    })
    await engines.reload()
  }

  /** The choices that name an engine, with the path of each in the input. */
  const enginesIn = ({ engine, fallbacks = [], try_out }: EngineChanges): [string, EngineChoice | null | undefined][] => [
    ['engine', engine],
    ...fallbacks.map((choice, at): [string, EngineChoice] => [`fallbacks.${at}`, choice]),
    ['try_out.engine', try_out?.engine],
  ]

  async function engineIssues(changes: EngineChanges): Promise<Issue[]> {
    const issues: Issue[] = []
    for (const [path, choice] of enginesIn(changes)) {
      if (!choice) continue
      await engines.connect(choice).catch((error: unknown) => {
        if (!(error instanceof EngineUnavailable)) throw error
        const { message, hint } = error.problem
        issues.push({ path, message: [message, hint].filter(Boolean).join(' ') })
      })
    }
    return issues
  }

  function budgetIssues({ budgets }: EngineChanges): Issue[] {
    if (!budgets) return []
    const tooSmall = checkDailyLimits(budgets.answer ?? undefined)
    return (['per_user', 'all'] as const).flatMap((name) => {
      const least = tooSmall(budgets[name] ?? undefined)
      return least === null ? [] : [{ path: `budgets.${name}`, message: engineMessages.budgetTooSmall({ least }) }]
    })
  }

  /** Whether the stored key belongs to another server than that of `baseUrl`. */
  function isForeign(provider: ProviderName, baseUrl: string | null | undefined): boolean {
    const { key, baseUrl: stored, unreadable } = engines.configuration().accessOf(provider)
    if (baseUrl === undefined || (key === undefined && !unreadable)) return false
    return originOf(provider, baseUrl) !== originOf(provider, stored)
  }

  /** How a call of the engine failed last. A build knows no words for the codes of a later one. */
  async function lastProblem(engine: EngineChoice | null): Promise<EngineSettings['last_problem']> {
    const last = engine && (await failures.lastOfModel(nameOf(engine)))
    return last && isEngineProblem(last.reason) ? { ...engineProblem(last.reason, namesOf(engine)), hour: last.hour.toISOString() } : null
  }

  return {
    async view() {
      await engines.reload()
      const { choices, decided, fixed, accessOf } = engines.configuration()
      const providers = modelProviders.map((provider) => {
        const { needsKey, defaultBaseUrl = null } = providerDetails[provider]
        const { baseUrl = null, keyEnd, fromEnvironment } = accessOf(provider)
        return {
          provider,
          label: providerLabels[provider],
          needs_key: needsKey,
          default_base_url: defaultBaseUrl,
          base_url: withoutPassword(baseUrl),
          key_end: keyEnd,
          from_environment: fromEnvironment,
        }
      })
      const problems = { problem: engines.current().problem, last_problem: await lastProblem(choices.engine) }
      return { ...choices, decided, fixed, providers, ...problems }
    },

    async save(adminId, changes) {
      // What another server changed a moment ago counts.
      await engines.reload()
      const { fixed, choices, decided } = engines.configuration()
      const names = (Object.keys(changes) as (keyof EngineChoices)[]).filter((name) => changes[name] !== undefined)
      const isFixed = (name: keyof EngineChoices) => fixedPart[name] !== undefined && fixed[fixedPart[name]]
      if (names.some(isFixed)) throw fail('CONFLICT', undefined, engineMessages.fixedByEnvironment)
      const issues = [...(await engineIssues(changes)), ...budgetIssues(changes)]
      if (issues.length > 0) throw invalid(issues)
      // A local model that became ready is chosen for the admin who asked for it, and perhaps by that admin's screen: one change.
      if (decided && names.every((name) => isDeepStrictEqual(changes[name], choices[name]))) return
      await change(async (tx) => {
        await storeChoices(tx, changes)
        await recordAction(tx, { adminId, action: 'writing-changed', subject: 'writing', details: readable(changes) })
      })
    },

    async setAccess(adminId, provider, { key, baseUrl }) {
      await engines.reload()
      if (engines.configuration().accessOf(provider).fromEnvironment) throw fail('CONFLICT', undefined, engineMessages.fixedByEnvironment)
      if (key === undefined && isForeign(provider, baseUrl)) throw invalid([{ path: 'key', message: engineMessages.keyForOtherAddress }])
      const isFirst = engines.configuration().accessOf(provider).keyEnd === null
      const details = {
        ...(key !== undefined && { key: key === null ? 'deleted' : isFirst ? 'added' : 'set' }),
        ...(baseUrl !== undefined && { base_url: baseUrl ?? 'default' }),
      }
      await change(async (tx) => {
        await storeAccess(tx, cipher, provider, { key, baseUrl })
        await recordAction(tx, { adminId, action: 'provider-changed', subject: provider, details })
      })
    },

    accessWith(provider, { key, baseUrl }) {
      const stored = engines.configuration().accessOf(provider)
      const own = isForeign(provider, baseUrl) ? { key: undefined, unreadable: false } : stored
      return { key: key ?? own.key, unreadable: own.unreadable, baseUrl: baseUrl ?? stored.baseUrl }
    },
  }
}

/** An address of the environment may contain a password. */
function withoutPassword(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address)
  if (!url?.password && !url?.username) return address
  url.username = ''
  url.password = ''
  return url.href
}
