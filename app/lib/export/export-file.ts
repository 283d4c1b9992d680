import type { ExportText } from '#api/export.ts'
import { api, newIdempotencyKey } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { toast } from '#app/ui/toast.ts'
import { type ExportFormat, maxExportedEntries } from '#contract/options.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { KindName } from '#kinds/index.ts'
import type { SavedFeature } from '#kinds/library.ts'
import { saveFile } from './save-file.ts'

const words = exportMessages

/** What is exported: the texts of a screen, or stored texts: all of them, those that match a list's filters, or those with these ids. */
export type ExportSource =
  | {
      from: 'texts'
      /** The name of the texts as a group; the file's name when it holds more than one. */
      name: string
      entries: readonly ExportText[]
    }
  | { from: 'library'; ids?: readonly string[]; search?: string | undefined; feature?: SavedFeature | undefined; tag?: string | undefined }
  | { from: 'history'; ids?: readonly string[]; search?: string | undefined; kind?: KindName | undefined }
  /** The finished texts of a topic list. */
  | { from: 'topic-list'; id: string }

/** Downloads the texts in that format. A toast shows the progress, can stop it, and offers a retry after a failure. */
export async function exportFile(source: ExportSource, format: ExportFormat): Promise<void> {
  const exportable = withoutBlanks(source)
  if (exportable.from === 'texts' && exportable.entries.length === 0) {
    toast.error(words.nothing)
    return
  }
  const stop = new AbortController()
  const onStop = (click: { preventDefault(): void }) => {
    click.preventDefault() // the toast stays open to show the result
    stop.abort()
  }
  const id = newIdempotencyKey()
  toast.loading(words.preparing, { id, action: { label: words.stop, onClick: onStop } })
  try {
    const file = await fetchFile(exportable, format, stop.signal)
    saveFile(file)
    toast.success(words.done({ name: file.name }), { id, action: undefined })
  } catch (error) {
    if (stop.signal.aborted) {
      toast.message(words.stopped, { id, action: undefined })
      return
    }
    console.error('An export failed', error)
    const retry = { label: words.again, onClick: () => void exportFile(source, format) }
    toast.error(refusal(error), { id, action: retry })
  }
}

/** Leaves out texts that the user has emptied. */
const withoutBlanks = (source: ExportSource): ExportSource =>
  source.from === 'texts' ? { ...source, entries: source.entries.filter(({ content }) => content.trim()) } : source

async function fetchFile(source: ExportSource, format: ExportFormat, signal: AbortSignal): Promise<File> {
  const { body } = await requestExport(source, format, signal)
  if (body instanceof File) return body
  throw new Error('The export response is not a file')
}

function requestExport(source: ExportSource, format: ExportFormat, signal: AbortSignal) {
  if (source.from === 'texts') {
    const { name, entries } = source
    return api.exports.texts({ format, name, entries: [...entries] }, { signal })
  }
  if (source.from === 'topic-list') return api.exports.topicList({ format, id: source.id }, { signal })
  const { from, ids, ...filters } = source
  if (from === 'library' && ids && ids.length > maxExportedEntries) return api.exports.picked({ format, ids: [...ids] }, { signal })
  const input = { format, ...filters, ...(ids && { ids: ids.join(',') }) }
  return from === 'library' ? api.exports.library(input, { signal }) : api.exports.history(input, { signal })
}

/** The message for a failed export: the reason and what to do. */
function refusal(error: unknown): string {
  const code = errorCode(error)
  if (code === 'NOT_FOUND') return words.gone
  if (code === 'TOO_LARGE') return words.tooLarge
  if (code === 'RATE_LIMITED') return words.tooOften
  return errorText(error, words.failed)
}
