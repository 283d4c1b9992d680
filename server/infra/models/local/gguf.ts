import { open } from 'node:fs/promises'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { statIfExists } from '#server/infra/models/local/weights-store.ts'
import { localErrors } from './messages.ts'

const versions: ReadonlySet<number> = new Set([2, 3])

/** @throws LocalModelError when there is no file, or it is not a GGUF file */
export async function checkGguf(path: string): Promise<{ size: number; modified: number }> {
  const found = await statIfExists(path)
  if (!found?.isFile()) throw new LocalModelError('missing', localErrors.noFile({ path }))
  const handle = await open(path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    const isGguf = buffer.toString('latin1', 0, 4) === 'GGUF' && versions.has(buffer.readUInt32LE(4))
    if (!isGguf) throw new LocalModelError('changed', localErrors.notGguf({ path }))
  } finally {
    await handle.close()
  }
  return { size: found.size, modified: found.mtimeMs }
}
