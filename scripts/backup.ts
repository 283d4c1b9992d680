import { pathToFileURL } from 'node:url'
import { saveBackup } from '#server/platform/backup/save.ts'
import { parseEnv } from '#server/platform/env.ts'
import { StartError } from '#server/platform/start-error.ts'

type CommandResult = { line: string; exitCode: 0 | 1 }

/** `npm run backup -- <file>`: writes all data of the database that the environment names to a file. */
export async function runBackup(file: string | undefined, environment: Record<string, string | undefined>): Promise<CommandResult> {
  if (!file) return { line: 'Usage: npm run backup -- <file>', exitCode: 1 }
  try {
    const { rows, bytes } = await saveBackup(parseEnv(environment), file)
    const size = (bytes / 1_000_000).toFixed(1)
    return { line: `Saved ${rows} rows in ${file} (${size} MB). It holds everybody's data: keep it as you keep a password.`, exitCode: 0 }
  } catch (error) {
    if (error instanceof StartError) return { line: error.message, exitCode: 1 }
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { line, exitCode } = await runBackup(process.argv[2], process.env)
  process.stdout.write(`${line}\n`)
  process.exitCode = exitCode
}
