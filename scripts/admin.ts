import { pathToFileURL } from 'node:url'
import { makeAdmin } from '#server/features/auth/gate.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'

type Words = { line: string; exitCode: 0 | 1 }

/** `npm run admin -- <email>`: makes that account an admin, in the database that the environment names. */
export async function runAdmin(email: string | undefined, environment: Record<string, string | undefined>): Promise<Words> {
  if (!email) return { line: 'Usage: npm run admin -- <email>', exitCode: 1 }
  try {
    const env = parseEnv(environment)
    const { db, close } = await openDatabase(env, createLog(env.logLevel))
    try {
      return words[await makeAdmin(db, email)](email)
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof StartError) return { line: error.message, exitCode: 1 }
    throw error
  }
}

const words: Record<Awaited<ReturnType<typeof makeAdmin>>, (email: string) => Words> = {
  done: (email) => ({ line: `${email} is an admin now.`, exitCode: 0 }),
  unknown: (email) => ({ line: `No account has the address ${email}. Sign up with it first.`, exitCode: 1 }),
  unverified: (email) => ({ line: `${email} is not verified yet. Open the link in its mail first, then run this again.`, exitCode: 1 }),
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { line, exitCode } = await runAdmin(process.argv[2], process.env)
  process.stdout.write(`${line}\n`)
  process.exitCode = exitCode
}
