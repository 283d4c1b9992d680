import { address } from '#scripts/doctor/address.ts'
import { admins } from '#scripts/doctor/admins.ts'
import { cards } from '#scripts/doctor/cards.ts'
import { Advice, type Check } from '#scripts/doctor/check.ts'
import { clock, database } from '#scripts/doctor/database.ts'
import { dataFolder, disk, node, port } from '#scripts/doctor/machine.ts'
import { mail } from '#scripts/doctor/mail.ts'
import { model, spending } from '#scripts/doctor/model.ts'
import { names } from '#scripts/doctor/names.ts'
import { traces } from '#scripts/doctor/traces.ts'
import { type Env, parseEnv } from '#server/platform/env.ts'

/** What a check found, line by line; `advice` does not stop a start. */
export interface Finding {
  readonly verdict: 'good' | 'advice' | 'bad'
  readonly lines: readonly string[]
}

const checks: readonly Check[] = [node, dataFolder, disk, port, address, database, clock, admins, mail, model, spending, cards, traces]

async function found(look: () => Promise<string>): Promise<Finding> {
  try {
    return { verdict: 'good', lines: [await look()] }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return { verdict: error instanceof Advice ? 'advice' : 'bad', lines: words.split('\n') }
  }
}

/** Looks at everything that a start needs, one thing after the other. Without a configuration that can be used, at nothing else. */
export async function* examine(variables: Record<string, string | undefined>, settings: string): AsyncGenerator<Finding> {
  yield found(() => names(settings))
  let env: Env | undefined
  yield found(async () => {
    env = parseEnv(variables)
    return 'Configuration: every value can be used'
  })
  if (!env) return
  for (const check of checks) {
    const settled = env
    yield found(() => check(settled))
  }
}
