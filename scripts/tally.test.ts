import { describe, expect, test, vi } from 'vitest'
import { report } from '#scripts/report.ts'
import { readPlaywright, readVitest, type Tally, withExitCode } from '#scripts/tally.ts'

const vitest = (testResults: object[]) => JSON.stringify({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults })

test('every failed test of every file counts', () => {
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }, { status: 'failed' }] }
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] }

  expect(readVitest(vitest([failed, passed]))).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('a file that breaks before its tests counts as one failure', () => {
  expect(readVitest(vitest([{ status: 'failed', assertionResults: [] }]))).toMatchObject({ failed: 1 })
})

test('a flaky browser test and an error outside the tests count as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

  expect(readPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test('a run that ended in failure failed, whatever its report says', () => {
  const green = { passed: 5, failed: 0, skipped: 0 }

  expect(withExitCode(green, 1).failed).toBe(1)
  expect(withExitCode({ ...green, failed: 2 }, 1).failed).toBe(2)
  expect(withExitCode(green, 0)).toEqual(green)
})

describe('the report', () => {
  const section = (name: string, tally: Tally) => ({ name, check: async () => tally })

  test('ends with one line that sums every section, and fails when one did', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const code = await report([section('one', { passed: 2, failed: 0, skipped: 1 }), section('two', { passed: 1, failed: 3, skipped: 0 })])
    const last = said.mock.calls.at(-1)?.join(' ').split('\n').at(-1)
    said.mockRestore()

    expect(last).toBe('3 passed, 3 failed')
    expect(code).toBe(1)
  })

  test('is a success when nothing failed', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const code = await report([section('one', { passed: 2, failed: 0, skipped: 0 })])
    said.mockRestore()

    expect(code).toBe(0)
  })
})
