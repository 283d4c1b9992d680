import { pathToFileURL } from 'node:url'
import { makeAdmin, removeAdmin } from '#server/features/auth/admins.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'

type CommandResult = { line: string; exitCode: 0 | 1 }

const flag = '--remove'
const usage: CommandResult = { line: `Usage: npm run admin -- [${flag}] <email>`, exitCode: 1 }

/**
 * `npm run admin -- <email>` makes that account an admin, `npm run admin -- --remove <email>` removes the role, in the database that
 * the environment names. Running servers apply the change immediately.
 * @param args the program's arguments, in any order
 */
export async function runAdmin(args: readonly string[], environment: Record<string, string | undefined>): Promise<CommandResult> {
  const [email, ...more] = args.filter((arg) => arg !== flag)
  if (!email || email.startsWith('-') || more.length > 0) return usage
  const remove = args.includes(flag)
  try {
    const env = parseEnv(environment)
    if (remove && env.adminEmail === email.toLowerCase()) return results.configured(email)
    const { db, close } = await openDatabase(env, createLog(env.logLevel))
    try {
      return results[await (remove ? removeAdmin : makeAdmin)(db, email)](email)
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof StartError) return { line: error.message, exitCode: 1 }
    throw error
  }
}

const results: Record<Awaited<ReturnType<typeof makeAdmin | typeof removeAdmin>> | 'configured', (email: string) => CommandResult> = {
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
