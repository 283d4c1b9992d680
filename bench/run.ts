/**
 * `npm run bench`: measures speed and memory on this machine; `npm run bench -- reads streams` runs only these benches. Ratios are comparable
 * between machines, figures are not: the bars are for a quiet machine with two cores. Exits with code 1 when one is missed.
 */
import { cpus, loadavg } from 'node:os'
import { benchCapacity } from '#bench/capacity.ts'
import { benchExports } from '#bench/exports.ts'
import { benchFeedback } from '#bench/feedback.ts'
import { type Findings, report } from '#bench/figures.ts'
import { benchFirstText } from '#bench/first-text.ts'
import { benchFootprint } from '#bench/footprint.ts'
import { benchLedger } from '#bench/ledger.ts'
import { benchOverhead } from '#bench/overhead.ts'
import { benchPictures } from '#bench/pictures.ts'
import { benchReads } from '#bench/reads.ts'
import { benchRows } from '#bench/rows.ts'
import { benchSite } from '#bench/site.ts'
import { benchStreams } from '#bench/streams.ts'
import { benchTiming } from '#bench/timing.ts'
import { startPostgres } from '#tests/support/postgres.ts'

type Bench = () => Findings | Promise<Findings>

/** Benches in the order in which they run. */
const benches: ReadonlyMap<string, Bench> = new Map<string, Bench>([
  ['feedback', benchFeedback],
  ['overhead', benchOverhead],
  ['streams', benchStreams],
  ['capacity', benchCapacity],
  ['reads', benchReads],
  ['ledger', benchLedger],
  ['rows', benchRows],
  ['footprint', benchFootprint],
  ['first-text', benchFirstText],
  ['timing', benchTiming],
  ['exports', benchExports],
  ['pictures', benchPictures],
  ['site', benchSite],
])

async function run(names: readonly string[]): Promise<void> {
  const [load] = loadavg()
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${load?.toFixed(2)} before\n`)
  const stop = await startPostgres()
  try {
    for (const name of names) {
      const { text, isMet } = report((await benches.get(name)?.()) ?? { table: '' })
      console.log(`${text}\n`)
      if (!isMet) process.exitCode = 1
    }
  } finally {
    await stop()
  }
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !benches.has(name))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${[...benches.keys()].join(', ')}`)
  process.exitCode = 1
} else {
  await run(names.length > 0 ? names : [...benches.keys()])
}
