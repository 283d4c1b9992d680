/** `npm run doctor`: says in plain words whether the server can start here and what it will use. Exits with 1 when something is wrong. */
import { styleText } from 'node:util'
import { checks } from '#scripts/doctor/checks.ts'
import { type Env, parseEnv } from '#server/platform/env.ts'
import { StartError } from '#server/platform/start-error.ts'

const good = (words: string) => console.log(`${styleText('green', '✓')} ${words}`)
const bad = (error: unknown) => {
  const words = error instanceof Error ? error.message : String(error)
  for (const line of words.split('\n')) console.log(`${styleText('red', '✗')} ${line}`)
  process.exitCode = 1
}

function configuration(): Env | undefined {
  try {
    const env = parseEnv(process.env)
    good('Configuration: every value can be used')
    return env
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    bad(error)
    return undefined
  }
}

const env = configuration()
for (const check of env ? checks : []) {
  try {
    good(await check(env as Env))
  } catch (error) {
    bad(error)
  }
}
console.log(process.exitCode ? '\nSomething needs your attention: see the lines marked ✗.' : '\nAll is well: npm start.')
