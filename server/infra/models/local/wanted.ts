import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StoredFile, writeWhole } from '#server/infra/models/local/weights-store.ts'

/** What an admin asked for, kept over restarts of the server. */
const Wanted = z.object({
  /** The file to download, also while the engine is installed before it. */
  file: StoredFile.nullable(),
  /** Whether it is to be continued at the next start. */
  running: z.boolean(),
  /** The file that is to write as soon as it is ready, and the id of the admin who asked for it. */
  use: z.object({ id: z.string(), by: z.string() }).nullable(),
})
export type Wanted = z.infer<typeof Wanted>

const nothing: Wanted = { file: null, running: false, use: null }

/** The stored wish in the models folder. */
export function createWantedStore(folder: string) {
  const path = join(folder, 'wanted.json')
  async function read(): Promise<Wanted> {
    try {
      return Wanted.safeParse(JSON.parse(await readFile(path, 'utf8'))).data ?? nothing
    } catch (error) {
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return nothing
      throw error
    }
  }
  async function write(changes: Partial<Wanted>): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(path, { ...(await read()), ...changes })
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    read,
    /** One change after the other. */
    change(changes: Partial<Wanted>): Promise<void> {
      const next = last.then(() => write(changes))
      last = Promise.allSettled([next])
      return next
    },
  }
}
