import { descriptionHashtags, platforms } from '#contract/platforms.ts'
import { contentOf } from '#kinds/description/content.server.ts'
import { growing } from '#kinds/description/growing.server.ts'
import { layouts } from '#kinds/description/layouts.server.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/spec.ts'
import { hashtagsOf } from '#writer/compose/hashtags.ts'
import { createRandom } from '#writer/compose/random.ts'
import { analyse } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** A description for one platform: the first line stands alone before the fold. The same seed gives the same text. */
export function* composeFromGrammar(request: DescriptionRequest, seed: number): Generator<Growing<DescriptionResult>, DescriptionResult> {
  const random = createRandom(seed)
  const topic = analyse(request.topic)
  const { platform } = request
  const { fold, description } = platforms[platform]
  const content = contentOf(topic, request, fold.description ?? description.max, random)
  const { min, max } = descriptionHashtags(platform)
  const hashtags = max > 0 ? hashtagsOf(topic, min + random.int(max - min + 1), random).join(' ') : ''
  return yield* growing(layouts[platform](content), hashtags, platform)
}
