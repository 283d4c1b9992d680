import { i18n } from '#contract/i18n.ts'
import type { UseCaseSlug } from '#contract/paths.ts'

/** The pages about one use each, in lists of links. */
export const useCaseNames = i18n('use-case-names', {
  'instagram-caption-generator': 'Instagram captions',
  'instagram-carousel-maker': 'Instagram carousels',
  'youtube-title-generator': 'YouTube titles',
  'linkedin-post-generator': 'LinkedIn posts',
  'hashtag-generator': 'Hashtags',
  'video-script-generator': 'Video scripts',
  'hindi-caption-generator': 'Hindi captions',
} satisfies Record<UseCaseSlug, string>)

export const useCaseMessages = i18n('use-cases', {
  /** The heading of the links to the pages. */
  links: 'Free generators',
  facts: 'The numbers that matter',
  approximate: 'Figures with “about” aren’t published by the platforms.',
  checked: 'Checked in November 2026.',
  questions: 'Questions people ask',
  others: 'More free generators',
  made: 'Written by Postwright, unedited',
  typed: 'Topic and details',
  result: 'Result',
  slides: 'Slides of the example',
})
