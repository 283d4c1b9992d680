import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { command, type Output, readPlaywright, readVitest, report, type Tally, withExitCode } from '#scripts/report.ts'

const vitest = (testResults: object[]) => JSON.stringify({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults })

const file = (name: string) => resolve(`server/${name}.test.ts`)

test('every failed test counts, and is listed with the first line of its error', () => {
  const red = (fullName: string) => ({ status: 'failed', fullName, failureMessages: [`\u001b[31m${fullName} broke\u001b[39m\n at a line`] })
  const green = { status: 'passed', fullName: 'holds', failureMessages: [] }
  const failed = { name: file('one'), status: 'failed', message: '', assertionResults: [red('first'), green, red('third')] }
  const passed = { name: file('two'), status: 'passed', message: '', assertionResults: [green] }

  const failures = ['server/one.test.ts › first: first broke', 'server/one.test.ts › third: third broke']
  expect(readVitest(vitest([failed, passed]))).toEqual({ passed: 3, failed: 2, skipped: 2, failures })
})

test('a file that fails before its tests counts as one failure', () => {
  const broken = { name: file('one'), status: 'failed', message: 'No such module\nat a line', assertionResults: [] }
  expect(readVitest(vitest([broken]))).toMatchObject({ failed: 1, failures: ['server/one.test.ts: No such module'] })
})

test('a flaky browser test and an error outside the tests count as failures, and are listed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  const ended = (status: string, message: string) => ({
    projectName: 'postgres',
    status,
    results: [{ errors: [{ message }] }, { errors: [] }],
  })
  const specs = [
    { title: 'a', file: 'a.spec.ts', line: 3, tests: [ended('unexpected', 'Error: red'), { ...ended('expected', ''), results: [] }] },
  ]
  const inner = { specs: [{ title: 'b', file: 'b.spec.ts', line: 9, tests: [ended('flaky', 'Error: late\nat a line')] }] }

  expect(readPlaywright(JSON.stringify({ stats, errors: [{ message: 'No browser' }], suites: [{ specs, suites: [inner] }] }))).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: ['[postgres] a.spec.ts:3 › a: Error: red', '[postgres] b.spec.ts:9 › b: Error: late', 'outside the tests: No browser'],
  })
})

test('a run with a non-zero exit code failed, even if its report has no failure', () => {
  const green = { passed: 5, failed: 0, skipped: 0 }

  expect(withExitCode(green, 1).failed).toBe(1)
  expect(withExitCode({ ...green, failed: 2 }, 1).failed).toBe(2)
  expect(withExitCode(green, 0)).toEqual(green)
})

describe('the report', () => {
  const green = { passed: 1, failed: 0, skipped: 0 }
  const section = (name: string, tally: Tally) => ({ name, check: async () => tally })

  test('ends with a line of totals, and fails when a section failed', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const code = await report([
      [section('one', { passed: 2, failed: 0, skipped: 1 })],
      [section('two', { passed: 1, failed: 3, skipped: 0 })],
    ])
    const last = said.mock.calls.at(-1)?.join(' ').split('\n').at(-1)
    said.mockRestore()

    expect(last).toBe('3 passed, 3 failed')
    expect(code).toBe(1)
  })

  test('lists failures after the sections, before the totals', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    await report([[section('one', { passed: 2, failed: 1, skipped: 0, failures: ['a.test.ts › a: red'] })]])
    const ending = said.mock.calls.at(-1)?.join(' ').trim().split('\n')
    said.mockRestore()

    expect(ending).toEqual(['✗ one: 2 passed, 1 failed (0 s)', '', '✗ a.test.ts › a: red', '', '2 passed, 1 failed'])
  })

  test('is a success when nothing failed', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const code = await report([[section('one', { passed: 2, failed: 0, skipped: 0 })]])
    said.mockRestore()

    expect(code).toBe(0)
  })

  test('prints each concurrent section as a whole, in order of stages', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const ended = Promise.withResolvers<void>()
    const slow = {
      name: 'slow',
      check: async (output: Output) => {
        if (output !== 'terminal') output('slow begins\n')
        await ended.promise
        if (output !== 'terminal') output('slow ends\n')
        return green
      },
    }
    const quick = command('quick', [process.execPath, '-e', 'console.log("quick")'])
    const check = async (output: Output) => {
      const tally = await quick.check(output)
      ended.resolve()
      return tally
    }
    await report([[slow, { name: 'quick', check }], [section('last', green)]])
    const printed = stripVTControlCharacters(said.mock.calls.join('\n'))
    said.mockRestore()

    expect(printed).toMatch(/── quick\nquick\n\n── slow\nslow begins\nslow ends\n\n── last\n\n✓ slow/)
  })

  test('stops a sequence of commands at the first failure', async () => {
    const node = (code: string) => [process.execPath, '-e', code] as const
    const chain = command('chain', node('console.log(1)'), node('console.log(2); process.exit(1)'), node('console.log(3)'))
    const printed: string[] = []

    expect(await chain.check((text) => printed.push(text))).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(printed.join('')).toBe('1\n2\n')
  })
})
