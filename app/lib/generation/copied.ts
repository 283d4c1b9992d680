import { useQueryClient } from '@tanstack/react-query'
import { api, query } from '#app/lib/api.ts'
import { runOf } from '#app/lib/generation/opened.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import type { Generation } from '#contract/api.ts'

/** The whole of a text, with its title where it has one; else what its first Copy button copies. */
export function copiedText({ kind, request, result }: Pick<WrittenRun, 'kind' | 'request' | 'result'>): string {
  const whole = kindOf(kind).text({ ...result })
  const { copies } = viewOf(kind).show({ ...request }, { ...result })
  return (copies.find(({ text }) => text === whole) ?? copies[0])?.text ?? whole
}

/**
 * Stores that a text was copied as it is now.
 * @param of the generation that it is kept with: of a rewritten row of a list, that of the row
 */
export async function keepCopied(run: WrittenRun, of: string = run.id): Promise<Generation | undefined> {
  const version = of === run.id ? (run.alternatives?.shown ?? 0) + 1 : 1
  try {
    return await api.generations.edit({ id: of, result: textFields(run.result), version, copied: true })
  } catch (error) {
    // The text is on the clipboard: nothing that its user waits for.
    console.warn('A copied text could not be stored', error)
    return undefined
  }
}

/** Stores that a text of a list was copied. Several versions that are copied at once are none of them. */
export function useKeepCopied(): (generation: Generation) => Promise<void> {
  const client = useQueryClient()
  return async (generation) => {
    const run = runOf(generation)
    if (!run || (run.alternatives && !generation.edited)) return
    await keepCopied(run)
    await client.invalidateQueries({ queryKey: query.generations.list.key() })
  }
}

/** Whether a text was copied as it is now. */
export const isCopied = (run: WrittenRun, stored: Generation | undefined): boolean =>
  stored?.edited?.copied === true && copiedText(run) === copiedText({ ...run, result: { ...run.result, ...stored.edited.result } })
