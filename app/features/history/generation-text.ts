import type { Generation } from '#contract/api.ts'
import type { Arranged as ArrangedResult } from '#contract/arranged.ts'
import type { Kind } from '#contract/kind.ts'

/**
 * A stored result as one plain text, as its kind writes it. The kinds bring their schemas along, so they are fetched
 * only when a text is wanted.
 * @throws Error for a kind that this build does not know.
 */
export async function generationText({ kind, result }: Pick<Generation, 'kind' | 'result'>): Promise<string> {
  const { kinds } = await import('#kinds/index.ts')
  const known: Kind | undefined = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined
  if (!known) throw new Error(`No such kind: ${kind}`)
  return known.text(result)
}

/** What the built-in writer said about a stored result; `null` for a text of a model, or where a later build said it in another way. */
export async function generationArranged({ result }: Pick<Generation, 'result'>): Promise<ArrangedResult | null> {
  const { Arranged } = await import('#contract/arranged.ts')
  return Arranged.safeParse(result.arranged).data ?? null
}
