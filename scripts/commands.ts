/**
 * `npm run admin`, `npm run backup` and `npm run restore`: commands for operators, on the database that the environment names. Each resolves
 * to the line to print and the exit code.
 */
import { parseArgs } from 'node:util'
import { makeAdmin, removeAdmin } from '#server/features/auth/admins.ts'
import { restoreBackup } from '#server/infra/backup/restore.ts'
import { saveBackup } from '#server/infra/backup/save.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { StartError } from '#server/infra/start-error.ts'

interface CommandResult {
  readonly line: string
  readonly exitCode: 0 | 1
}
type Command = (args: readonly string[], environment: Record<string, string | undefined>) => Promise<CommandResult>

const success = (line: string): CommandResult => ({ line, exitCode: 0 })
const failure = (line: string): CommandResult => ({ line, exitCode: 1 })

/**
 * A command with one argument and one flag. Other arguments result in its usage; of an error that operators can solve, only the message is
 * printed.
 */
const command =
  (
    { usage, flag }: { usage: string; flag?: string },
    run: (argument: string, isSet: boolean, env: ReturnType<typeof parseEnv>) => Promise<CommandResult>,
  ): Command =>
  async (args, environment) => {
    const { positionals, tokens } = parseArgs({ args: [...args], allowPositionals: true, strict: false, tokens: true })
    const [argument, ...more] = positionals
    const options = tokens.filter((token) => token.kind === 'option')
    if (!argument || more.length > 0 || options.some(({ rawName }) => rawName !== flag)) return failure(`Usage: npm run ${usage}`)
    try {
      return await run(argument, options.length > 0, parseEnv(environment))
    } catch (error) {
      if (error instanceof StartError) return failure(error.message)
      throw error
    }
  }

const adminResults: Record<Awaited<ReturnType<typeof makeAdmin | typeof removeAdmin>>, (email: string) => CommandResult> = {
  done: (email) => success(`${email} is an admin now.`),
  removed: (email) => success(`${email} is no longer an admin.`),
  unknown: (email) => failure(`No account has the address ${email}. Sign up with it first.`),
  unverified: (email) => failure(`${email} is not verified yet. Open the link in its mail first, then run this again.`),
  'no admin': (email) => failure(`${email} is not an admin. Nothing was changed.`),
}

/** Makes an account an admin, or removes the role. Running servers apply the change immediately. */
export const runAdmin = command({ usage: 'admin -- [--remove] <email>', flag: '--remove' }, async (email, remove, env) => {
  if (remove && env.adminEmail === email.toLowerCase())
    return failure(`ADMIN_EMAIL is ${email}, so it would be an admin again at the next start. Change ADMIN_EMAIL first.`)
  const { db, close } = await openDatabase(env, createLog(env.logLevel))
  try {
    return adminResults[await (remove ? removeAdmin : makeAdmin)(db, email)](email)
  } finally {
    await close()
  }
})

/** Writes all data to a file. */
export const runBackup = command({ usage: 'backup -- <file>' }, async (file, _, env) => {
  const { rows, bytes } = await saveBackup(env, file)
  const size = (bytes / 1_000_000).toFixed(1)
  return success(`Saved ${rows} rows in ${file} (${size} MB). It holds everybody's data: keep it as you keep a password.`)
})

const otherSecret = (file: string): string =>
  [
    'AUTH_SECRET is not the one of the server that was saved. Set it to that one before you start: with another, everybody is signed',
    'out and nobody with an authenticator app can sign in. A server that made its own secret wrote it into the first line of its backup:',
    `  gzip -dc ${file} | head -n 1`,
  ].join('\n')

/** Restores a backup, into an empty database unless `--replace` is set. */
export const runRestore = command({ usage: 'restore -- <file> [--replace]', flag: '--replace' }, async (file, replace, env) => {
  const { rows, at, sameSecret, missingKeys } = await restoreBackup(env, file, { replace })
  const summary = `Restored ${rows} rows, as they were on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC. npm start serves them.`
  const keys = `Keys are in no backup. Enter them again in the admin panel, under Writing: ${missingKeys.join(', ')}.`
  return success([summary, ...(missingKeys.length > 0 ? [keys] : []), ...(sameSecret ? [] : [otherSecret(file)])].join('\n'))
})

if (import.meta.main) {
  const [name = '', ...args] = process.argv.slice(2)
  const commands: Readonly<Record<string, Command>> = { admin: runAdmin, backup: runBackup, restore: runRestore }
  const run = commands[name]
  const { line, exitCode } = run ? await run(args, process.env) : failure(`Commands: ${Object.keys(commands).join(', ')}`)
  console.log(line)
  process.exitCode = exitCode
}
