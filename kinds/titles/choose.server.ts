import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { platforms as facts, titleLimit } from '#contract/platforms.ts'
import type { Candidate } from '#kinds/titles/candidates.server.ts'

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

/** The asked number of titles from different sides: first those that a search shows whole, then any within the limit. `setIn` gives each its case. */
export function choose(
  candidates: readonly Candidate[],
  platform: TitlePlatform,
  setIn: (text: string) => string = (text) => text,
): string[] {
  const chosen = new Map<string, string>()
  const sides = new Map<string, number>()
  const limit = titleLimit(platform).max
  const take = (mostUnits: number, mostPerSide: number) => {
    for (const { side, text } of candidates) {
      if (chosen.size === titlesPerRequest) return
      const used = sides.get(side) ?? 0
      if (used >= mostPerSide || text.length > mostUnits) continue
      const title = setIn(withoutForbidden(text, platform))
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
