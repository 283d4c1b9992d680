import { sql } from 'drizzle-orm'
import { EngineChoices } from '#api/engines.ts'
import { modelProviders, type ProviderName } from '#contract/model-providers.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { modelProviderAccess, writingSettings } from '#server/infra/db/schema.ts'
import type { KeyCipher } from '#server/infra/key-cipher.ts'

/** What admins chose in the app: what writes, and how providers are reached. */

export interface StoredAccess {
  readonly baseUrl: string | null
  readonly key: string | null
  /** The last four letters of the key; empty for a short one, of which they would tell too much. */
  readonly keyEnd: string | null
  /** Whether a key is stored that cannot be decrypted, because the server's secret has changed. */
  readonly unreadable: boolean
}

/** Absent fields stay as they are. */
export type EngineChanges = { readonly [Name in keyof EngineChoices]?: EngineChoices[Name] | undefined }

export interface StoredEngines {
  /** The fields that were ever chosen. */
  readonly choices: Partial<EngineChoices>
  readonly access: ReadonlyMap<ProviderName, StoredAccess>
}

/** Before anybody chose anything. */
export const nothingStored: StoredEngines = { choices: {}, access: new Map() }

/** The rows of both tables, as any client of the database reads them. */
export interface EngineRows {
  readonly settings: readonly { readonly name: string; readonly value: unknown }[]
  readonly access: readonly { readonly provider: string; readonly baseUrl: string | null; readonly key: string | null }[]
}

const fieldNames = Object.keys(EngineChoices.shape) as (keyof EngineChoices)[]

/** Reads rows. Those that this version does not know, or cannot read, count as never chosen: they must not prevent a start. */
export function parseEngines({ settings, access }: EngineRows, cipher: KeyCipher): StoredEngines {
  const choices = fieldNames.flatMap((name) => {
    const { success, data } = EngineChoices.shape[name].safeParse(settings.find((row) => row.name === name)?.value)
    return success ? [[name, data] as const] : []
  })
  const accessRows = modelProviders.flatMap((provider) => {
    const row = access.find((candidate) => candidate.provider === provider)
    return row ? [[provider, toAccess(provider, row, cipher)] as const] : []
  })
  return { choices: Object.fromEntries(choices), access: new Map(accessRows) }
}

function toAccess(provider: ProviderName, { baseUrl, key: encrypted }: EngineRows['access'][number], cipher: KeyCipher): StoredAccess {
  const key = encrypted === null ? null : cipher.decrypt(encrypted, provider)
  return { baseUrl, key, keyEnd: key === null ? null : endOf(key), unreadable: encrypted !== null && key === null }
}

/** Letters. */
const [shownLetters, shortKey] = [4, 12]
const endOf = (key: string): string => (key.length < shortKey ? '' : key.slice(-shownLetters))

export async function readEngines(db: Db, cipher: KeyCipher): Promise<StoredEngines> {
  const [settings, access] = await Promise.all([db.select().from(writingSettings), db.select().from(modelProviderAccess)])
  return parseEngines({ settings, access }, cipher)
}

/** Stores the given fields. */
export async function storeChoices(tx: Tx, changes: EngineChanges): Promise<void> {
  for (const [name, chosen] of Object.entries(changes)) {
    if (chosen === undefined) continue
    // As text: the driver would store `null` as SQL's null.
    const value = sql`${JSON.stringify(chosen)}::jsonb`
    await tx.insert(writingSettings).values({ name, value }).onConflictDoUpdate({ target: writingSettings.name, set: { value } })
  }
}

/** Absent fields stay as they are; `null` deletes a key, or returns to the default address. */
export interface AccessChange {
  readonly key?: string | null | undefined
  readonly baseUrl?: string | null | undefined
}

/** Stores how a provider is reached. */
export async function storeAccess(tx: Tx, cipher: KeyCipher, provider: ProviderName, { key, baseUrl }: AccessChange): Promise<void> {
  const change = {
    ...(key !== undefined && { key: key && cipher.encrypt(key, provider) }),
    ...(baseUrl !== undefined && { baseUrl }),
  }
  await tx
    .insert(modelProviderAccess)
    .values({ provider, ...change })
    .onConflictDoUpdate({ target: modelProviderAccess.provider, set: { provider, ...change } })
}
