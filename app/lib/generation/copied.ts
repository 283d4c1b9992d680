import { api } from '#app/lib/api.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import type { Generation } from '#contract/api.ts'

/** What Copy copies of a whole text. */
export const copiedText = ({ kind, request, result }: WrittenRun): string =>
  viewOf(kind).show({ ...request }, { ...result }).copies[0]?.text ?? kindOf(kind).text({ ...result })

/**
 * Stores that a text was copied as it is now.
 * @param of the generation that it is kept with: of a rewritten row of a list, that of the row
 */
export async function keepCopied(run: WrittenRun, of: string = run.id): Promise<Generation | undefined> {
  const version = of === run.id ? (run.alternatives?.shown ?? 0) + 1 : 1
  try {
    return await api.generations.edit({ id: of, result: textFields({ ...run.result }), version, copied: true })
  } catch (error) {
    // The text is on the clipboard: nothing that its user waits for.
    console.warn('A copied text could not be stored', error)
    return undefined
  }
}

/** Whether a text was copied as it is now. */
export const isCopied = (run: WrittenRun, stored: Generation | undefined): boolean =>
  stored?.edited?.copied === true &&
  kindOf(run.kind).text({ ...run.result }) === kindOf(run.kind).text({ ...run.result, ...stored.edited.result })
