import type { Fault } from '#contract/kind.ts'
import { shorterTitle, type TitlesRequest, type TitlesResult, type titles } from '#kinds/titles/index.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/revision/promises.ts'
import type { Revision } from '#writer/writer.ts'

const textsOf = (result: TitlesResult) => result.titles.map(({ title }) => title)

export function titlesPromises(result: TitlesResult, _request: TitlesRequest, { how, earlier }: Revision<typeof titles>): Fault[] {
  const most = shorterTitle(earlier.result)
  const tooLong = (title: string, at: number): Fault[] =>
    title.length <= most
      ? []
      : [
          {
            rule: 'rewrite',
            field: `titles.${at}.title`,
            message: `${title.length - most} characters over the ${most} of a shorter title`,
            measured: title.length,
            allowed: { max: most },
          },
        ]
  return [
    ...unchangedFaults('titles', textsOf(result).join('\n'), textsOf(earlier.result).join('\n')),
    ...(how === 'shorter' ? textsOf(result).flatMap(tooLong) : []),
    ...(how === 'hook' ? repeatedItemFaults('titles', textsOf(result), textsOf(earlier.result)) : []),
  ]
}
