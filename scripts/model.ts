/**
 * `npm run model`: adds local models on a server without a browser, lists and deletes them, and tries one on this machine. Everything
 * it changes is in DATA_DIR, where a running server sees it.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tryModel } from '#scripts/model/try.ts'
import { parseEnv } from '#server/infra/env.ts'
import { catalogue, estimateMemory, recommendModel } from '#server/infra/models/local/catalogue.ts'
import { createEngine, type Engine } from '#server/infra/models/local/engine.ts'
import { formatBytes, LocalModelError } from '#server/infra/models/local/failure.ts'
import { totalMemory } from '#server/infra/models/local/memory.ts'
import { problemOf } from '#server/infra/models/local/problem.ts'
import { resolveSource } from '#server/infra/models/local/source.ts'
import { createWeights, type Weights, type WeightsEntry } from '#server/infra/models/local/weights.ts'
import { StartError } from '#server/infra/start-error.ts'

const usage = `Usage: npm run model -- <model> [--sha256 <checksum>]   adds a model; Ctrl-C pauses. <model> is small, medium or large, the address
                                                     of a GGUF file, or the full path of one or of its folder
       npm run model -- list                         what is there, and what fits this computer
       npm run model -- remove <id>
       npm run model -- try [<model or id>]          tries a model on this computer, and prints a report`

export interface Options {
  readonly environment: Record<string, string | undefined>
  readonly print: (line: string) => void
  /** Pauses a download. */
  readonly signal: AbortSignal
}

interface Tools extends Pick<Options, 'print' | 'signal'> {
  readonly engine: Engine
  readonly weights: Weights
  /** Of the models. */
  readonly folder: string
  readonly sha256: string | undefined
}

/** Milliseconds between two lines of progress. */
const lineInterval = 5_000

/** Prints progress at most every few seconds, and at each new stage. */
function createProgress(print: Options['print']) {
  let last = { stage: '', at: 0 }
  return (stage: string, bytes: number, of: number, more = '') => {
    const now = performance.now()
    if (stage === last.stage && now - last.at < lineInterval) return
    last = { stage, at: now }
    print(`${stage} ${formatBytes(bytes)} of ${formatBytes(of)}${more}`)
  }
}

const minutes = (seconds: number): string => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`)

/** Installs the engine if it is missing, and adds a file. @throws LocalModelError */
async function add(source: string, { engine, weights, folder, sha256, print, signal }: Tools): Promise<WeightsEntry | null> {
  const file = await resolveSource({ source, sha256 }, folder, await weights.added())
  const progress = createProgress(print)
  if ((await engine.state()).status !== 'ready')
    await engine.install({ signal, onProgress: (bytes, of) => progress('Engine: about', bytes, of) })
  print(`${file.file}, ${formatBytes(file.bytes)}`)
  return weights.add(file, signal)
}

const statusOf = ({ status, bytes, file, failure }: WeightsEntry): string =>
  status === 'ready' ? formatBytes(bytes) : `${status}, ${formatBytes(bytes)} of ${formatBytes(file.bytes)}. ${failure?.message ?? ''}`

async function list({ engine, weights, print }: Tools): Promise<void> {
  const state = await engine.state()
  const gpu = state.status === 'ready' ? state.gpu : null
  const recommended = recommendModel({ memory: totalMemory(), gpu })
  print(`Engine: ${state.status}. Memory of this computer: ${formatBytes(totalMemory())}.`)
  for (const { id, label, tier, bytes, memory } of catalogue)
    print(
      `${tier} = ${id}: ${label}, ${formatBytes(bytes)}, needs ${formatBytes(memory)} of memory${recommended?.id === id ? ' (recommended)' : ''}`,
    )
  const entries = await weights.list()
  print(entries.length > 0 ? 'On this computer:' : 'No model is on this computer.')
  for (const entry of entries) print(`  ${entry.file.id}: ${statusOf(entry)}`)
}

/** @returns the exit code */
async function addOne(named: string, tools: Tools): Promise<0 | 1> {
  const { print } = tools
  const entry = await add(named, tools)
  if (entry?.status === 'ready') {
    print(`${entry.file.id} is ready. Choose it in Admin Panel → Writing, or try it: npm run model -- try ${entry.file.id}`)
    return 0
  }
  if (entry?.status === 'paused') print(`Paused. Continue with: npm run model -- ${named}`)
  else if (entry?.failure) for (const line of Object.values(problemOf(entry.failure))) print(line)
  return 1
}

async function tryOne(named: string | undefined, tools: Tools): Promise<0 | 1> {
  const { engine, weights, print } = tools
  const ready = (await weights.list()).find(({ status }) => status === 'ready')
  const wanted = named ?? ready?.file.id ?? recommendModel({ memory: totalMemory(), gpu: null })?.id ?? 'small'
  const began = performance.now()
  const entry = await add(wanted, tools)
  if (entry?.status !== 'ready') return addOne(wanted, tools)
  const memory = catalogue.find(({ id }) => id === entry.file.id)?.memory ?? estimateMemory(entry.bytes)
  const modelPath = await weights.pathOf(entry.file.id)
  const prepared = (performance.now() - began) / 1000
  return tryModel({ id: entry.file.id, bytes: entry.bytes, memory, modelPath, engine: await engine.module(), prepared }, print)
}

/** Runs the command. @returns its exit code */
export async function runModel(args: readonly string[], { environment, print, signal }: Options): Promise<0 | 1> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { sha256: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const sha256 = values.sha256?.toString().toLowerCase()
  const [what, which] = positionals
  const isWrong = sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256)
  if (!what || isWrong || positionals.length > 2 || (what === 'remove' && !which) || (which && !['remove', 'try'].includes(what))) {
    print(usage)
    return 1
  }
  try {
    const { dataDir } = parseEnv(environment)
    const folder = join(dataDir, 'models')
    const progress = createProgress(print)
    const weights = createWeights({
      folder,
      onProgress: (_, { stage, bytes, of, bytesPerSecond, secondsLeft }) => {
        const rate = bytesPerSecond && secondsLeft !== null ? `, ${formatBytes(bytesPerSecond)}/s, ${minutes(secondsLeft)} left` : ''
        progress(`${stage}:`, bytes, of, rate)
      },
    })
    const tools: Tools = { print, signal, engine: createEngine({ dataDir }), weights, folder, sha256 }
    if (what === 'try') return await tryOne(which, tools)
    if (what === 'list') await list(tools)
    else if (what !== 'remove') return await addOne(what, tools)
    else print(`Deleted. ${formatBytes(await weights.remove(which ?? ''))} are free now.`)
    return 0
  } catch (error) {
    if (signal.aborted) {
      print('Stopped. The same command continues.')
      return 1
    }
    if (!(error instanceof LocalModelError || error instanceof StartError)) throw error
    print(error.message)
    if (error instanceof LocalModelError) print(problemOf(error).hint)
    return 1
  }
}

if (import.meta.main) {
  const paused = new AbortController()
  process.on('SIGINT', () => paused.abort('paused'))
  const print = (line: string) => console.log(line)
  process.exitCode = await runModel(process.argv.slice(2), { environment: process.env, print, signal: paused.signal })
}
