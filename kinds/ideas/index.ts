import { z } from 'zod'
import { arrangedField } from '#contract/arranged.ts'
import { givenFields, languageField, rewriteField, toneOr, userText } from '#contract/fields.ts'
import { defineKind, type KindRequest, type KindResult } from '#contract/kind.ts'
import { messages } from '#contract/messages.ts'
import { defaultTone, ideaCategoryIds, ideaCount, postPlatforms, topicMax } from '#contract/options.ts'
import { same } from '#contract/rewrite.ts'
import { ideasInAllInOne, ideasScreens } from '#kinds/ideas/form.ts'
import { ideasView } from '#kinds/ideas/view.ts'
import { platforms } from '#platforms/index.ts'

export const Idea = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Where the idea fits best. */
  platforms: z.array(z.enum(postPlatforms)).min(1),
})

export const ideas = defineKind({
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
  request: z.strictObject({
    prompt: userText(topicMax, messages.generation.promptFirst),
    ...givenFields,
    category: z.enum(ideaCategoryIds, 'Please choose one of the listed categories').default('any'),
    count: z
      .int()
      .min(ideaCount.min, `At least ${ideaCount.min} idea`)
      .max(ideaCount.max, `At most ${ideaCount.max} ideas`)
      .default(ideaCount.default),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('hook', 'tone', 'language'),
  }),
  result: z.object({ ideas: z.array(Idea).min(1).max(ideaCount.max), arranged: arrangedField }),
  check: ({ ideas }, { count }) => [
    ...(ideas.length > count
      ? [
          {
            rule: 'count' as const,
            field: 'ideas',
            message: `${ideas.length} ideas, ${count} asked for`,
            measured: ideas.length,
            allowed: { max: count },
          },
        ]
      : []),
    ...(new Set(ideas.map(({ title }) => title.toLowerCase())).size < ideas.length
      ? [{ rule: 'repeat' as const, field: 'ideas', message: 'two ideas have the same title' }]
      : []),
  ],
  text: ({ ideas }) =>
    ideas
      .map(
        ({ title, description, platforms: fits }, at) =>
          `${at + 1}. ${title}\n${description}\n${fits.map((id) => platforms[id].label).join(', ')}`,
      )
      .join('\n\n'),
  rewrites: { hook: same, tone: same, language: same },
  saved: { ideas: { label: 'Idea', contentType: 'post' } },
  savedAs: () => 'ideas',
  screens: ideasScreens,
  allInOne: ideasInAllInOne,
  view: ideasView,
  sample: { prompt: 'small-batch ceramics studio', category: 'any', count: 5, tone: 'casual', language: 'en' },
})

export type IdeasRequest = KindRequest<typeof ideas>
export type IdeasResult = KindResult<typeof ideas>
