import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { secretsOf } from '#server/platform/configured-secrets.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { boundOldSpace, growYoungSpace, holdYoungSpace } from '#server/platform/memory.ts'
import { resolveQuickly } from '#server/platform/resolve-quickly.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Server } from '#server/start.ts'

/** The process: reads the configuration, starts the server, stops it when told to. */
async function main(): Promise<void> {
  holdYoungSpace()
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel, secretsOf(env))
  // After the configuration: a mistake in it is told at once, before anything heavy is loaded.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
  registerHooks({ resolve: resolveQuickly })
  const { start } = await import('#server/start.ts')
  const server = await start(env, log)

  // What is printed is for whoever looks on: a terminal that is gone, or a file on a full disk, is no reason to end.
  process.stdout.on('error', () => undefined)
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed and nobody noticed'))
  const told = onSignal(server, log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, told)

  const setupLink = await server.setupLink()
  console.log([`Ready on http://localhost:${server.port}`, ...(setupLink ? [`Create the owner account: ${setupLink}`] : [])].join('\n'))
  boundOldSpace()
  const { loadWriters } = await import('#server/core/generate.ts')
  await loadWriters()
  const { phrasesOf } = await import('#writer/builtin/phrases/load.ts')
  phrasesOf('en')
  growYoungSpace()
}

/**
 * Milliseconds in which another signal is the same wish: Ctrl-C reaches every process of the terminal, and npm passes its own on to us.
 */
const sameWish = 1_000

/** The first signal stops the server in good order; one that comes later means: at once. */
function onSignal(server: Server, log: Log): () => void {
  let first: number | undefined
  return () => {
    if (first !== undefined && performance.now() - first > sameWish) process.exit(1)
    if (first === undefined) void stop(server, log)
    first ??= performance.now()
  }
}

/** Milliseconds in which a server stops, whatever hangs: process keepers kill after ten seconds. */
const longestStop = 9_500

/** Ends with code 0 once all that ran has finished, and with 1 when something did not in time. */
async function stop(server: Server, log: Log): Promise<void> {
  setTimeout(() => {
    log.fatal('the server could not close everything in time')
    process.exit(1)
  }, longestStop)
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    log.fatal({ error }, 'the server could not close everything')
    process.exit(1)
  }
}

main().catch((error: unknown) => {
  // A fault that can be put right is told in its own words; a stack belongs to one that we made.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
