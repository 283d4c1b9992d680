import type { Arranged } from '#contract/arranged.ts'
import { shorterTitle } from '#kinds/titles/rewrites.ts'
import type { TitlesRequest, TitlesResult, titles } from '#kinds/titles/spec.ts'
import { arrangedBy, type Extras, readRequest } from '#writer/builtin/arranging.ts'
import { rearranged, sameText } from '#writer/builtin/rearrange.ts'
import { arrangeTitles } from '#writer/builtin/titles.ts'
import type { Growing, Revision } from '#writer/writer.ts'

type Request = TitlesRequest & Extras
type Result = TitlesResult & { arranged: Arranged }

function made(request: Request, seed: number, asked: { hook?: boolean; most?: number } = {}): Result {
  const [platform] = request.platforms
  const reading = readRequest(request.topic, request)
  const { titles: list, notes } = arrangeTitles(reading, { platform, ...asked }, seed)
  return { titles: list.map((title) => ({ platform, title })), arranged: arrangedBy(reading, notes) }
}

function* growing(result: Result): Generator<Growing<TitlesResult>, Result> {
  for (const [at] of result.titles.entries()) if (at > 0) yield { titles: result.titles.slice(0, at) }
  return result
}

/** Titles around the topic: the same seed gives the same ones. Yields them one after the other. */
export const arrange = (request: Request, seed: number): Generator<Growing<TitlesResult>, Result> => growing(made(request, seed))

/** The titles again, shorter, in another tone or with other frames first. @throws CannotRewrite */
export function rearrange(
  request: Request,
  { how, earlier }: Revision<typeof titles>,
  seed: number,
): Generator<Growing<TitlesResult>, Result> {
  const most = shorterTitle(earlier.result)
  const all = (result: Pick<TitlesResult, 'titles'>) => result.titles.map(({ title }) => title)
  const before = new Set(all(earlier.result))
  return growing(
    rearranged(
      how,
      seed,
      (turn) => made(request, turn, how === 'shorter' ? { most } : { hook: how === 'hook' }),
      (result) => {
        if (how === 'shorter') return all(result).every((title) => title.length <= most)
        if (how === 'hook') return !before.has(all(result)[0] ?? '')
        return !sameText(all(result).join('\n'), all(earlier.result).join('\n'))
      },
    ),
  )
}
