import type { Fault } from '#contract/kind.ts'
import { titlesPerRequest } from '#contract/options.ts'
import { arrange, rearrange, titlesOf } from '#kinds/titles/builtin.server.ts'
import { shorterTitle, titles } from '#kinds/titles/index.ts'
import { titlesPrompt } from '#kinds/titles/prompt.server.ts'
import { type TitlesRequest, type TitlesResult, titlesSchema } from '#kinds/titles/schema.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, readAdditions } from '#writer/answer.ts'
import { isUngrounded } from '#writer/checks/grounding.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = answerObject({
  titles: answerList(answerText(300, 'One title'), titlesPerRequest, `${titlesPerRequest} titles, each with an angle of its own`),
  ...additions,
})

const bare = (title: string) => title.replace(/^\s*(?:\p{Nd}{1,2}[.)]|[-•*])\s+/u, '').replace(/^["“](.*)["”]$/u, '$1')

type Title = TitlesResult['titles'][number]

const hasTwins = (list: readonly Title[]) => new Set(list.map(({ title }) => title.toLowerCase())).size < list.length

/** Titles of the user's own words that replace ungrounded ones, at most `most` UTF-16 units each. */
const spareTitles = (request: TitlesRequest, most: number): Title[] =>
  titlesOf(request, 1, { most }).titles.filter(({ title }) => title.length <= most)

const textsOf = (result: TitlesResult) => result.titles.map(({ title }) => title)

/** Faults of titles that must be shorter. */
const lengthFaults = (list: readonly string[], max: number): Fault[] =>
  list.flatMap((title, at): Fault[] => {
    const message = `${title.length - max} characters over the ${max} of a shorter title`
    return title.length <= max ? [] : [{ rule: 'rewrite', field: `titles.${at}.title`, message, measured: title.length, allowed: { max } }]
  })

export const titlesWriter = defineWriter(titles, titlesSchema, {
  promptVersion: 4,
  schemaVersion: 2,
  prompt: titlesPrompt,
  answer: Answer,
  read: ({ titles: list = [], ...rest }, { platforms: [platform] }) => ({
    titles: list.slice(0, titlesPerRequest).map((title = '') => ({ platform, title: bare(title) })),
    ...readAdditions(rest),
  }),
  arrange,
  rearrange,
  rewriteFaults(result, _request, { how, earlier }) {
    const [texts, before] = [textsOf(result), textsOf(earlier.result)]
    return [
      ...unchangedFaults('titles', texts.join('\n'), before.join('\n')),
      ...(how === 'shorter' ? lengthFaults(texts, shorterTitle(earlier.result)) : []),
      ...(how === 'hook' ? repeatedItemFaults('titles', texts, before) : []),
    ]
  },
  source: inputText,
  passages: ({ titles: list }) => list.map(({ title }, at) => ({ field: `titles.${at}.title`, text: title, style: 'title' })),
  fit: ({ titles: list, ...notes }, request, revision) => {
    const {
      platforms: [platform],
      language,
    } = request
    const source = inputText(request)
    const limit = titleLimit(platform)
    const most = revision?.how === 'shorter' ? Math.min(limit.max, shorterTitle(revision.earlier.result)) : limit.max
    const fitted = list.map((item) => ({
      ...item,
      title: fitLimit(withoutForbidden(item.title, titleForbidden(platform)), { ...limit, max: most }, language, 'none'),
    }))
    const spare = fitted.some(({ title }) => isUngrounded(title, source)) || hasTwins(fitted) ? spareTitles(request, most) : []
    const seen = new Set<string>()
    return {
      ...notes,
      titles: fitted.map((item) => {
        const isFine = !isUngrounded(item.title, source) && !seen.has(item.title.toLowerCase())
        const chosen = isFine ? item : (spare.find(({ title }) => !seen.has(title.toLowerCase())) ?? item)
        seen.add(chosen.title.toLowerCase())
        return chosen
      }),
    }
  },
})
