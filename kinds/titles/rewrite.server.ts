import type { Fault } from '#contract/kind.ts'
import { titlesPerRequest } from '#contract/options.ts'
import { compose } from '#kinds/titles/compose.server.ts'
import { shorterTitle } from '#kinds/titles/rewrites.ts'
import type { TitlesRequest, TitlesResult, titles } from '#kinds/titles/spec.ts'
import { normalised } from '#writer/checks/passage.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/rewrite/promises.ts'
import { atOnceOr, compositions } from '#writer/rewrite/rewriting.ts'
import type { Growing, Revision } from '#writer/writer.ts'

type Title = TitlesResult['titles'][number]

/** Compositions that are looked through for titles that fit. */
const tries = 60

const textsOf = (result: TitlesResult) => result.titles.map(({ title }) => title)

/** Five titles: those to begin with, then what `accepts` of further sets; `null` when there are not enough. */
function gathered(kept: readonly Title[], others: Iterable<TitlesResult>, accepts: (title: string) => boolean): TitlesResult | null {
  const chosen = new Map(kept.map((title) => [normalised(title.title), title]))
  for (const other of others) {
    if (chosen.size >= titlesPerRequest) break
    for (const title of other.titles)
      if (chosen.size < titlesPerRequest && accepts(title.title) && !chosen.has(normalised(title.title)))
        chosen.set(normalised(title.title), title)
  }
  return chosen.size === titlesPerRequest ? { titles: [...chosen.values()] } : null
}

/** The built-in writer's rewrite of a set of titles: short ones stay and long ones give way, or all of them are others. */
export function* rewriteTitles(
  request: TitlesRequest,
  { how, earlier }: Revision<typeof titles>,
  seed: number,
): Generator<Growing<TitlesResult>, TitlesResult> {
  const others = () => compositions((each) => compose(request, each), seed, tries)
  const most = shorterTitle(earlier.result)
  const before = new Set(textsOf(earlier.result).map(normalised))
  const made =
    how === 'shorter'
      ? gathered(
          earlier.result.titles.filter(({ title }) => title.length <= most),
          others(),
          (title) => title.length <= most,
        )
      : how === 'hook'
        ? gathered([], others(), (title) => !before.has(normalised(title)))
        : null
  return yield* atOnceOr(made, () => compose(request, seed))
}

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
