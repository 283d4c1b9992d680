import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/**
 * A project of one package with our bootstrap and a fake npm that logs its calls: it behaves like npm with
 * `npm ci`, writes its installation record last, and installs a `react-router` that logs each build.
 */
const fakeNpm = `
const { appendFileSync, copyFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
appendFileSync('calls', args[0] + '\\n')
if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1) }
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/.bin', { recursive: true })
writeFileSync('node_modules/.bin/react-router', '#!/bin/sh\\n[ -n "$BUILD_FAILS" ] && echo "it breaks" && exit 1\\necho build >> calls; mkdir -p build\\n', { mode: 0o755 })
setTimeout(() => copyFileSync('package-lock.json', 'node_modules/.package-lock.json'), 300)
`

let folder: string

const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/one': { version, integrity: `sha512-${version}` },
      'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    },
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-bootstrap-'))
  await cp('scripts/bootstrap.mjs', join(folder, 'scripts/bootstrap.mjs'))
  await cp('scripts/bootstrap', join(folder, 'scripts/bootstrap'), { recursive: true })
  await mkdir(join(folder, 'app'))
  await writeFile(join(folder, 'app/root.tsx'), 'one')
  await writeFile(join(folder, 'package-lock.json'), lockOf('1.0.0'))
  await writeFile(join(folder, 'npm.cjs'), fakeNpm)
})
afterEach(() => rm(folder, { recursive: true }))

async function bootstrap(variables: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, npm_execpath: join(folder, 'npm.cjs'), npm_node_execpath: process.execPath, ...variables }
  const child = spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs')], { cwd: tmpdir(), env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).split('\n').filter(Boolean)

test('a new clone is installed, then built', async () => {
  expect(await bootstrap()).toMatchObject({ code: 0 })
  expect(await calls()).toEqual(['ci', 'build'])
})

test('an up-to-date repository does and prints nothing', async () => {
  await bootstrap()

  expect(await bootstrap()).toEqual({ code: 0, output: '' })
  expect(await calls()).toEqual(['ci', 'build'])
})

test('a changed lock file installs and builds again', async () => {
  await bootstrap()
  await writeFile(join(folder, 'package-lock.json'), lockOf('1.0.1'))
  await bootstrap()

  expect(await calls()).toEqual(['ci', 'build', 'ci', 'build'])
})

test('a changed source only builds again', async () => {
  await bootstrap()
  await writeFile(join(folder, 'app/root.tsx'), 'two')
  await bootstrap()

  expect(await calls()).toEqual(['ci', 'build', 'build'])
})

test('a changed test does not build again, nor does a file of the server that no page shows', async () => {
  await bootstrap()
  await mkdir(join(folder, 'server/features'), { recursive: true })
  await writeFile(join(folder, 'app/root.test.tsx'), 'test')
  await writeFile(join(folder, 'server/features/routes.ts'), 'server')

  await bootstrap()

  expect(await calls()).toEqual(['ci', 'build'])
})

test.each(['kinds/post/builtin.server.ts', 'phrases/en.yaml'])(
  'a changed writer (%s) builds again, because the pages show its texts',
  async (path) => {
    await bootstrap()
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), 'writer')

    await bootstrap()

    expect(await calls()).toEqual(['ci', 'build', 'build'])
  },
)

test('an interrupted installation is repeated', async () => {
  await bootstrap()
  await rm(join(folder, 'node_modules/.package-lock.json'))
  await bootstrap()

  expect(await calls()).toEqual(['ci', 'build', 'ci'])
})

test('a failed build leaves no build, even after the source is restored', async () => {
  await bootstrap()
  await writeFile(join(folder, 'app/root.tsx'), 'broken')
  expect(await bootstrap({ BUILD_FAILS: 'yes' })).toMatchObject({ code: 1, output: expect.stringContaining('it breaks') })
  await writeFile(join(folder, 'app/root.tsx'), 'one')
  await bootstrap()

  expect(await calls()).toEqual(['ci', 'build', 'build'])
})

test('two concurrent runs install and build once', async () => {
  const both = await Promise.all([bootstrap(), bootstrap()])

  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(await calls()).toEqual(['ci', 'build'])
})

test('the lock of a run that was killed does not stop the next one', async () => {
  const lock = join(folder, '.bootstrap.lock')
  await writeFile(lock, 'somebody who is gone')
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)

  expect(await bootstrap()).toMatchObject({ code: 0 })
  expect(await calls()).toEqual(['ci', 'build'])
})

test('without a network the message says to connect', async () => {
  const result = await bootstrap({ NPM_FAILS: 'npm error code EAI_AGAIN\nnpm error request failed' })

  expect(result).toEqual({
    code: 1,
    output: expect.stringMatching(/could not be downloaded \(EAI_AGAIN\)\. Connect this computer to the internet/),
  })
})

test("any other failure shows npm's message and what to do", async () => {
  const { code, output } = await bootstrap({ NPM_FAILS: 'npm error code ENOSPC' })

  expect(output).toContain('npm error code ENOSPC')
  expect(output).toContain('Run the same command again when that is solved.')
  expect(code).toBe(1)
})

test('a Node version that is too old is reported, with what to do', async () => {
  await mkdir(join(folder, 'old'))
  await writeFile(join(folder, 'old/node'), '#!/bin/sh\necho v20.20.2\n')
  await chmod(join(folder, 'old/node'), 0o755)

  const { code, output } = await bootstrap({ PATH: `${join(folder, 'old')}:${process.env.PATH}` })

  expect(output).toContain('Node 22.22 or later is needed; this is v20.20.2')
  expect(code).toBe(1)
})
