import { rangeFaults } from '#contract/checks.ts'
import type { Fault } from '#contract/kind.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { type DescriptionRequest, type DescriptionResult, type description, rewrittenWords } from '#kinds/description/index.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/revision/promises.ts'
import type { Revision } from '#writer/writer.ts'

const bodyOf = (result: DescriptionResult) => splitTrailingHashtags(result.description).body

export function descriptionPromises(
  result: DescriptionResult,
  { language }: DescriptionRequest,
  { how, earlier }: Revision<typeof description>,
): Fault[] {
  const [now, before] = [bodyOf(result), bodyOf(earlier.result)]
  return [
    ...unchangedFaults('description', now, before),
    ...(how === 'shorter' || how === 'longer'
      ? rangeFaults('length', 'description', countWords(countedBody(now), language), rewrittenWords(how, earlier), 'words')
      : []),
    ...(how === 'hook' ? hookFaults('description', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('description', now, before, language) : []),
  ]
}
