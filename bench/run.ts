/** `npm run bench`: the speed we claim, measured on this machine. Ratios travel between machines; figures do not. */
import { cpus } from 'node:os'
import { benchExports } from '#bench/exports.ts'
import { benchFeedback } from '#bench/feedback.ts'
import { benchFirstPartial } from '#bench/first-partial.ts'
import { benchOverhead } from '#bench/overhead.ts'
import { benchPolling } from '#bench/polling.ts'
import { benchReads } from '#bench/reads.ts'
import { benchSearch } from '#bench/search.ts'
import { benchTogether } from '#bench/together.ts'
import { benchWriter } from '#bench/writer.ts'
import { startPostgres } from '#tests/support/postgres.ts'

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}\n`)
console.log(`${benchWriter()}\n`)
console.log(`${await benchFeedback()}\n`)
const stop = await startPostgres()
try {
  console.log(`${await benchFirstPartial()}\n`)
  console.log(`${await benchOverhead()}\n`)
  console.log(`${await benchTogether()}\n`)
  console.log(`${await benchReads()}\n`)
  console.log(`${await benchSearch()}\n`)
  console.log(`${await benchPolling()}\n`)
  console.log(await benchExports())
} finally {
  await stop()
}
