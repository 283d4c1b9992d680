import { ORPCError } from '@orpc/server'
import type { AnyResult, Kind } from '#contract/kind.ts'
import type { Cell } from '#eval/grid.ts'
import { gridReport, type Verdict } from '#eval/report.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { kinds } from '#kinds/index.ts'
import { type Engine, modelEngine, type Task } from '#server/core/engine.ts'
import { assess, validateAndRepair } from '#server/core/validate-and-repair.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { createModel } from '#server/platform/models/chain.ts'
import { ModelFailure } from '#server/platform/models/model.ts'
import type { ModelSettings } from '#server/platform/models/providers.ts'

/** Concurrent requests. */
const concurrency = 4

/** The model settings from the server's environment variables; null when no model is configured. @throws EnvError when one of them is wrong */
export function modelSettings(source: NodeJS.ProcessEnv): ModelSettings | null {
  const { aiModel, aiFallbackModels, aiApiKey, aiBaseUrl } = parseEnv(source)
  return aiModel ? { model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl } : null
}

/** `count` evenly spaced items of a list. */
const sample = <T>(list: readonly T[], count: number): T[] =>
  count >= list.length ? [...list] : Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as T)

const verdict = (cell: Cell, result: AnyResult | undefined, { faults }: Pick<Verdict, 'faults'>): Verdict => ({
  ...{ cell, faults },
  text: result ? (kinds[cell.kind] as Kind).text(result) : 'no whole result',
})

/**
 * Generates, validates and repairs like the server: `first` is as the model wrote it, `delivered` as the user sees it, absent when the user
 * sees an error. `null` when no model answered.
 */
async function write(cell: Cell, engine: Engine) {
  const task: Task = { writer: await serverKinds[cell.kind].writer(), request: cell.request as never }
  const { signal } = new AbortController()
  try {
    const draft = await engine.write(task, { signal })
    const asOutcome = await assess(task, draft)
    const first = verdict(cell, asOutcome.result, asOutcome)
    const { input = 0, output = 0 } = draft.tokens ?? {}
    try {
      const { result, cost } = await validateAndRepair(task, draft, engine, { signal, stopped: signal })
      const { inputTokens = input, outputTokens = output } = cost
      return { first, delivered: verdict(cell, result, await assess(task, { ...draft, result })), inputTokens, outputTokens }
    } catch (error) {
      if (!(error instanceof ORPCError && error.code === 'GENERATION_FAILED')) throw error
      return { first, inputTokens: input, outputTokens: output }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return null
  }
}

/** Runs requests of the grid with the configured model: the share that passes each check, before repair and as delivered. */
export async function modelReport(cells: readonly Cell[], requests: number, settings: ModelSettings): Promise<string> {
  const engine = modelEngine(settings.model, createModel(settings, createLog('silent')))
  const requestCells = sample(cells, requests)
  const queue = requestCells.values()
  const answers: Awaited<ReturnType<typeof write>>[] = []
  const worker = async () => {
    for (const cell of queue) answers.push(await write(cell, engine))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const outcomes = answers.filter((answer) => answer !== null)
  const delivered = outcomes.flatMap((outcome) => outcome.delivered ?? [])
  const sum = (side: 'inputTokens' | 'outputTokens') => outcomes.reduce((total, answer) => total + answer[side], 0)
  return [
    `${settings.model}: ${requestCells.length} of ${cells.length} requests of the grid`,
    gridReport(
      outcomes.map(({ first }) => first),
      'As the model wrote it',
    ),
    gridReport(delivered, 'As the user sees it'),
    [
      `results: ${delivered.length}`,
      `refused because nothing postable was left: ${outcomes.length - delivered.length}`,
      `no answer: ${answers.length - outcomes.length}`,
      `tokens in: ${sum('inputTokens')}, out: ${sum('outputTokens')}`,
    ].join('\n'),
  ].join('\n\n')
}
