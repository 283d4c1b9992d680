import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { platforms as facts, titleLimit } from '#contract/platforms.ts'
import { type Candidate, candidatesFor, inPlatformCase } from '#kinds/titles/candidates.server.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/spec.ts'
import { createRandom } from '#writer/compose/random.ts'
import { analyse } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** Titles of one side, as long as there are others. */
const mostOfOneSide = 1

/** What a search shows of a title; longer ones only fill up. */
const shown = (platform: TitlePlatform): number =>
  platform === 'General' ? titleLimit(platform).max : (facts[platform].fold.title ?? titleLimit(platform).max)

const withoutForbidden = (text: string, platform: TitlePlatform): string => {
  const forbidden = platform === 'General' ? [] : (facts[platform].forbidden ?? [])
  return forbidden
    .reduce((kept, character) => kept.replaceAll(character, ''), text)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The asked number of titles from different sides: first those that a search shows whole, then any within the limit. */
function choose(candidates: readonly Candidate[], platform: TitlePlatform): string[] {
  const chosen = new Map<string, string>()
  const sides = new Map<string, number>()
  const limit = titleLimit(platform).max
  const take = (mostUnits: number, mostPerSide: number) => {
    for (const { side, text } of candidates) {
      if (chosen.size === titlesPerRequest) return
      const used = sides.get(side) ?? 0
      if (used >= mostPerSide || text.length > mostUnits) continue
      const title = inPlatformCase(withoutForbidden(text, platform), platform)
      if (chosen.has(title.toLowerCase())) continue
      chosen.set(title.toLowerCase(), title)
      sides.set(side, used + 1)
    }
  }
  take(shown(platform), mostOfOneSide)
  take(limit, mostOfOneSide)
  take(limit, titlesPerRequest)
  return [...chosen.values()]
}

/** Five titles, each from another side, in the platform's own style. The same seed gives the same titles. */
export function* compose(request: TitlesRequest, seed: number): Generator<Growing<TitlesResult>, TitlesResult> {
  const random = createRandom(seed)
  const [platform] = request.platforms
  const chosen = choose(candidatesFor(analyse(request.topic), request, random), platform)
  const titles = random.shuffle(chosen).map((title) => ({ platform, title }))
  for (const [at] of titles.entries()) yield { titles: titles.slice(0, at + 1) }
  return { titles }
}
