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

/** Requests under way at a time. */
const atOnce = 4

/** The model of the environment, by the server's own variables. @throws EnvError when one of them is wrong */
export function modelSettings(source: NodeJS.ProcessEnv): ModelSettings | null {
  const { aiModel, aiFallbackModels, aiApiKey, aiBaseUrl } = parseEnv(source)
  return aiModel ? { model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl } : null
}

/** So many of a list, the same distance apart. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  count >= list.length ? [...list] : Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as T)

interface Written {
  /** As the model wrote it. */
  readonly first: Verdict
  /** As a person sees it; absent when they see an error. */
  readonly seen?: Verdict
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What a person would read. */
const textOf = ({ kind }: Cell, result: AnyResult): string => (kinds[kind] as Kind).text(result)

const verdict = (cell: Cell, result: AnyResult | undefined, { faults }: Pick<Verdict, 'faults'>): Verdict => ({
  cell,
  text: result ? textOf(cell, result) : 'no whole result',
  faults,
})

/** Asks, checks and mends as the server does. `null` when no model answered. */
async function write(cell: Cell, engine: Engine): Promise<Written | null> {
  const task: Task = { writer: await serverKinds[cell.kind].writer(), request: cell.request as never }
  const { signal } = new AbortController()
  try {
    const draft = await engine.write(task, { signal })
    const asWritten = await assess(task, draft)
    const first = verdict(cell, asWritten.result, asWritten)
    const { input = 0, output = 0 } = draft.tokens ?? {}
    try {
      const { result, spent } = await validateAndRepair(task, draft, engine, { signal, stopped: signal })
      const { inputTokens = input, outputTokens = output } = spent
      return { first, seen: verdict(cell, result, await assess(task, { ...draft, result })), inputTokens, outputTokens }
    } catch (error) {
      if (!(error instanceof ORPCError && error.code === 'GENERATION_FAILED')) throw error
      return { first, inputTokens: input, outputTokens: output }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return null
  }
}

/** What the configured model makes of the grid: the share that passes each check as it wrote, and as a person sees it. */
export async function modelReport(cells: readonly Cell[], requests: number, settings: ModelSettings): Promise<string> {
  const engine = modelEngine(settings.model, createModel(settings, createLog('silent')))
  const asked = spread(cells, requests)
  const left = asked.values()
  const answers: (Written | null)[] = []
  const worker = async () => {
    for (const cell of left) answers.push(await write(cell, engine))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const written = answers.filter((answer) => answer !== null)
  const seen = written.flatMap((answer) => answer.seen ?? [])
  const sum = (side: 'inputTokens' | 'outputTokens') => written.reduce((total, answer) => total + answer[side], 0)
  return [
    `${settings.model}: ${asked.length} of ${cells.length} requests of the grid`,
    ...(written.length > 0
      ? [
          gridReport(
            written.map(({ first }) => first),
            'As the model wrote it',
          ),
        ]
      : []),
    ...(seen.length > 0 ? [gridReport(seen, 'As a person sees it')] : []),
    [
      `results: ${seen.length}`,
      `refused because nothing postable was left: ${written.length - seen.length}`,
      `no answer: ${answers.length - written.length}`,
      `tokens in: ${sum('inputTokens')}, out: ${sum('outputTokens')}`,
    ].join('\n'),
  ].join('\n\n')
}
