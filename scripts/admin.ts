import { pathToFileURL } from 'node:url'
import { makeAdmin, removeAdmin } from '#server/features/auth/admins.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'

type Words = { line: string; exitCode: 0 | 1 }

const flag = '--remove'
const usage: Words = { line: `Usage: npm run admin -- [${flag}] <email>`, exitCode: 1 }

/**
 * `npm run admin -- <email>` makes that account an admin, `npm run admin -- --remove <email>` takes the role away, in the database that
 * the environment names. Servers that run on it follow at once.
 * @param given the program's arguments, in any order
 */
export async function runAdmin(given: readonly string[], environment: Record<string, string | undefined>): Promise<Words> {
  const [email, ...more] = given.filter((word) => word !== flag)
  if (!email || email.startsWith('-') || more.length > 0) return usage
  const remove = given.includes(flag)
  try {
    const env = parseEnv(environment)
    if (remove && env.adminEmail === email.toLowerCase()) return words.configured(email)
    const { db, close } = await openDatabase(env, createLog(env.logLevel))
    try {
      return words[await (remove ? removeAdmin : makeAdmin)(db, email)](email)
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof StartError) return { line: error.message, exitCode: 1 }
    throw error
  }
}

const words: Record<Awaited<ReturnType<typeof makeAdmin | typeof removeAdmin>> | 'configured', (email: string) => Words> = {
  done: (email) => ({ line: `${email} is an admin now.`, exitCode: 0 }),
  removed: (email) => ({ line: `${email} is no longer an admin.`, exitCode: 0 }),
  unknown: (email) => ({ line: `No account has the address ${email}. Sign up with it first.`, exitCode: 1 }),
  unverified: (email) => ({ line: `${email} is not verified yet. Open the link in its mail first, then run this again.`, exitCode: 1 }),
  'no admin': (email) => ({ line: `${email} is not an admin. Nothing was changed.`, exitCode: 1 }),
  configured: (email) => ({
    line: `ADMIN_EMAIL is ${email}, so it would be an admin again at the next start. Change ADMIN_EMAIL first.`,
    exitCode: 1,
  }),
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { line, exitCode } = await runAdmin(process.argv.slice(2), process.env)
  process.stdout.write(`${line}\n`)
  process.exitCode = exitCode
}
