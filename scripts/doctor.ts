/** `npm run doctor`: reports whether the server can start and what it will use. Exits with code 1 when something is wrong. */
import { styleText } from 'node:util'
import { clock, database } from '#scripts/doctor/database.ts'
import { Advice, address, type Check, dataFolder, disk, names, node, port } from '#scripts/doctor/machine.ts'
import { operator } from '#scripts/doctor/operator.ts'
import { admins, cards, mail, model, spending, traces } from '#scripts/doctor/services.ts'
import { type Env, parseEnv } from '#server/infra/env.ts'

/** The result of a check; `advice` does not prevent a start. */
export interface Finding {
  readonly verdict: 'good' | 'advice' | 'bad'
  readonly lines: readonly string[]
}

const checks: readonly Check[] = [
  node,
  dataFolder,
  disk,
  port,
  address,
  database,
  clock,
  admins,
  mail,
  model,
  spending,
  cards,
  operator,
  traces,
]

async function runCheck(check: () => Promise<string>): Promise<Finding> {
  try {
    return { verdict: 'good', lines: [await check()] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { verdict: error instanceof Advice ? 'advice' : 'bad', lines: message.split('\n') }
  }
}

/** Runs all checks in order; only the configuration checks when the configuration is invalid. */
export async function* examine(variables: Record<string, string | undefined>, settings: string): AsyncGenerator<Finding> {
  yield runCheck(() => names(settings))
  let env: Env | undefined
  yield runCheck(async () => {
    env = parseEnv(variables)
    return 'Configuration: every value can be used'
  })
  if (!env) return
  for (const check of checks) {
    const validEnv = env
    yield runCheck(() => check(validEnv))
  }
}

const marks: Readonly<Record<Finding['verdict'], string>> = {
  good: styleText('green', '✓'),
  advice: styleText('yellow', '!'),
  bad: styleText('red', '✗'),
}

if (import.meta.main) {
  const counts = { good: 0, advice: 0, bad: 0 }
  for await (const { verdict, lines } of examine(process.env, '.env')) {
    counts[verdict]++
    for (const line of lines) console.log(`${marks[verdict]} ${line}`)
  }
  if (counts.bad > 0) {
    console.log('\nSomething needs your attention: see the lines marked ✗.')
    process.exitCode = 1
  } else if (counts.advice > 0) console.log('\nThe server can start: npm start. Before other people use it, see the lines marked !.')
  else console.log('\nAll is well: npm start.')
}
