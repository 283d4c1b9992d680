import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import type { Kind } from '#contract/kind.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { topics, topicsOf } from '#eval/topics.ts'
import { writers } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

/** Milliseconds that each kind is written for. */
const time = 400
const warmUp = 20
/** Milliseconds that a text may take, whatever its kind and language. */
const most = 20

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Writes a text with a topic and as many details as the language has topics for. */
function write(name: KindName, language: LanguageCode, seed: number): void {
  const kind: Kind = kinds[name]
  const [topic] = topics[language].known
  const details = topicsOf(language).slice(1).join('\n')
  const given = { language, details, ...('prompt' in kind.sample ? { prompt: topic } : { topic }) }
  const writing = writers[name].arrange({ ...kind.sample, ...given }, seed)
  while (!writing.next().done);
}

interface Measured {
  readonly kind: KindName
  readonly language: LanguageCode
  readonly durations: readonly number[]
}

function measure(kind: KindName, language: LanguageCode): Measured {
  let seed = 0
  for (; seed < warmUp; seed++) write(kind, language, seed)
  const durations: number[] = []
  for (const end = performance.now() + time; performance.now() < end; seed++) durations.push(timed(() => write(kind, language, seed)))
  return { kind, language, durations }
}

const row = ({ kind, language, durations }: Measured): string[] => [
  kinds[kind].label,
  language,
  figure(durations.length / (time / 1000)),
  figure(percentile(durations, 0.5)),
  figure(percentile(durations, 0.99)),
]

/** How fast the built-in writer is, on one core: the first text in each language, then each kind with a new seed each time. */
export function benchWriter(): Findings {
  const firsts = languageCodes.map((language) => {
    const read = timed(() => phrasesOf(language))
    return [language, figure(read), figure(timed(() => write('post', language, 0)))]
  })
  const resident = process.memoryUsage.rss() / 1_000_000
  const measured = languageCodes.flatMap((language) => kindNames.map((kind) => measure(kind, language)))
  const slowest = Math.max(...measured.map(({ durations }) => percentile(durations, 0.99)))
  return {
    table: [
      table(['First text in a language', 'its phrases read, ms', 'written, ms'], firsts),
      `Resident with all of them: ${figure(resident)} MB`,
      table(['Built-in writer', 'language', 'generations/s', 'p50 ms', 'p99 ms'], measured.map(row)),
    ].join('\n\n'),
    bars: [{ name: 'p99 of the slowest kind and language', value: slowest, unit: 'ms', most }],
  }
}
