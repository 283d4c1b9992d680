import type { ExportText } from '#contract/export.ts'
import type { KindName } from '#contract/kind.ts'
import type { SavedFeature } from '#contract/library.ts'

/** What is exported: texts as they stand on a screen, or what the server keeps: all of it, what a search finds, or the ids named. */
export type ExportSource =
  | {
      from: 'texts'
      /** What the texts are together; the file is called by it when it holds more than one. */
      name: string
      entries: readonly ExportText[]
    }
  | { from: 'library'; ids?: readonly string[]; search?: string; feature?: SavedFeature; tag?: string }
  | { from: 'history'; ids?: readonly string[]; search?: string; kind?: KindName }
