import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/support/ports.ts'
import { startFlags } from '#tests/support/process.ts'

/** A server that ours is measured against, in a process of its own. */
export interface BareServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts one of `bench/`, which listens on `PORT` and says a word when it does. */
export async function startBare(script: string, variables: Readonly<Record<string, string | undefined>>): Promise<BareServer> {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), ...variables }
  const child = spawn(process.execPath, [...startFlags, script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
