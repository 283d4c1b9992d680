import { toast } from 'sonner'
import { api } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { type ExportFormat, exportAtOnce } from '#contract/export-formats.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { ExportText } from '#kinds/export.ts'
import type { KindName } from '#kinds/index.ts'
import type { SavedFeature } from '#kinds/library.ts'

const words = exportMessages

/** What is exported: texts as they stand on a screen, or what the server keeps: all of it, what a list's filters leave, or the ids named. */
export type ExportSource =
  | {
      from: 'texts'
      /** What the texts are together; the file is called by it when it holds more than one. */
      name: string
      entries: readonly ExportText[]
    }
  | { from: 'library'; ids?: readonly string[]; search?: string | undefined; feature?: SavedFeature | undefined; tag?: string | undefined }
  | { from: 'history'; ids?: readonly string[]; search?: string | undefined; kind?: KindName | undefined }

/** Downloads the texts in that format. A toast says how it goes, stops it, and offers another try when it failed. */
export async function exportFile(source: ExportSource, format: ExportFormat): Promise<void> {
  const wanted = withoutBlanks(source)
  if (wanted.from === 'texts' && wanted.entries.length === 0) {
    toast.error(words.nothing)
    return
  }
  const stop = new AbortController()
  const stopping = (press: { preventDefault(): void }) => {
    press.preventDefault() // the toast stays, to say that it worked
    stop.abort()
  }
  const id = toast.loading(words.preparing, { action: { label: words.stop, onClick: stopping } })
  try {
    const file = await fetchFile(wanted, format, stop.signal)
    saveFile(file)
    toast.success(words.done(file.name), { id, action: undefined })
  } catch (error) {
    if (stop.signal.aborted) {
      toast(words.stopped, { id, action: undefined })
      return
    }
    console.error('An export failed', error)
    const again = { label: words.again, onClick: () => void exportFile(source, format) }
    toast.error(refusal(error), { id, action: again })
  }
}

/** A text that was edited away is not worth a page in the file. */
const withoutBlanks = (source: ExportSource): ExportSource =>
  source.from === 'texts' ? { ...source, entries: source.entries.filter(({ content }) => content.trim()) } : source

async function fetchFile(source: ExportSource, format: ExportFormat, signal: AbortSignal): Promise<File> {
  const { body } = await ask(source, format, signal)
  if (body instanceof File) return body
  throw new Error('an export answers a file')
}

function ask(source: ExportSource, format: ExportFormat, signal: AbortSignal) {
  if (source.from === 'texts') {
    const { name, entries } = source
    return api.exports.texts({ format, name, entries: [...entries] }, { signal })
  }
  const { from, ids, ...filters } = source
  if (from === 'library' && ids && ids.length > exportAtOnce) return api.exports.picked({ format, ids: [...ids] }, { signal })
  const asked = { format, ...filters, ...(ids && { ids: ids.join(',') }) }
  return from === 'library' ? api.exports.library(asked, { signal }) : api.exports.history(asked, { signal })
}

/** Why there is no file, and what can be done about it. */
function refusal(error: unknown): string {
  const code = errorCode(error)
  if (code === 'NOT_FOUND') return words.gone
  if (code === 'TOO_LARGE') return words.tooLarge
  if (code === 'RATE_LIMITED') return words.tooOften
  return errorText(error, words.failed)
}

/** Hands a file to the browser's downloads, under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has taken hold of the file by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address))
}
