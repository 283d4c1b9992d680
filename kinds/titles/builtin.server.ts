import { shorterTitle, type titles } from '#kinds/titles/index.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/schema.ts'
import { partialItems, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { sameText, tryRewrite } from '#writer/builtin/rearrange.ts'
import { arrangeTitles } from '#writer/builtin/titles.ts'
import type { PartialResult, Revision } from '#writer/writer.ts'

/** Titles around the topic, whole. `most`: how many UTF-16 units each may have. */
export function titlesOf(request: TitlesRequest, seed: number, asked: { hook?: boolean; most?: number } = {}): TitlesResult {
  const [platform] = request.platforms
  const reading = readRequest(request.topic, request)
  const { titles: list, notes } = arrangeTitles(reading, { platform, ...asked }, seed)
  return { titles: list.map((title) => ({ platform, title })), arranged: toArranged(reading, notes) }
}

function* growing(result: TitlesResult): Generator<PartialResult<TitlesResult>, TitlesResult> {
  for (const titles of partialItems(result.titles)) yield { titles }
  return result
}

/** Titles about the topic. The same seed gives the same titles. Yields after each title. */
export const arrange = (request: TitlesRequest, seed: number): Generator<PartialResult<TitlesResult>, TitlesResult> =>
  growing(titlesOf(request, seed))

/** The titles again, shorter, in another tone or with other frames first. @throws CannotRewrite */
export function rearrange(
  request: TitlesRequest,
  { how, earlier }: Revision<typeof titles>,
  seed: number,
): Generator<PartialResult<TitlesResult>, TitlesResult> {
  const most = shorterTitle(earlier.result)
  const all = (result: Pick<TitlesResult, 'titles'>) => result.titles.map(({ title }) => title)
  const before = new Set(all(earlier.result))
  return growing(
    tryRewrite(
      how,
      seed,
      (turn) => titlesOf(request, turn, how === 'shorter' ? { most } : { hook: how === 'hook' }),
      (result) => {
        if (how === 'shorter') return all(result).every((title) => title.length <= most)
        if (how === 'hook') return !before.has(all(result)[0] ?? '')
        return !sameText(all(result).join('\n'), all(earlier.result).join('\n'))
      },
    ),
  )
}
