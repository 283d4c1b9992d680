import { defineKind } from '#contract/kind.ts'
import { sameRequest } from '#contract/rewrite.ts'
import { ideasScreen } from '#kinds/ideas/form.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/schema.ts'
import { ideasView } from '#kinds/ideas/view.ts'
import { platforms } from '#platforms/index.ts'

const messages = ideasMessages

export const ideas = defineKind<IdeasRequest, IdeasResult>()({
  name: 'ideas',
  label: messages.label,
  makes: 'content ideas',
  call: 'generate-ideas',
  messages,
  feature: () => 'ideas',
  text: ({ ideas }) =>
    ideas
      .map(
        ({ title, description, platforms: fits }, at) =>
          `${at + 1}. ${title}\n${description}\n${fits.map((id) => platforms[id].label).join(', ')}`,
      )
      .join('\n\n'),
  listed: ({ ideas }) => messages.listed({ ideas: messages.head(ideas.length), first: ideas[0]?.title ?? '' }),
  rewrites: { hook: sameRequest, tone: sameRequest, language: sameRequest, instruction: sameRequest },
  saved: { ideas: { label: messages.saved, contentType: 'post' } },
  savedAs: () => 'ideas',
  screens: [ideasScreen],
  allInOne: { label: messages.label },
  view: ideasView,
  sample: { prompt: 'small-batch ceramics studio', category: 'any', count: 5, tone: 'casual', language: 'en' },
})
