import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseEnv } from '#server/infra/env.ts'
import { createLog, type Log, secretsOf } from '#server/infra/log.ts'
import { StartError } from '#server/infra/start-error.ts'
import type { Server } from '#server/start.ts'

/** The process: reads the configuration, starts the server, stops it on a signal. */
async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel, secretsOf(env))
  // Everything else is loaded after the configuration was checked, so that an error in it is reported quickly.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
  const { start } = await import('#server/start.ts')
  const server = await start(env, log)

  // A closed terminal or a full disk behind stdout must not end the process.
  process.stdout.on('error', () => undefined)
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled promise rejection'))
  const stopOnSignal = signalHandler(server, log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnSignal)

  const setupLink = await server.setupLink()
  console.log([`Ready on http://localhost:${server.port}`, ...(setupLink ? [`Create the owner account: ${setupLink}`] : [])].join('\n'))
  const { loadWriters } = await import('#server/core/generation/generate.ts')
  await loadWriters()
}

/** Milliseconds in which a second signal is ignored: Ctrl-C reaches every process of the terminal, and npm forwards it again. */
const duplicateSignalWindow = 1_000

/** The first signal stops the server gracefully; a later one ends the process at once. */
function signalHandler(server: Server, log: Log): () => void {
  let firstSignalAt: number | undefined
  return () => {
    if (firstSignalAt !== undefined && performance.now() - firstSignalAt > duplicateSignalWindow) process.exit(1)
    if (firstSignalAt === undefined) void stop(server, log)
    firstSignalAt ??= performance.now()
  }
}

/** Milliseconds after which a shutdown that hangs ends the process. Container runtimes kill it after ten seconds. */
const stopTimeout = 9_500

/** Exits with code 0 when everything was closed, with 1 when something failed or took too long. */
async function stop(server: Server, log: Log): Promise<void> {
  setTimeout(() => {
    log.fatal('the server could not close everything in time')
    process.exit(1)
  }, stopTimeout)
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    log.fatal({ error }, 'the server could not close everything')
    process.exit(1)
  }
}

main().catch((error: unknown) => {
  // For an error that the operator can fix the message is enough; others are printed with their stack.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
