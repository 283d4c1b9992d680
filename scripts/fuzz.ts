/**
 * `npm run test:fuzz`: sends thousands of valid, almost valid and hostile requests to every operation of the OpenAPI document, on both databases.
 * `-- --requests 500` sends fewer to each database, `--seed 42` repeats a run, `--only "POST /api/try"` tests one operation.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { run } from '#scripts/report.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string' },
  },
})
const only = values.only ? ['--testNamePattern', values.only.replace(/[{}/*]/g, '\\$&')] : []

console.log(`Seed ${values.seed}`)
process.exitCode = await run(
  ['vitest', 'run', '--project', 'integration', 'tests/integration/fuzz.slow.test.ts', '--silent=passed-only', ...only],
  { TEST_ALL: '1', FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
)
