import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Waiting } from '#contract/waiting.ts'
import { builtinEngine, type Engine } from '#server/core/generation/engine.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { createModelChain, defaultTimeouts } from '#server/infra/models/chain.ts'
import type { LocalService } from '#server/infra/models/local/local-service.ts'
import { resolveSource } from '#server/infra/models/local/source.ts'
import { createWeights } from '#server/infra/models/local/weights.ts'
import { connectModel } from '#server/infra/models/providers.ts'
import { start } from '#server/start.ts'
import { linkEngine } from '#tests/support/local-engine.ts'
import { freePort } from '#tests/support/network.ts'
import { startFlags } from '#tests/support/process.ts'
import { writeTinyGguf } from '#tests/support/tiny-gguf.ts'

const Answer = z.object({ caption: z.string().max(200) })

/** Puts the engine and the tiny model into a data folder, ready to write as `local/tiny`. */
export async function addTinyModel(dataDir: string): Promise<void> {
  await linkEngine(dataDir)
  const path = await writeTinyGguf(join(dataDir, 'tiny.gguf'))
  const folder = join(dataDir, 'models')
  await createWeights({ folder }).add(await resolveSource({ source: path }, folder, []), new AbortController().signal)
}

/**
 * An engine whose texts the tiny model writes. They are words without a sense, which no check would let pass, so that the built-in writer's
 * text is delivered in their place.
 * @param fallbackUrl of a model server that is called when the local model fails @param onReading called when the prompt of a text begins to be
 * read; what streams tell arrives up to a second later, when a fast machine has written the text
 */
export const tinyEngine =
  (fallbackUrl?: string, onReading?: () => void) =>
  (local: LocalService): Engine => {
    const spare = fallbackUrl && connectModel({ provider: 'compatible', model: 'spare', baseUrl: fallbackUrl })
    const chain = createModelChain([local.modelOf('tiny'), ...(spare ? [spare] : [])], createLog('silent'), defaultTimeouts)
    const builtin = builtinEngine()
    return {
      name: 'local/tiny',
      async write({ priority, onWaiting, ...task }, { signal, onPartial }) {
        // Reading takes longer than writing; the first words differ, so that no prompt is remembered.
        const system = `${randomUUID()} ${'Write for people who bake bread. '.repeat(20)}`
        const request = { system, turns: [{ role: 'user', content: 'bread' }] as const, answer: Answer }
        let isRead = false
        const reportWaiting = (waiting: Waiting | null) => {
          if (waiting?.stage === 'reading' && !isRead) onReading?.()
          isRead ||= waiting?.stage === 'reading'
          onWaiting?.(waiting)
        }
        const { model, tokens } = await chain.ask(request, { signal, priority, onWaiting: reportWaiting })
        return { ...(await builtin.write(task, { signal, onPartial })), engine: model, tokens }
      },
    }
  }

/** The ids of processes of local models that this process has started, where the system tells. */
export function hostProcesses(parent = process.pid): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      const isChild = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('models/local/host.ts')
    } catch {
      // It ended meanwhile.
      return false
    }
  })
}

export interface LocalServer {
  readonly url: string
  readonly process: ChildProcess
}

/** A server with the tiny model in a process of its own, which a test may kill. */
export async function spawnLocalServer(variables: Record<string, string>): Promise<LocalServer> {
  const port = await freePort()
  const child = fork(import.meta.filename, [], {
    execArgv: [...startFlags],
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'fatal', PORT: String(port), ...variables },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${code}`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return { url: `http://localhost:${port}`, process: child }
}

/** The variable of a spawned server that says at which text, counted from 1, its model stops for good. */
export const stoppedAtText = 'TEST_STOPPED_AT_TEXT'

async function runServer(): Promise<void> {
  const env = parseEnv(process.env)
  let texts = 0
  const stopModel = () => {
    texts++
    if (texts === Number(process.env[stoppedAtText])) for (const pid of hostProcesses()) process.kill(pid, 'SIGSTOP')
  }
  const server = await start(env, createLog(env.logLevel), { engine: tinyEngine(undefined, stopModel) })
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  // The test has ended.
  process.on('disconnect', () => process.exit(1))
  process.send?.('ready')
}

if (import.meta.main) await runServer()
