/** `npm run doctor`: says in plain words whether the server can start here and what it will use. Exits with 1 when something is wrong. */
import { styleText } from 'node:util'
import { Advice, type Check } from '#scripts/doctor/check.ts'
import { clock, database } from '#scripts/doctor/database.ts'
import { address, dataFolder, disk, names, node, port } from '#scripts/doctor/machine.ts'
import { admins, cards, mail, model, spending, traces } from '#scripts/doctor/services.ts'
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

const marks: Readonly<Record<Finding['verdict'], string>> = {
  good: styleText('green', '✓'),
  advice: styleText('yellow', '!'),
  bad: styleText('red', '✗'),
}

if (import.meta.main) {
  const seen = { good: 0, advice: 0, bad: 0 }
  for await (const { verdict, lines } of examine(process.env, '.env')) {
    seen[verdict]++
    for (const line of lines) console.log(`${marks[verdict]} ${line}`)
  }
  if (seen.bad > 0) {
    console.log('\nSomething needs your attention: see the lines marked ✗.')
    process.exitCode = 1
  } else if (seen.advice > 0) console.log('\nThe server can start: npm start. Before other people use it, see the lines marked !.')
  else console.log('\nAll is well: npm start.')
}
