import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createEngine, type Engine } from '#server/infra/models/local/engine.ts'
import { installPackages } from '#server/infra/models/local/npm.ts'

const root = join(import.meta.dirname, '../..')
const shipped = join(root, 'server/infra/models/local/engine')
const lock = readFileSync(join(shipped, 'package-lock.json'))
const version = createHash('sha256').update(lock).digest('hex').slice(0, 16)
/** Shared by all test files and runs. */
const folder = join(root, 'node_modules/.cache/postwright', `engine-${version}`)

const isReady = async (engine: Engine): Promise<boolean> => (await engine.state()).status === 'ready'

/** The engine, installed from the package registry once for each version of the shipped lock. */
export async function installedEngine(): Promise<Engine> {
  const shared = createEngine({ dataDir: folder })
  if (await isReady(shared)) return shared
  await mkdir(dirname(folder), { recursive: true })
  const mine = await mkdtemp(`${folder}-`)
  await createEngine({ dataDir: mine }).install()
  try {
    await rename(mine, folder)
  } catch (error) {
    // Another test process was faster; its copy is equivalent.
    if (!(await isReady(shared))) throw error
    await rm(mine, { recursive: true })
  }
  return shared
}

/** Makes the engine the installed one of a data folder, without a copy. */
export async function linkEngine(dataDir: string): Promise<void> {
  await installedEngine()
  await symlink(join(folder, 'engine'), join(dataDir, 'engine'))
}

/** Puts what npm downloads for the engine into a data folder, so that a server installs it there without a network. */
export async function linkEnginePackages(dataDir: string): Promise<void> {
  const packages = `${folder}-packages`
  if (!existsSync(packages)) {
    await mkdir(dirname(folder), { recursive: true })
    const mine = await mkdtemp(`${packages}-`)
    for (const name of ['package.json', 'package-lock.json']) await copyFile(join(shipped, name), join(mine, name))
    const [cache, { signal }] = [join(mine, 'cache'), new AbortController()]
    await installPackages(mine, { cache, signal, environment: process.env })
    try {
      await rename(cache, packages)
    } catch (error) {
      // Another test process was faster; its copy is equivalent.
      if (!existsSync(packages)) throw error
    }
    await rm(mine, { recursive: true })
  }
  await mkdir(join(dataDir, 'engine'))
  await symlink(packages, join(dataDir, 'engine/npm-cache'))
}
