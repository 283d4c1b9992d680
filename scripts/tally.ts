/** What one part of `npm test` found. A check that is not made of tests counts as one. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Reads vitest's JSON report. A file that breaks before its tests has no failed test, so it counts as one itself. */
export function readVitest(report: string): Tally {
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as VitestReport
  const failedIn = ({ status, assertionResults }: VitestReport['testResults'][number]) =>
    assertionResults.filter((test) => test.status === 'failed').length || (status === 'failed' ? 1 : 0)
  return { passed, failed: testResults.reduce((sum, file) => sum + failedIn(file), 0), skipped: numPendingTests + numTodoTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Reads Playwright's JSON report. A flaky test failed; an error outside the tests counts as one. */
export function readPlaywright(report: string): Tally {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** A run that ended in failure failed, whatever its report says: an error may have come after the last test. */
export const withExitCode = (tally: Tally, code: number): Tally => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)
