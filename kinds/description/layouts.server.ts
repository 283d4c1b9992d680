import type { DescriptionPlatform } from '#contract/options.ts'
import type { Content } from '#kinds/description/content.server.ts'

const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n')
const section = ({ contentsLabel, contents }: Content): string => (contents.length > 0 ? `${contentsLabel}\n${bullets(contents)}` : '')

/**
 * The paragraphs of a description in the order a reader of that platform expects, without the hashtags. The first one stands
 * before the fold; from the last one but the first upwards they may be left out when the limit is tight.
 */
export const layouts: Readonly<Record<DescriptionPlatform, (content: Content) => string[]>> = {
  youtube: (content) => [
    content.lead,
    content.joined(content.fact, content.promise),
    section(content),
    content.myth,
    content.tools,
    content.joined(content.question, content.call),
  ],
  instagram: (content) => [content.lead, content.taste || content.promise, content.exercise, content.question],
  tiktok: (content) => [content.lead, content.fact || content.promise, content.question],
  twitter: (content) => [content.lead, content.fact || content.promise, content.exercise],
  linkedin: (content) => [content.lead, content.joined(content.fact, content.promise), section(content), content.taste, content.question],
  reddit: (content) => [content.lead, content.taste, section(content), content.myth, content.question],
}
