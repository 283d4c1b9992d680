import { z } from 'zod'
import { characterFaults, limitFaults } from '#contract/checks.ts'
import { backgroundFields, givenFields, languageField, rewriteField, toneOr, userText } from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultTone, titlePlatforms, titlesPerRequest, topicMax } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'

export const titlesSchema = defineSchema({
  request: z.strictObject({
    topic: userText(topicMax, generationMessages.topic),
    ...givenFields,
    ...backgroundFields,
    platforms: z
      .tuple([z.enum(titlePlatforms, generationMessages.platform)], generationMessages.platform)
      // Its JSON Schema would say `items: false`, which not every program that uses our tools can read.
      .meta({ items: { type: 'string', enum: [...titlePlatforms] } }),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('shorter', 'hook', 'tone', 'language', 'instruction'),
  }),
  result: z.object({
    titles: z
      .array(z.object({ platform: z.enum(titlePlatforms), title: z.string().min(1) }))
      .min(1)
      .max(titlesPerRequest),
    ...resultNotes,
  }),
  check: ({ titles, arranged }, { platforms: [platform] }, measures) => [
    ...(titles.length < titlesPerRequest && !arranged
      ? [
          {
            rule: 'count' as const,
            field: 'titles',
            message: `${titles.length} titles, ${titlesPerRequest} asked for`,
            measured: titles.length,
            allowed: { min: titlesPerRequest, max: titlesPerRequest },
          },
        ]
      : []),
    ...titles.flatMap(({ title }, at) => [
      ...limitFaults(`titles.${at}.title`, title, titleLimit(platform), measures),
      ...characterFaults(`titles.${at}.title`, title, titleForbidden(platform)),
    ]),
    ...(new Set(titles.map(({ title }) => title.toLowerCase())).size < titles.length
      ? [{ rule: 'repeat' as const, field: 'titles', message: 'two titles are the same' }]
      : []),
  ],
})

export type TitlesRequest = SchemaRequest<typeof titlesSchema>
export type TitlesResult = SchemaResult<typeof titlesSchema>
