import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseEnv } from '#server/platform/env.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Server } from '#server/start.ts'

/** The process: reads the configuration, starts the server, stops it when told to. */
async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel)
  // After the configuration: a mistake in it is told at once, before anything heavy is loaded.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
  const { start } = await import('#server/start.ts')
  const server = await start(env, log)

  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed and nobody noticed'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server, log))

  const setupLink = await server.setupLink()
  console.log([`Ready on http://localhost:${server.port}`, ...(setupLink ? [`Create the owner account: ${setupLink}`] : [])].join('\n'))
}

/** Ends with code 0 once all that ran has finished. A second signal ends at once, which is what the system does by default. */
async function stop(server: Server, log: Log): Promise<void> {
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
