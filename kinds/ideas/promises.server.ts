import type { Fault } from '#contract/kind.ts'
import { type IdeasRequest, type IdeasResult, ideas } from '#kinds/ideas/index.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/revision/promises.ts'
import type { Revision } from '#writer/writer.ts'

const titlesOf = (result: IdeasResult) => result.ideas.map(({ title }) => title)

export function ideasPromises(result: IdeasResult, _request: IdeasRequest, { how, earlier }: Revision<typeof ideas>): Fault[] {
  return [
    ...unchangedFaults('ideas', ideas.text(result), ideas.text(earlier.result)),
    ...(how === 'hook' ? repeatedItemFaults('ideas', titlesOf(result), titlesOf(earlier.result)) : []),
  ]
}
