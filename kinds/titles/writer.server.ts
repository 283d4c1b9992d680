import { z } from 'zod'
import { titlesPerRequest } from '#contract/options.ts'
import { titleForbidden, titleLimit } from '#contract/platforms.ts'
import { compose } from '#kinds/titles/compose.server.ts'
import { titlesPrompt } from '#kinds/titles/prompt.server.ts'
import { rewriteTitles, titlesPromises } from '#kinds/titles/rewrite.server.ts'
import { shorterTitle } from '#kinds/titles/rewrites.ts'
import { type TitlesRequest, type TitlesResult, titles } from '#kinds/titles/spec.ts'
import { isUngrounded } from '#writer/checks/grounding.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'
import { defineWriter } from '#writer/writer.ts'

const Answer = z.object({ titles: z.array(z.string()).describe(`${titlesPerRequest} titles, each different in approach`) })

const bare = (title: string) => title.replace(/^\s*(?:\p{Nd}{1,2}[.)]|[-•*])\s+/u, '').replace(/^["“](.*)["”]$/u, '$1')

type Title = TitlesResult['titles'][number]

const hasTwins = (list: readonly Title[]) => new Set(list.map(({ title }) => title.toLowerCase())).size < list.length

/** Titles of our own for those that nobody could stand behind, no longer than `most` UTF-16 units. */
function spareTitles(request: TitlesRequest, most: number): Title[] {
  const composing = compose(request, 1)
  for (;;) {
    const { done, value } = composing.next()
    if (done) return value.titles.filter(({ title }) => title.length <= most)
  }
}

export const titlesWriter = defineWriter(titles, {
  promptVersion: 2,
  schemaVersion: 1,
  prompt: titlesPrompt,
  answer: Answer,
  read: ({ titles: list = [] }, { platforms: [platform] }) => ({
    titles: list.slice(0, titlesPerRequest).map((title = '') => ({ platform, title: bare(title) })),
  }),
  compose,
  rewrite: rewriteTitles,
  promises: titlesPromises,
  source: ({ topic }) => topic,
  passages: ({ titles: list }) => list.map(({ title }, at) => ({ field: `titles.${at}.title`, text: title, style: 'title' })),
  fit: ({ titles: list }, request, revision) => {
    const {
      platforms: [platform],
      language,
      topic,
    } = request
    const limit = titleLimit(platform)
    const most = revision?.how === 'shorter' ? Math.min(limit.max, shorterTitle(revision.earlier.result)) : limit.max
    const fitted = list.map((item) => ({
      ...item,
      title: fitLimit(withoutForbidden(item.title, titleForbidden(platform)), { ...limit, max: most }, language, 'none'),
    }))
    const spare = fitted.some(({ title }) => isUngrounded(title, topic)) || hasTwins(fitted) ? spareTitles(request, most) : []
    const seen = new Set<string>()
    return {
      titles: fitted.map((item) => {
        const isFine = !isUngrounded(item.title, topic) && !seen.has(item.title.toLowerCase())
        const chosen = isFine ? item : (spare.find(({ title }) => !seen.has(title.toLowerCase())) ?? item)
        seen.add(chosen.title.toLowerCase())
        return chosen
      }),
    }
  },
})
