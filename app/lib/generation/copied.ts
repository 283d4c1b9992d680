import { currentResult } from '#api/current.ts'
import type { Generation } from '#api/schemas.ts'
import { api } from '#app/lib/api.ts'
import { keeper } from '#app/lib/generation/generations.ts'
import { runOf } from '#app/lib/generation/opened.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'

/** The whole of a text, with its title where it has one; else what its first Copy button copies. */
export function copiedText({ kind, request, result }: Pick<WrittenRun, 'kind' | 'request' | 'result'>): string {
  const whole = kindOf(kind).text({ ...result })
  const { copies } = viewOf(kind).show({ ...request }, { ...result })
  return (copies.find(({ text }) => text === whole) ?? copies[0])?.text ?? whole
}

/** How many texts a result is, such as titles; 1 for a post. */
export const textsOf = ({ kind, request, result }: WrittenRun): number =>
  viewOf(kind).show({ ...request }, { ...result }).items?.length ?? 1

/**
 * Stores that a text was copied as it is now.
 * @param of the generation that it is kept with: of a rewritten row of a list, that of the row
 */
export function keepCopied(run: WrittenRun, of: string = run.id): void {
  const version = of === run.id ? (run.alternatives?.shown ?? 0) + 1 : 1
  keeper.keep({ id: of, result: textFields(run.result), version, copied: true })
}

/** Stores that a text of a list was copied. Several versions that are copied at once are none of them. */
export async function keepCopiedFrom(listed: Generation): Promise<void> {
  const run = runOf(listed)
  if (!run || (run.alternatives && !listed.edited)) return
  try {
    await keeper.settled(listed.id)
    const now = await api.generations.get({ id: listed.id })
    // A list may be older than its texts: what it had is on the clipboard, and does not take the place of the newer text.
    if (JSON.stringify(currentResult(now)) === JSON.stringify(currentResult(listed))) keepCopied(run)
  } catch (error) {
    // The text is on the clipboard: nothing that its user waits for.
    console.warn('That a text was copied could not be stored', error)
  }
}

/** Whether a text was copied as it is now. */
export const isCopied = (run: WrittenRun, stored: Generation | undefined): boolean =>
  stored?.edited?.copied === true && copiedText(run) === copiedText({ ...run, result: { ...run.result, ...stored.edited.result } })
