import { z } from 'zod'
import { titlesPerRequest } from '#contract/options.ts'
import { titleForbidden, titleLimit } from '#contract/platforms.ts'
import { compose } from '#kinds/titles/compose.server.ts'
import { titlesPrompt } from '#kinds/titles/prompt.server.ts'
import { rewriteTitles, titlesPromises } from '#kinds/titles/rewrite.server.ts'
import { shorterTitle } from '#kinds/titles/rewrites.ts'
import { titles } from '#kinds/titles/spec.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'
import { defineWriter } from '#writer/writer.ts'

const Answer = z.object({ titles: z.array(z.string()).describe(`${titlesPerRequest} titles, each different in approach`) })

const bare = (title: string) => title.replace(/^\s*(?:\d{1,2}[.)]|[-•*])\s+/u, '').replace(/^["“](.*)["”]$/u, '$1')

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
  fit: ({ titles: list }, { platforms: [platform], language }, revision) => {
    const limit = titleLimit(platform)
    const most = revision?.how === 'shorter' ? Math.min(limit.max, shorterTitle(revision.earlier.result)) : limit.max
    return {
      titles: list.map((item) => ({
        ...item,
        title: fitLimit(withoutForbidden(item.title, titleForbidden(platform)), { ...limit, max: most }, language, 'none'),
      })),
    }
  },
})
