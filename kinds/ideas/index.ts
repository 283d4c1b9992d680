import { defineKind } from '#contract/kind.ts'
import { sameRequest } from '#contract/rewrite.ts'
import { ideasScreen } from '#kinds/ideas/form.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/schema.ts'
import { ideasView } from '#kinds/ideas/view.ts'
import { platforms } from '#platforms/index.ts'

export const ideas = defineKind<IdeasRequest, IdeasResult>()({
  name: 'ideas',
  label: 'Ideas',
  makes: 'content ideas',
  call: 'generate-ideas',
  messages: {
    success: 'Ideas generated successfully!',
    failed: 'Failed to generate ideas. Please try again.',
    empty: 'No ideas generated.',
  },
  feature: () => 'ideas',
  text: ({ ideas }) =>
    ideas
      .map(
        ({ title, description, platforms: fits }, at) =>
          `${at + 1}. ${title}\n${description}\n${fits.map((id) => platforms[id].label).join(', ')}`,
      )
      .join('\n\n'),
  rewrites: { hook: sameRequest, tone: sameRequest, language: sameRequest, instruction: sameRequest },
  saved: { ideas: { label: 'Idea', contentType: 'post' } },
  savedAs: () => 'ideas',
  screens: [ideasScreen],
  allInOne: { label: 'Ideas' },
  view: ideasView,
  sample: { prompt: 'small-batch ceramics studio', category: 'any', count: 5, tone: 'casual', language: 'en' },
})
