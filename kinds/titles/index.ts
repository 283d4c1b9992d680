import { defineKind } from '#contract/kind.ts'
import { titlePlatforms } from '#contract/options.ts'
import { sameRequest } from '#contract/rewrite.ts'
import { titlesScreen } from '#kinds/titles/form.ts'
import { titlesMessages } from '#kinds/titles/messages.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/schema.ts'
import { titlesView } from '#kinds/titles/view.ts'

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

const messages = titlesMessages

export const titles = defineKind<TitlesRequest, TitlesResult>()({
  name: 'titles',
  label: messages.label,
  makes: 'video titles',
  call: 'generate-titles',
  messages,
  feature: () => 'titles',
  text: ({ titles }) => titles.map(({ title }) => title).join('\n'),
  rewrites: {
    shorter: (request, { titles }) => (titles.every(({ title }) => title.length <= shortTitle) ? null : request),
    hook: sameRequest,
    tone: sameRequest,
    language: sameRequest,
    instruction: sameRequest,
  },
  saved: { titles: { label: messages.saved, contentType: 'title', text: titleOf } },
  savedAs: () => 'titles',
  screens: [titlesScreen],
  allInOne: { label: messages.label, request: { platforms: ['General'] } },
  view: titlesView,
  sample: { topic: 'baking sourdough at home', platforms: [titlePlatforms[1]], tone: 'casual', language: 'en' },
})

/** UTF-16 units of a short title. */
export const shortTitle = 45

/** The maximum of each shorter title in UTF-16 units: `shortTitle`, or the mean length so far when a long topic allows no less. */
export function shorterTitle({ titles }: TitlesResult): number {
  const mean = titles.reduce((sum, { title }) => sum + title.length, 0) / titles.length
  return Math.max(shortTitle, Math.floor(mean))
}
