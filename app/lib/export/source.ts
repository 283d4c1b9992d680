import type { ExportText } from '#contract/export.ts'

/** What is exported: texts as they stand on a screen, or what the server keeps: all of it, what a search finds, or the ids named. */
export type ExportSource =
  | {
      from: 'texts'
      /** What the texts are together; the file is called by it when it holds more than one. */
      name: string
      entries: readonly ExportText[]
    }
  | { from: 'library' | 'history'; ids?: readonly string[]; search?: string }
