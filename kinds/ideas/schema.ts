import { z } from 'zod'
import { backgroundFields, givenFields, languageField, rewriteField, toneOr, userText } from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultTone, ideaCategoryIds, ideaCount, postPlatforms, topicMax } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'

const Idea = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Where the idea fits best. */
  platforms: z.array(z.enum(postPlatforms)).min(1),
})

export const ideasSchema = defineSchema({
  request: z.strictObject({
    prompt: userText(topicMax, generationMessages.promptFirst),
    ...givenFields,
    ...backgroundFields,
    category: z.enum(ideaCategoryIds, ideasMessages.categoryWrong).default('any'),
    count: z
      .int()
      .min(ideaCount.min, ideasMessages.fewest({ number: ideaCount.min }))
      .max(ideaCount.max, ideasMessages.most({ number: ideaCount.max }))
      .default(ideaCount.default),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('hook', 'tone', 'language', 'instruction'),
  }),
  result: z.object({ ideas: z.array(Idea).min(1).max(ideaCount.max), ...resultNotes }),
  check: ({ ideas, arranged }, { count }) => [
    ...(ideas.length > count || (ideas.length < count && !arranged)
      ? [
          {
            rule: 'count' as const,
            field: 'ideas',
            message: `${ideas.length} ideas, ${count} asked for`,
            measured: ideas.length,
            allowed: { min: count, max: count },
          },
        ]
      : []),
    ...(new Set(ideas.map(({ title }) => title.toLowerCase())).size < ideas.length
      ? [{ rule: 'repeat' as const, field: 'ideas', message: 'two ideas have the same title' }]
      : []),
  ],
})

export type IdeasRequest = SchemaRequest<typeof ideasSchema>
export type IdeasResult = SchemaResult<typeof ideasSchema>
