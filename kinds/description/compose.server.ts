import { descriptionHashtags, platforms } from '#contract/platforms.ts'
import { measures } from '#contract/weighted.ts'
import { contentOf } from '#kinds/description/content.server.ts'
import { layouts } from '#kinds/description/layouts.server.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/spec.ts'
import { hashtagsOf } from '#writer/compose/hashtags.ts'
import { createRandom } from '#writer/compose/random.ts'
import { analyse } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** The paragraphs with the hashtags last; paragraphs give way from the end until the platform's limit holds. */
function fitted(paragraphs: readonly string[], hashtags: string, platform: DescriptionRequest['platform']): string[] {
  const { max, unit } = platforms[platform].description
  const whole = (kept: readonly string[]) => [...kept, ...(hashtags ? [hashtags] : [])]
  let kept = paragraphs.filter(Boolean)
  while (kept.length > 1 && measures[unit](whole(kept).join('\n\n')) > max) kept = kept.slice(0, -1)
  return whole(kept)
}

/** A description for one platform: the first line stands alone before the fold. The same seed gives the same text. */
export function* compose(request: DescriptionRequest, seed: number): Generator<Growing<DescriptionResult>, DescriptionResult> {
  const random = createRandom(seed)
  const topic = analyse(request.topic)
  const { platform } = request
  const { fold, description, forbidden = [] } = platforms[platform]
  const content = contentOf(topic, request, fold.description ?? description.max, random)
  const { min, max } = descriptionHashtags(platform)
  const hashtags = max > 0 ? hashtagsOf(topic, min + random.int(max - min + 1), random).join(' ') : ''
  const allowed = (text: string) => forbidden.reduce((kept, character) => kept.replaceAll(character, ''), text)
  let text = ''
  for (const paragraph of fitted(layouts[platform](content).map(allowed), hashtags, platform)) {
    text = text ? `${text}\n\n${paragraph}` : paragraph
    yield { description: text }
  }
  return { description: text }
}
