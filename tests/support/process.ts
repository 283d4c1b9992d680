import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '#tests/support/network.ts'

/** How a process ended, and everything it wrote. */
export interface End {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** The one-time token of the owner link, when the server printed one. */
  readonly setupToken: string | undefined
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void
  readonly ended: Promise<End>
}

function collect(child: ChildProcess): { stdout: () => string; ended: Promise<End> } {
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk: Buffer) => {
      written[stream] += chunk
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, ...written }))
  return { stdout: () => written.stdout, ended }
}

/** The flags that `npm start` gives to V8. */
export const startFlags: readonly string[] = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.start.split(' ')
  .filter((word: string) => word.startsWith('--') && word !== '--import')

const spawnServer = (env: Record<string, string>) =>
  spawn(process.execPath, [...startFlags, 'server/main.ts'], {
    // The server gets only the variables of the test, not the environment of the test run.
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'error', CALL_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs `server/main.ts` until it exits. */
export const runServer = (env: Record<string, string>): Promise<End> => collect(spawnServer(env)).ended

/** Starts `server/main.ts`, on a free port where `PORT` names none, and waits until it prints that it is ready. End it with a signal. */
export async function spawnReadyServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawnServer({ ...env, PORT: String(port) })
  const { stdout, ended } = collect(child)
  const ready = async () => {
    while (!stdout().includes('Ready on ')) await once(child.stdout, 'data')
  }
  const early = await Promise.race([ready(), ended])
  if (early) throw new Error(`The server ended with code ${early.code}: ${early.stderr}`)
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    get setupToken() {
      return /\/setup#token=(\S+)/.exec(stdout())?.[1]
    },
    signal: (name) => child.kill(name),
    ended,
  }
}
