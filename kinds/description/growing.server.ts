import { platforms } from '#contract/platforms.ts'
import { measures } from '#contract/weighted.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/spec.ts'
import type { Growing } from '#writer/writer.ts'

/** The paragraphs with the hashtags last; paragraphs give way from the end until the platform's limit holds. */
function fitted(paragraphs: readonly string[], hashtags: string, platform: DescriptionRequest['platform']): string[] {
  const { max, unit } = platforms[platform].description
  const whole = (kept: readonly string[]) => [...kept, ...(hashtags ? [hashtags] : [])]
  let kept = paragraphs.filter(Boolean)
  while (kept.length > 1 && measures[unit](whole(kept).join('\n\n')) > max) kept = kept.slice(0, -1)
  return whole(kept)
}

/** A description as it grows by a paragraph at a time, within the platform's limit and without what it forbids. */
export function* growing(
  paragraphs: readonly string[],
  hashtags: string,
  platform: DescriptionRequest['platform'],
): Generator<Growing<DescriptionResult>, DescriptionResult> {
  const { forbidden = [] } = platforms[platform]
  const allowed = (text: string) => forbidden.reduce((kept, character) => kept.replaceAll(character, ''), text)
  let text = ''
  for (const paragraph of fitted(paragraphs.map(allowed), hashtags, platform)) {
    text = text ? `${text}\n\n${paragraph}` : paragraph
    yield { description: text }
  }
  return { description: text }
}
