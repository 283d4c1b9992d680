import { z } from 'zod'
import { arrangedField } from '#contract/arranged.ts'
import { characterFaults, limitFaults } from '#contract/checks.ts'
import { givenFields, languageField, rewriteField, toneOr, userText } from '#contract/fields.ts'
import { defineKind, type KindRequest, type KindResult } from '#contract/kind.ts'
import { messages } from '#contract/messages.ts'
import { defaultTone, titlePlatforms, titlesPerRequest, topicMax } from '#contract/options.ts'
import { same } from '#contract/rewrite.ts'
import { titlesInAllInOne, titlesScreens } from '#kinds/titles/form.ts'
import { titlesView } from '#kinds/titles/view.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'

/** A title is saved as JSON of its platform and title (spec §3). */
function titleOf(content: string): string {
  try {
    const saved: unknown = JSON.parse(content)
    const title = typeof saved === 'object' && saved !== null && 'title' in saved ? saved.title : undefined
    return typeof title === 'string' ? title : content
  } catch {
    return content // saved by something that keeps its titles as plain text
  }
}

export const titles = defineKind({
  name: 'titles',
  label: 'Titles',
  makes: 'video titles',
  call: 'generate-titles',
  messages: {
    success: 'Content generated successfully!',
    failed: 'Failed to generate titles. Please try again.',
    empty: 'No titles generated.',
  },
  feature: () => 'titles',
  request: z.strictObject({
    topic: userText(topicMax, messages.generation.topic),
    ...givenFields,
    platforms: z.tuple([z.enum(titlePlatforms, messages.generation.platform)], messages.generation.platform),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('shorter', 'hook', 'tone', 'language'),
  }),
  result: z.object({
    titles: z
      .array(z.object({ platform: z.enum(titlePlatforms), title: z.string().min(1) }))
      .min(1)
      .max(titlesPerRequest),
    arranged: arrangedField,
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
  text: ({ titles }) => titles.map(({ title }) => title).join('\n'),
  rewrites: {
    shorter: (request, { titles }) => (titles.every(({ title }) => title.length <= shortTitle) ? null : request),
    hook: same,
    tone: same,
    language: same,
  },
  saved: { titles: { label: 'Title', contentType: 'title', text: titleOf } },
  savedAs: () => 'titles',
  screens: titlesScreens,
  allInOne: titlesInAllInOne,
  view: titlesView,
  sample: { topic: 'baking sourdough at home', platforms: [titlePlatforms[1]], tone: 'casual', language: 'en' },
})

export type TitlesRequest = KindRequest<typeof titles>
export type TitlesResult = KindResult<typeof titles>

/** UTF-16 units of a title that is short wherever it is shown. */
export const shortTitle = 45

/** What each of the shorter titles may have, in UTF-16 units: `shortTitle`, or what a long topic leaves no way below. */
export function shorterTitle({ titles }: TitlesResult): number {
  const mean = titles.reduce((sum, { title }) => sum + title.length, 0) / titles.length
  return Math.max(shortTitle, Math.floor(mean))
}
