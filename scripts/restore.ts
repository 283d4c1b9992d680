import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { restoreBackup } from '#server/platform/backup/restore.ts'
import { parseEnv } from '#server/platform/env.ts'
import { StartError } from '#server/platform/start-error.ts'

type CommandResult = { line: string; exitCode: 0 | 1 }

const usage: CommandResult = { line: 'Usage: npm run restore -- <file> [--replace]', exitCode: 1 }

/** `npm run restore -- <file> [--replace]`: restores a backup to the database that the environment names. */
export async function runRestore(args: readonly string[], environment: Record<string, string | undefined>): Promise<CommandResult> {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0 || tokens.some((token) => token.kind === 'option' && token.name !== 'replace')) return usage
  try {
    const { rows, at, sameSecret } = await restoreBackup(parseEnv(environment), file, { replace: values.replace === true })
    const summary = `Restored ${rows} rows, as they were on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC. npm start serves them.`
    return { line: sameSecret ? summary : `${summary}\n${otherSecret(file)}`, exitCode: 0 }
  } catch (error) {
    if (error instanceof StartError) return { line: error.message, exitCode: 1 }
    throw error
  }
}

const otherSecret = (file: string): string =>
  [
    'AUTH_SECRET is not the one of the server that was saved. Set it to that one before you start: with another, everybody is signed',
    'out and nobody with an authenticator app can sign in. A server that made its own secret wrote it into the first line of its backup:',
    `  gzip -dc ${file} | head -n 1`,
  ].join('\n')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { line, exitCode } = await runRestore(process.argv.slice(2), process.env)
  process.stdout.write(`${line}\n`)
  process.exitCode = exitCode
}
