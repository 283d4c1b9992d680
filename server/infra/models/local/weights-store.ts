import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { ModelFile } from '#server/infra/models/local/catalogue.ts'
import type { LocalFailureReason } from '#server/infra/models/local/failure.ts'

const StoredFile = z.object({ id: z.string(), file: z.string(), url: z.string(), bytes: z.number(), sha256: z.string().nullable() })

/** What is stored beside a file, as `<file>.json`. */
const Stored = z.object({
  file: StoredFile,
  status: z.enum(['downloading', 'paused', 'failed', 'ready']),
  /** Of the response that the part came from. */
  etag: z.string().nullable(),
  /** Why it failed, for admins. */
  failure: z.object({ reason: z.custom<LocalFailureReason>((value) => typeof value === 'string'), message: z.string() }).nullable(),
  /** Where a ready file is, relative to the folder if it is in it, with its modification time in milliseconds when it was verified. */
  verified: z.object({ path: z.string(), modified: z.number() }).nullable(),
})
export type Stored = z.infer<typeof Stored>

/** Whether a file is used where it is, and not downloaded. */
export const isOnThisComputer = ({ url }: Pick<ModelFile, 'url'>): boolean => url.startsWith('file:')

export const sizeOf = async (path: string): Promise<number> => (await statIfExists(path))?.size ?? 0

/** What is known of a file; null when there is none. */
export async function statIfExists(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

async function readStored(path: string): Promise<Stored | null> {
  try {
    return Stored.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    // An unreadable state is treated as none: the file is then downloaded or verified again.
    if (error instanceof SyntaxError || error instanceof z.ZodError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const isState = (name: string): boolean => /\.gguf\.json$/i.test(name)

/** Whether a verified file of this id is there. Synchronous, for the moment when engines are chosen. */
export function hasVerifiedFile(folder: string, id: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder).some((name) => {
    if (!isState(name)) return false
    const { data } = Stored.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    return data?.file.id === id && data.verified !== null && existsSync(resolve(folder, data.verified.path))
  })
}

/** Writes a small file completely or not at all. */
export async function writeWhole(path: string, value: unknown): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(value), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

/** Bytes. */
const roomForState = 64 * 1024

/** The models folder: files, parts and their states. */
export function createWeightsStore(folder: string) {
  const pathOf = ({ file }: Pick<ModelFile, 'file'>) => join(folder, file)
  const partOf = (file: ModelFile) => `${pathOf(file)}.part`
  const stateOf = (file: ModelFile) => `${pathOf(file)}.json`
  /** Where the file of a state is, or will be. */
  const placeOf = ({ file, verified }: Stored): string => {
    if (verified) return resolve(folder, verified.path)
    return isOnThisComputer(file) ? fileURLToPath(file.url) : pathOf(file)
  }

  /** Earlier versions stored no URL of a file that was used where it is. */
  const withUrl = (stored: Stored): Stored =>
    stored.file.url ? stored : { ...stored, file: { ...stored.file, url: pathToFileURL(placeOf(stored)).href } }

  /** The stored states. */
  async function readAll(): Promise<Stored[]> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = (await readdir(folder)).filter(isState)
    const all = await Promise.all(names.map((name) => readStored(join(folder, name))))
    return all.filter((stored) => stored !== null).map(withUrl)
  }

  return {
    pathOf,
    partOf,
    readAll,
    placeOf,
    async read(file: ModelFile): Promise<Stored | null> {
      const stored = await readStored(stateOf(file))
      return stored && withUrl(stored)
    },
    find: async (id: string): Promise<Stored | undefined> => (await readAll()).find(({ file }) => file.id === id),
    async save(stored: Stored): Promise<Stored> {
      await writeWhole(stateOf(stored.file), stored)
      return stored
    },
    /** Names of model files without a state. */
    async unknownFiles(): Promise<string[]> {
      const known = new Set((await readAll()).map(placeOf))
      return (await readdir(folder)).filter((name) => name.endsWith('.gguf') && !known.has(join(folder, name)))
    },
    /** Bytes of a download on disk. */
    partSize: (file: ModelFile): Promise<number> => sizeOf(partOf(file)),
    /** Makes room on a full disk for the state: the end of the part is downloaded again. */
    async shortenPart(file: ModelFile): Promise<void> {
      const size = await sizeOf(partOf(file))
      if (size > 0) await truncate(partOf(file), Math.max(0, size - roomForState))
    },
    removePart: (file: ModelFile): Promise<void> => rm(partOf(file), { force: true }),
    /** Deletes all files of a model in the folder; one outside of it stays. @returns their bytes */
    async remove(stored: Stored): Promise<number> {
      const [place, part] = [placeOf(stored), partOf(stored.file)]
      const own = dirname(place) === folder ? [place, part] : [part]
      const sizes = await Promise.all(own.map(sizeOf))
      await Promise.all([...own, stateOf(stored.file)].map((path) => rm(path, { force: true })))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
  }
}
