import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine, unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { installedEngine } from '#tests/support/local-engine.ts'
import { freePort } from '#tests/support/network.ts'

const shippedFolder = 'server/infra/models/local/engine'
const unsupported = unsupportedSystem()

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'postwright-engine-'))
})
afterEach(() => rm(data, { recursive: true, force: true }))

/** What an installed engine looks like, without the engine. */
async function pretendInstalled(stamp: object): Promise<void> {
  const folder = join(data, 'engine/current')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'installed.json'), JSON.stringify(stamp))
}

const shippedHash = async () =>
  createHash('sha256')
    .update(await readFile(join(shippedFolder, 'package-lock.json')))
    .digest('hex')
const system = `${process.platform}-${process.arch}`

test.skipIf(unsupported)(
  `the shipped lock installs an engine that runs here${unsupported ? ` (skipped: ${unsupported})` : ''}`,
  async () => {
    const engine = await installedEngine()

    expect(await engine.state()).toMatchObject({ status: 'ready' })
    expect(await engine.module()).toMatch(/^file:.*node-llama-cpp/)
  },
)

test('nothing is there before it is asked for', async () => {
  const engine = createEngine({ dataDir: data })

  expect(await engine.state()).toEqual({ status: 'absent' })
  await expect(engine.module()).rejects.toMatchObject({ reason: 'engine' })
  expect(existsSync(join(data, 'engine'))).toBe(false)
})

test.each([
  ['of another lock', { sha256: 'older', system, gpu: null }],
  ['of another system', { sha256: 'present', system: 'aix-ppc64', gpu: null }],
  ['of another layout', {}],
])('an engine %s has to be installed again', async (_, stamp) => {
  await pretendInstalled({ ...stamp, ...('sha256' in stamp && stamp.sha256 === 'present' && { sha256: await shippedHash() }) })
  const engine = createEngine({ dataDir: data })

  expect(await engine.state()).toEqual({ status: 'stale' })
  await expect(engine.module()).rejects.toMatchObject({ reason: 'engine' })
})

describe.skipIf(unsupported)('an installation', () => {
  /** A registry that nobody answers for. */
  const offline = async (): Promise<NodeJS.ProcessEnv> => ({
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${await freePort()}/`,
    npm_config_fetch_retries: '0',
  })

  test('without a connection fails with a next step, and leaves an older engine as it was', async () => {
    await pretendInstalled({ sha256: 'older', system, gpu: null })
    const engine = createEngine({ dataDir: data, environment: await offline() })

    await expect(engine.install()).rejects.toMatchObject({
      reason: 'offline',
      message: expect.stringContaining('Connect the computer that runs Postwright'),
    })
    expect(await engine.state()).toMatchObject({ status: 'failed', reason: 'offline' })
    expect(await createEngine({ dataDir: data }).state()).toEqual({ status: 'stale' })
  })

  test('behind a proxy with a certificate of its own fails with the setting that trusts it', async () => {
    const npm = join(data, 'npm-cli.js')
    await writeFile(npm, "console.error('npm error code SELF_SIGNED_CERT_IN_CHAIN')\nprocess.exit(1)")
    const engine = createEngine({ dataDir: data, environment: { ...process.env, npm_execpath: npm } })

    await expect(engine.install()).rejects.toMatchObject({ reason: 'offline', message: expect.stringContaining('NODE_EXTRA_CA_CERTS') })
  })

  test('that is stopped is not an error, and leaves nothing that counts as installed', async () => {
    const controller = new AbortController()
    const engine = createEngine({ dataDir: data, environment: await offline() })
    const installing = engine.install({ signal: controller.signal, onProgress: () => controller.abort(new Error('Stop')) })

    await expect(installing).rejects.toThrow('Stop')
    expect(await engine.state()).toEqual({ status: 'absent' })
  })

  test('keeps the folder closed to other users, and can be deleted', async () => {
    const engine = createEngine({ dataDir: data, environment: await offline() })
    await expect(engine.install()).rejects.toMatchObject({ reason: 'offline' })
    expect((await stat(join(data, 'engine'))).mode & 0o777).toBe(0o700)

    expect(await engine.remove()).toBeGreaterThan(0)
    expect(existsSync(join(data, 'engine/next'))).toBe(false)
  })
})

test.each([
  ['linux-x64', '2.36', null],
  ['darwin-arm64', null, null],
  ['win32-x64', null, null],
  ['linux-x64', null, 'glibc'],
  ['linux-arm64', '2.28', 'glibc 2.34'],
  ['linux-arm', '2.36', 'linux-arm'],
  ['freebsd-x64', null, 'freebsd'],
])('%s with glibc %s: %s', (name, glibc, reason) => {
  const problem = unsupportedSystem(name, glibc)

  expect(problem).toEqual(reason === null ? null : expect.stringContaining(reason))
  if (problem) expect(problem).toContain('Use Ollama')
})

test('the lock names every package with its checksum, and a binary for each supported system', async () => {
  const { packages } = JSON.parse(await readFile(join(shippedFolder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version: string; integrity?: string; os?: string[]; cpu?: string[] }>
  }
  const listed = Object.entries(packages).filter(([path]) => path !== '')
  const binaries = listed.filter(([path, { name }]) => path.includes('@node-llama-cpp/') && !name).map(([path]) => path.split('/').at(-1))

  expect(listed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(packages['node_modules/node-llama-cpp']?.version).toBe('3.21.1')
  expect(binaries).toEqual(['linux-arm64', 'linux-x64', 'mac-arm64-metal', 'mac-x64', 'win-arm64', 'win-x64'])
})
