import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '#server/infra/models/local/weights-store.ts'

/** The file that is to write as soon as it is ready, and the id of the admin who asked for it. */
const Wanted = z.object({ use: z.object({ id: z.string(), by: z.string() }).nullable() })
type Use = z.infer<typeof Wanted>['use']

/** What an admin wants to use, kept over restarts of the server in the models folder. */
export function createWantedStore(folder: string) {
  const path = join(folder, 'wanted.json')
  async function write(use: Use): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(path, { use })
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    async read(): Promise<Use> {
      try {
        return Wanted.safeParse(JSON.parse(await readFile(path, 'utf8'))).data?.use ?? null
      } catch (error) {
        if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    /** One after the other. */
    save(use: Use): Promise<void> {
      const next = last.then(() => write(use))
      last = Promise.allSettled([next])
      return next
    },
  }
}
