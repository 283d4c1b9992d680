import { useQuery } from '@tanstack/react-query'
import type { PossibleRewrites } from '#api/history.ts'
import { api, query } from '#app/lib/api.ts'
import { keeper } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { useHasModel } from '#app/lib/generation/use-has-model.ts'
import { toneIds } from '#contract/options.ts'
import { needsChoice, rewriteHows } from '#contract/rewrite.ts'

interface Possible extends PossibleRewrites {
  /** What the given facts allow, and no more: without a model, which also translates and follows instructions. */
  readonly isLimited: boolean
}

/** What a model can do with any text. */
const all: Possible = {
  hows: rewriteHows.filter((how) => !needsChoice(how) && how !== 'instruction'),
  tones: [...toneIds],
  isLimited: false,
}

/**
 * The rewrites that are possible now; undefined until it is known. Read each time: what is possible depends on the text as it was edited. When
 * it cannot be read, all are offered, and one that is impossible says why.
 */
export function usePossibleRewrites({ id, alternatives }: WrittenRun): Possible | undefined {
  const hasModel = useHasModel()
  const input = { id, version: (alternatives?.shown ?? 0) + 1 }
  const { data, isError } = useQuery({
    queryKey: query.generations.rewrites.queryOptions({ input }).queryKey,
    queryFn: async ({ signal }) => {
      await keeper.flush()
      return api.generations.rewrites(input, { signal })
    },
    enabled: hasModel === false,
    gcTime: 0,
    retry: false,
  })
  if (hasModel || isError) return all
  return data && { ...data, isLimited: true }
}
