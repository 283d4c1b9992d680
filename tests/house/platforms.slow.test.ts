import { execFile, execFileSync } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/databases.ts'

const run = promisify(execFile)
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

/** A platform as somebody adds it: this file, and a line in each list. */
const fixture = `import type { Platform, Writing } from './platform.ts'

/** A platform of the tests. */
export const fixture = {
  id: 'fixture',
  label: 'Fixture',
  path: 'fixture-posts',
  quota: 'hashtags',
  offered: { posts: 14, titles: 7, descriptions: 7, hashtags: 5, navigation: 14 },
  navigation: { label: 'Fixture Posts', icon: 'messages' },
  screen: { about: 'A post of the tests.', hint: 'Say anything.', examples: ['A first example', 'A second example'] },
  post: { max: 500, unit: 'utf16' },
  fold: { post: 200 },
  hashtags: { min: 0, max: 1 },
  bestWords: { min: 10, max: 40 },
  pictures: { formats: ['square'], most: 1, as: 'pictures' },
  preview: { look: { kind: 'microblog' }, more: 'More', marks: ['link', 'hashtag', 'mention'], title: 'headline' },
  share: { app: 'Fixture', url: 'https://fixture.example/post', filled: { text: 'text' } },
} as const satisfies Platform

export const fixtureWriting = {
  prompt: { habits: 'Readers of the fixture like short posts.', ending: 'a last line' },
  builtin: { shape: 'sentence', hashtags: 1, emoji: true, formats: { best: [], also: ['openThread'] } },
  source: 'https://fixture.example/limits',
} as const satisfies Writing
`
const lines = {
  'platforms/list.ts': "export { fixture } from './fixture.ts'\n",
  'platforms/list.server.ts': "export { fixtureWriting as fixture } from './fixture.ts'\n",
}

describe('a platform is one file and a line in each list', () => {
  let folder: string
  const bin = (name: string) => resolve('node_modules/.bin', name)
  /** What a command prints, whether it ends well or not. */
  const said = async (command: string, args: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await run(command, args, { cwd: folder, maxBuffer: 100_000_000 }).catch((ended) => ended)
    return `${stdout}${stderr}`
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postwright-platform-'))
    const copied = files.filter((file) => !/^(?:docs|public|node_modules)\b/.test(file))
    await Promise.all(
      copied.map(async (file) => {
        await mkdir(join(folder, dirname(file)), { recursive: true })
        // A file may be deleted and not yet committed.
        await cp(file, join(folder, file)).catch((error) => {
          if (error.code !== 'ENOENT') throw error
        })
      }),
    )
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'platforms/fixture.ts'), fixture)
    for (const [file, line] of Object.entries(lines)) await appendFile(join(folder, file), line)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('both sides type-check', async () => {
    const [server, app] = await Promise.all(
      ['server', 'app'].map((side) => said(bin('tsc'), ['-p', `tsconfig.${side}.json`, '--noEmit', '--pretty', 'false'])),
    )
    expect({ server, app }).toEqual({ server: '', app: '' })
  })

  test('it has its screen, path, route, navigation, preview, share link, prompt and library entry, and its posts are written over HTTP', async () => {
    const tests = ['app/features/generation/platforms.test.tsx', 'tests/integration/platforms.test.ts']
    const report = join(folder, 'report.json')
    const output = await said(bin('vitest'), [
      'run',
      '--project',
      'app',
      '--project',
      'integration',
      '--reporter=json',
      `--outputFile=${report}`,
      '-t',
      'fixture|one call takes|all in one|OpenAPI',
      ...tests,
    ])
    const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => Promise.reject(new Error(output))))
    const results = testResults
      .flatMap(({ assertionResults }: { assertionResults: { title: string; status: string }[] }) => assertionResults)
      .filter(({ status }: { status: string }) => status !== 'skipped' && status !== 'pending')
    expect(results.filter(({ status }: { status: string }) => status !== 'passed')).toEqual([])
    // Three of its screens, one of its prompt, and one of its posts on each database.
    expect(results.filter(({ title }: { title: string }) => title.startsWith('fixture:'))).toHaveLength(4 + databases.length)
  })
})
