import type { ideas } from '#kinds/ideas/index.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/schema.ts'
import { partialItems, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeIdeas } from '#writer/builtin/ideas.ts'
import { sameText, tryRewrite } from '#writer/builtin/rearrange.ts'
import type { PartialResult, Revision } from '#writer/writer.ts'

function made(request: IdeasRequest, seed: number, hook = false): IdeasResult {
  const reading = readRequest(request.prompt, request)
  const { ideas: list, notes } = arrangeIdeas(reading, { ...request, hook }, seed)
  return { ideas: list, arranged: toArranged(reading, notes) }
}

function* growing(result: IdeasResult): Generator<PartialResult<IdeasResult>, IdeasResult> {
  for (const ideas of partialItems(result.ideas)) yield { ideas }
  return result
}

/** Exactly the requested number of ideas. The same seed gives the same ideas. Yields after each idea. */
export const arrange = (request: IdeasRequest, seed: number): Generator<PartialResult<IdeasResult>, IdeasResult> =>
  growing(made(request, seed))

/** Other ideas, or the same in another tone. @throws CannotRewrite */
export function rearrange(
  request: IdeasRequest,
  { how, earlier }: Revision<typeof ideas>,
  seed: number,
): Generator<PartialResult<IdeasResult>, IdeasResult> {
  const lead = (result: Pick<IdeasResult, 'ideas'>) => result.ideas[0]?.title ?? ''
  const all = (result: Pick<IdeasResult, 'ideas'>) => result.ideas.map(({ description }) => description).join('\n')
  return growing(
    tryRewrite(
      how,
      seed,
      (turn) => made(request, turn, how === 'hook'),
      (result) => (how === 'hook' ? lead(result) !== lead(earlier.result) : !sameText(all(result), all(earlier.result))),
    ),
  )
}
