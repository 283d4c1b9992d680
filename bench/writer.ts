import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import type { Kind } from '#contract/kind.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { topics } from '#eval/topics.ts'
import { writers } from '#kinds/registry.server.ts'
import { kinds } from '#kinds/registry.ts'
import { loadBooks } from '#writer/languages/registry.ts'

/** Milliseconds that each kind is written for. */
const time = 400
const warmUp = 20

function rateOf(kind: Kind, language: LanguageCode): { perSecond: number; p50: number; p99: number } {
  const writer = writers[kind.name]
  const [topic] = topics[language].known
  let seed = 0
  const write = () => {
    const writing = writer.compose({ ...kind.sample, language, ...('prompt' in kind.sample ? { prompt: topic } : { topic }) }, seed++)
    while (!writing.next().done);
  }
  for (let at = 0; at < warmUp; at++) write()

  const durations: number[] = []
  const end = performance.now() + time
  for (let now = performance.now(); now < end; ) {
    write()
    const after = performance.now()
    durations.push(after - now)
    now = after
  }
  return { perSecond: durations.length / (time / 1000), p50: percentile(durations, 0.5), p99: percentile(durations, 0.99) }
}

/** How fast the built-in writer composes, on one core, a new seed each time: each kind in every language. */
export async function benchWriter(): Promise<Findings> {
  await loadBooks()
  const rows = languageCodes.flatMap((language) => Object.values(kinds).map((kind) => row(kind, language)))
  return { table: table(['Built-in writer', 'language', 'generations/s', 'p50 ms', 'p99 ms'], rows) }
}

function row(kind: Kind, language: LanguageCode): string[] {
  const { perSecond, p50, p99 } = rateOf(kind, language)
  return [kind.label, language, figure(perSecond), figure(p50), figure(p99)]
}
