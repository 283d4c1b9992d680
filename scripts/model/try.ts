import { arch, cpus, platform, release, totalmem } from 'node:os'
import { z } from 'zod'
import type { Waiting } from '#contract/waiting.ts'
import { post } from '#kinds/post/index.ts'
import { postWriter } from '#kinds/post/writer.server.ts'
import { createLog } from '#server/infra/log.ts'
import { createModelChain, defaultTimeouts } from '#server/infra/models/chain.ts'
import { engineVersion } from '#server/infra/models/local/engine.ts'
import { formatBytes } from '#server/infra/models/local/failure.ts'
import { createLocalModel, type LocalModel } from '#server/infra/models/local/local-model.ts'
import { freeMemory } from '#server/infra/models/local/memory.ts'

interface Tried {
  readonly id: string
  readonly bytes: number
  /** Bytes that it should need. */
  readonly memory: number
  readonly modelPath: string
  /** The file URL of the engine's module. */
  readonly engine: string
  /** Seconds of installing and downloading. */
  readonly prepared: number
}

const Answer = z.object({ caption: z.string().max(1_500), hashtags: z.array(z.string().max(40)).max(5) })
const secondsSince = (start: number): number => (performance.now() - start) / 1000
const shown = (seconds: number): string => `${seconds.toFixed(1)} s`

/** Writes one post. @returns its text, and the times of its parts in seconds */
async function writeOne(model: LocalModel, topic: string, language: 'en' | 'de' | 'hi' | 'ja') {
  const { system, prompt } = postWriter.prompt({ ...post.sample, topic, language }, undefined, { size: 'short' })
  const chain = createModelChain(
    [{ name: 'local', model, maxOutputTokens: undefined, use: { attempts: 1 } }],
    createLog('silent'),
    defaultTimeouts,
  )
  const start = performance.now()
  let [begun, first] = [0, 0]
  const onWaiting = (waiting: Waiting | null) => {
    if (waiting?.stage === 'reading' && begun === 0) begun = secondsSince(start)
    if (!waiting && first === 0) first = secondsSince(start)
  }
  const request = { system, turns: [{ role: 'user', content: prompt }] as const, answer: Answer }
  const { answer, tokens } = await chain.ask(request, { signal: new AbortController().signal, onWaiting })
  const seconds = secondsSince(start)
  return { caption: answer.caption, tokens, first, seconds, reading: first - begun, writing: seconds - first }
}

/** Stops a text as soon as its prompt is read, or it is written. @returns the seconds until the model is free again */
async function stopOne(model: LocalModel, stage: 'reading' | 'writing'): Promise<number> {
  const controller = new AbortController()
  let stoppedAt = 0
  const stop = () => {
    stoppedAt ||= performance.now()
    controller.abort(new Error('Stop'))
  }
  const system = `${Math.random()} ${'Write for people who bake bread. '.repeat(40)}`
  const request = { system, turns: [{ role: 'user', content: 'bread' }] as const, jsonSchema: z.toJSONSchema(Answer), maxOutputTokens: 500 }
  const onProgress = (progress: { stage: string }) => {
    if (progress.stage === stage) stop()
  }
  await Promise.allSettled([model.stream({ ...request, signal: controller.signal } as never, () => {}, { onProgress })])
  while (model.state().writing > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  return secondsSince(stoppedAt)
}

/** Tries a model on this machine, and prints a report that can be sent to somebody. @returns the exit code */
export async function tryModel({ id, bytes, memory, modelPath, engine, prepared }: Tried, print: (line: string) => void): Promise<0 | 1> {
  const [cpu] = cpus()
  print(
    `\nMachine: ${platform()} ${release()} ${arch()}, ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${formatBytes(totalmem())}, Node ${process.version}`,
  )
  print(
    `Model: ${id}, ${formatBytes(bytes)}; engine: node-llama-cpp ${await engineVersion()}; installed and downloaded in ${shown(prepared)}`,
  )
  const free = freeMemory()
  const model = createLocalModel({ engine, modelPath, memory, log: createLog('warn') })
  try {
    const start = performance.now()
    await model.load()
    const state = model.state()
    const gpu = state.status === 'ready' ? state.gpu : null
    print(`Loaded in ${shown(secondsSince(start))}; graphics: ${gpu ? `${gpu.type}, ${formatBytes(gpu.memory)}` : 'none, processor only'}`)
    for (const [language, topic] of [
      ['en', 'our bakery opens on Sunday'],
      ['en', 'three things I check before I buy a used bicycle'],
      ['de', 'unsere Bäckerei öffnet am Sonntag'],
      ['hi', 'हमारी बेकरी रविवार को खुल रही है'],
      ['ja', '日曜日にパン屋を開きます'],
    ] as const) {
      const { caption, tokens, first, seconds, reading, writing } = await writeOne(model, topic, language)
      const rates = `read ${tokens.input} tokens at ${(tokens.input / reading).toFixed(0)}/s, wrote ${tokens.output} at ${(tokens.output / writing).toFixed(1)}/s`
      print(
        `${language}: first word after ${shown(first)}, in all ${shown(seconds)}; ${rates}; valid JSON\n  ${caption.replaceAll('\n', '\n  ')}`,
      )
    }
    print(`Memory in use by it: about ${formatBytes(Math.max(0, free - freeMemory()))}`)
    for (const stage of ['reading', 'writing'] as const)
      print(`Stop while ${stage}: free again after ${shown(await stopOne(model, stage))}`)
    await model.close()
    print(`Unloaded; ${formatBytes(freeMemory())} of memory free, ${formatBytes(free)} before`)
    return 0
  } catch (error) {
    const { message, cause } = error as Error
    print(`Failed: ${message}${cause instanceof Error ? `: ${cause.message}` : ''}`)
    return 1
  } finally {
    await model.close()
  }
}
