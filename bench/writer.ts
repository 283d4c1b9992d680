import { figure, percentile, table } from '#bench/figures.ts'
import type { Kind } from '#contract/kind.ts'
import { writers } from '#kinds/registry.server.ts'
import { kinds } from '#kinds/registry.ts'

/** Milliseconds that each kind is written for. */
const time = 1_500
const warmUp = 20

function rateOf(kind: Kind): { perSecond: number; p50: number; p99: number } {
  const writer = writers[kind.name]
  let seed = 0
  const write = () => {
    const writing = writer.compose(kind.sample, seed++)
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

/** How fast the built-in writer composes each kind's sample, on one core, a new seed each time. */
export function benchWriter(): string {
  const rows = Object.values(kinds).map((kind) => {
    const { perSecond, p50, p99 } = rateOf(kind)
    return [kind.label, figure(perSecond), figure(p50), figure(p99)]
  })
  return table(['Built-in writer', 'generations/s', 'p50 ms', 'p99 ms'], rows)
}
