import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { formatBytes, type LocalFailureReason, LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { withFolderLock } from '#server/infra/models/local/folder-lock.ts'
import { startHost } from '#server/infra/models/local/host-process.ts'
import { installPackages } from '#server/infra/models/local/npm.ts'
import type { Gpu } from '#server/infra/models/local/protocol.ts'
import { localErrors } from './messages.ts'

/** The package and the lock that are installed: node-llama-cpp with the binaries for processors and for Apple's graphics. */
const shipped = join(import.meta.dirname, 'engine')
const packageFiles = ['package.json', 'package-lock.json'] as const

/** The package, which is no dependency of the product. */
const enginePackage = 'node-llama-cpp'

/** Its version. */
export const engineVersion = async (): Promise<string> =>
  JSON.parse(await readFile(join(shipped, 'package.json'), 'utf8')).dependencies[enginePackage]

/** Bytes that npm downloads, measured. */
export const downloadSize = 100e6
/** Bytes that package and download take together. */
const requiredSpace = 300e6
/** Milliseconds between two looks at how much npm has downloaded. */
const progressInterval = 500

export type EngineState =
  | { readonly status: 'absent' }
  /** Another version than the product's: it has to be installed again. */
  | { readonly status: 'stale' }
  /** About; npm does not say it exactly. */
  | { readonly status: 'installing'; readonly bytes: number; readonly of: number }
  | { readonly status: 'ready'; readonly gpu: Gpu | null }
  | { readonly status: 'failed'; readonly reason: LocalFailureReason; readonly message: string }

const Stamp = z.object({
  /** Of the lock it was installed from. */
  sha256: z.string(),
  /** `linux-x64`: a data folder may move to another machine. */
  system: z.string(),
  gpu: z.object({ type: z.string(), memory: z.number(), sharesMemory: z.boolean() }).nullable(),
})
const busy = localErrors.engineBusy
const stampFile = 'installed.json'
const system = `${process.platform}-${process.arch}`

const supportedSystems: ReadonlySet<string> = new Set([
  'linux-x64',
  'linux-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
  'win32-arm64',
])
const oldestGlibc = 34

/** Why there is no engine for this system, for admins; null when there should be one. @param glibc the version, null with musl */
export function unsupportedSystem(name: string = system, glibc: string | null = glibcVersion()): string | null {
  const { noEngine, noGlibc, oldGlibc, useOllama: advice } = localErrors
  if (!supportedSystems.has(name)) return noEngine({ system: name, advice })
  if (!name.startsWith('linux')) return null
  if (!glibc) return noGlibc({ advice })
  const [major = 0, minor = 0] = glibc.split('.').map(Number)
  return major > 2 || minor >= oldestGlibc ? null : oldGlibc({ needed: oldestGlibc, found: glibc, advice })
}

function glibcVersion(): string | null {
  if (process.platform !== 'linux' || !process.report) return null
  // Looking up the names of connected hosts could take seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime ?? null
}

const lockHash = async () =>
  createHash('sha256')
    .update(await readFile(join(shipped, 'package-lock.json')))
    .digest('hex')

/** Bytes of all files in a folder; 0 when there is none. */
async function folderSize(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  // npm moves files while it works.
  const sizes = await Promise.allSettled(files.map((file) => stat(join(file.parentPath, file.name))))
  return sizes.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value.size : 0), 0)
}

async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= requiredSpace) return
  const [needed, free] = [formatBytes(requiredSpace), formatBytes(bavail * bsize)]
  throw new LocalModelError('disk', localErrors.needsDisk({ needed, free, folder }))
}

const moduleOf = (folder: string): string =>
  pathToFileURL(createRequire(pathToFileURL(join(folder, 'package.json'))).resolve(enginePackage)).href

/** Loads the native library once in a process of its own. @throws LocalModelError system */
async function tryEngine(folder: string): Promise<Gpu | null> {
  const settings = { engine: moduleOf(folder), modelPath: null, contextSize: 0, threads: 1, gpu: 'auto' } as const
  const host = startHost(settings, () => {})
  try {
    return (await host.ready).gpu
  } catch (cause) {
    const { missingLibraries, useOllama: advice } = localErrors
    throw new LocalModelError('system', missingLibraries({ advice }), { cause })
  } finally {
    host.kill()
    await host.ended
  }
}

/**
 * The engine of the local model, installed on demand into `<dataDir>/engine`. It is no dependency of the product, which most people use
 * without it, and survives updates of the product there.
 */
export function createEngine({ dataDir, environment = process.env }: { dataDir: string; environment?: NodeJS.ProcessEnv }) {
  const root = join(dataDir, 'engine')
  const [current, next, cache] = [join(root, 'current'), join(root, 'next'), join(root, 'npm-cache')]
  /** What this process knows better than the disk. */
  let known: Extract<EngineState, { status: 'installing' | 'failed' }> | undefined

  /** Installs beside the present engine, which it replaces in the end. What npm has downloaded is kept for the next attempt. */
  async function installNext(signal: AbortSignal, onProgress: (bytes: number, of: number) => void): Promise<void> {
    await checkSpace(root)
    await mkdir(next, { recursive: true })
    await Promise.all(packageFiles.map((name) => copyFile(join(shipped, name), join(next, name))))
    let isRunning = true
    const report = async () => {
      const bytes = await folderSize(cache)
      // npm may have ended meanwhile.
      if (isRunning) onProgress(Math.min(bytes, downloadSize), downloadSize)
    }
    const timer = setInterval(() => void report(), progressInterval)
    await installPackages(next, { cache, signal, environment }).finally(() => {
      isRunning = false
      clearInterval(timer)
    })
    const stamp: z.infer<typeof Stamp> = { sha256: await lockHash(), system, gpu: await tryEngine(next) }
    signal.throwIfAborted()
    await writeFile(join(next, stampFile), JSON.stringify(stamp))
    await rm(current, { recursive: true, force: true })
    await rename(next, current)
    await rm(cache, { recursive: true, force: true })
  }

  /** The engine on disk. */
  async function installed(): Promise<EngineState> {
    const file = join(current, stampFile)
    if (!existsSync(file)) return { status: 'absent' }
    const { success, data } = Stamp.safeParse(JSON.parse(await readFile(file, 'utf8')))
    const fits = success && data.system === system && data.sha256 === (await lockHash())
    return fits ? { status: 'ready', gpu: data.gpu } : { status: 'stale' }
  }

  return {
    /** The present state; `failed` until the next attempt or the end of this process. */
    state: async (): Promise<EngineState> => known ?? (await installed()),
    /**
     * Installs the engine, also over an older one: a process that runs that one must have ended.
     * @param onProgress called about twice a second with bytes, which are estimates
     * @throws LocalModelError system, offline, no-npm, disk, in-use, engine; the signal's reason when aborted
     */
    async install({ signal, onProgress }: { signal?: AbortSignal; onProgress?: (bytes: number, of: number) => void } = {}): Promise<void> {
      const unsupported = unsupportedSystem()
      const report = (bytes: number, of: number) => {
        known = { status: 'installing', bytes, of }
        onProgress?.(bytes, of)
      }
      try {
        if (unsupported) throw new LocalModelError('system', unsupported)
        await withFolderLock(root, busy, async () => {
          report(0, downloadSize)
          await installNext(signal ?? new AbortController().signal, report)
        })
        known = undefined
      } catch (error) {
        known = undefined
        signal?.throwIfAborted()
        const failure = toDiskError(error, root)
        if (failure instanceof LocalModelError) known = { status: 'failed', reason: failure.reason, message: failure.message }
        throw failure
      }
    },
    /** The file URL of the engine's module, for `createLocalModel`. @throws LocalModelError unless it is ready */
    async module(): Promise<string> {
      const { status } = await installed()
      if (status !== 'ready') throw new LocalModelError('engine', localErrors.engineMissing)
      return moduleOf(current)
    },
    /** Deletes the engine. @returns the bytes that are free now @throws LocalModelError in-use */
    async remove(): Promise<number> {
      known = undefined
      const bytes = await folderSize(root)
      if (bytes > 0)
        await withFolderLock(root, busy, () =>
          Promise.all([current, next, cache].map((folder) => rm(folder, { recursive: true, force: true }))),
        )
      return bytes - (await folderSize(root))
    },
  }
}

export type Engine = ReturnType<typeof createEngine>
