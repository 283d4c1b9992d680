import type { Fault } from '#contract/kind.ts'
import { compose } from '#kinds/ideas/compose.server.ts'
import { type IdeasRequest, type IdeasResult, ideas } from '#kinds/ideas/spec.ts'
import { normalised } from '#writer/checks/passage.ts'
import { shareSentence } from '#writer/rewrite/blocks.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/rewrite/promises.ts'
import { atOnceOr, compositions } from '#writer/rewrite/rewriting.ts'
import type { Growing, Revision } from '#writer/writer.ts'

type Idea = IdeasResult['ideas'][number]

/** Compositions that are looked through for ideas that were not there before. */
const tries = 30

const titlesOf = (result: IdeasResult) => result.ideas.map(({ title }) => title)

/** As many ideas as were asked for, none under an earlier title and no two with a sentence in common; `null` when there are none. */
function others(request: IdeasRequest, earlier: IdeasResult, sets: Iterable<IdeasResult>): IdeasResult | null {
  const before = new Set(titlesOf(earlier).map(normalised))
  const found: Idea[] = []
  for (const set of sets) {
    for (const idea of set.ideas) {
      if (found.length === request.count) return { ideas: found }
      const repeats = before.has(normalised(idea.title)) || found.some((known) => isLike(known, idea, request))
      if (!repeats) found.push(idea)
    }
  }
  return found.length > 0 ? { ideas: found } : null
}

const isLike = (one: Idea, other: Idea, { language }: IdeasRequest): boolean =>
  normalised(one.title) === normalised(other.title) || shareSentence(one.description, other.description, language)

/** The built-in writer's rewrite of a set of ideas. */
export function* rewriteIdeas(
  request: IdeasRequest,
  { how, earlier }: Revision<typeof ideas>,
  seed: number,
): Generator<Growing<IdeasResult>, IdeasResult> {
  const sets = compositions((each) => compose(request, each), seed, tries)
  const made = how === 'hook' ? others(request, earlier.result, sets) : null
  return yield* atOnceOr(made, () => compose(request, seed))
}

export function ideasPromises(result: IdeasResult, _request: IdeasRequest, { how, earlier }: Revision<typeof ideas>): Fault[] {
  return [
    ...unchangedFaults('ideas', ideas.text(result), ideas.text(earlier.result)),
    ...(how === 'hook' ? repeatedItemFaults('ideas', titlesOf(result), titlesOf(earlier.result)) : []),
  ]
}
