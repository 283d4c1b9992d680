import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { kinds } from '#kinds/index.ts'

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly file: string; readonly title: string }[]
}

const testsIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.map(({ file, title }) => `${file} ${title}`),
  ...suites.flatMap(testsIn),
]

test('signing in, paying and a generation of each kind run in a browser on PostgreSQL too', () => {
  const { TEST_ALL: _, ...env } = process.env
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json', '--project=postgres']
  const listed = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env })) as { suites: readonly Suite[] }
  const tests = listed.suites.flatMap(testsIn)

  const startingWith = (file: string) => tests.filter((one) => one.startsWith(file))
  expect(startingWith('account.spec.ts').join('\n')).toContain('signs in')
  expect(startingWith('paying.spec.ts').join('\n')).toMatch(/ pays [\s\S]+ pays /)
  expect(startingWith('generate.spec.ts')).toHaveLength(Object.keys(kinds).length)
})
