import type { ExportText } from '#kinds/export.ts'
import type { KindName } from '#kinds/index.ts'
import type { SavedFeature } from '#kinds/library.ts'

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
