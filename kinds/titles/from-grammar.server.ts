import { candidatesFor, inPlatformCase } from '#kinds/titles/candidates.server.ts'
import { choose } from '#kinds/titles/choose.server.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/spec.ts'
import { createRandom } from '#writer/compose/random.ts'
import { analyse } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** Five titles, each from another side, in the platform's own style. The same seed gives the same titles. */
export function* composeFromGrammar(request: TitlesRequest, seed: number): Generator<Growing<TitlesResult>, TitlesResult> {
  const random = createRandom(seed)
  const [platform] = request.platforms
  const chosen = choose(candidatesFor(analyse(request.topic), request, random), platform, (text) => inPlatformCase(text, platform))
  const titles = random.shuffle(chosen).map((title) => ({ platform, title }))
  for (const [at] of titles.entries()) yield { titles: titles.slice(0, at + 1) }
  return { titles }
}
