import { shorterTitle, type titles } from '#kinds/titles/index.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/schema.ts'
import type { Background } from '#writer/background.ts'
import { askedIn, partialItems, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { builtinWriter, sameText } from '#writer/builtin/rearrange.ts'
import { arrangeTitles } from '#writer/builtin/titles.ts'

/** Titles that contain the whole topic. `most`: the maximum of each in UTF-16 units. */
export function titlesOf(
  request: TitlesRequest,
  seed: number,
  asked: { hook?: boolean; most?: number } = {},
  background?: Background,
): TitlesResult {
  const [platform] = request.platforms
  const reading = readRequest(request.topic, request, background)
  const { titles: list, notes } = arrangeTitles(reading, { platform, ...asked }, seed)
  return {
    titles: list.map((title) => ({ platform, title })),
    arranged: toArranged(reading, notes),
    ...askedIn(reading, asked.hook !== undefined || asked.most !== undefined),
  }
}

const textsOf = (result: TitlesResult) => result.titles.map(({ title }) => title)

/** Titles arranged from the user's words, yielded one at a time. */
export const { arrange, rearrange } = builtinWriter<typeof titles>({
  make: (request, seed, { how, earlier, background }) =>
    titlesOf(
      request,
      seed,
      how === 'shorter' && earlier ? { most: shorterTitle(earlier.result) } : how ? { hook: how === 'hook' } : {},
      background,
    ),
  partials: (result) => partialItems(result.titles).map((list) => ({ titles: list })),
  isRewritten(result, { how, earlier }) {
    const [texts, before] = [textsOf(result), textsOf(earlier.result)]
    if (how === 'shorter') return texts.every((title) => title.length <= shorterTitle(earlier.result))
    if (how === 'hook') return !before.includes(texts[0] ?? '')
    return !sameText(texts.join('\n'), before.join('\n'))
  },
})
