/** Whether every case runs (`npm run test:all`), or only a sample of the slow ones (`npm test`). */
export const runsAllTests = process.env.TEST_ALL === '1'

/**
 * The cells of a test matrix that a run covers: all in `npm run test:all`, every `step`-th in `npm test`. A `step` that shares no
 * factor with the lengths of the matrix's sides covers every value of each side. @param from 0 for the first cell; the number of a row starts
 * each row elsewhere
 */
export const sampleOf = <Cell>(cells: Iterable<Cell>, step: number, from = 0): Cell[] =>
  [...cells].filter((_, at) => runsAllTests || at % step === from % step)

/**
 * The tag of browser tests that run in `npm run test:all` only: `npm test` covers what they guarantee without a browser, or in part
 * (docs/decisions/025-running.md).
 */
export const inAllOnly = '@all'
