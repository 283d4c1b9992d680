import type { Fault } from '#contract/kind.ts'
import { excess } from '#contract/measure.ts'
import { titlesPerRequest } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { arrange, rearrange } from '#kinds/titles/builtin.server.ts'
import { shorterTitle, titles } from '#kinds/titles/index.ts'
import { titlesPrompt } from '#kinds/titles/prompt.server.ts'
import { type TitlesResult, titlesSchema } from '#kinds/titles/schema.ts'
import { titleForbidden, titleLimit } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, readAdditions } from '#writer/answer.ts'
import { allGiven, mostEmoji } from '#writer/background.ts'
import { hasInventedLink } from '#writer/checks/leftovers.ts'
import { emojiCap } from '#writer/fit/emoji.ts'
import { fitLimit, withoutForbidden } from '#writer/fit/limits.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = answerObject({
  titles: answerList(answerText(300, 'One title'), titlesPerRequest, `${titlesPerRequest} titles, each with another reason to click`),
  ...additions,
})

const bare = (title: string) => title.replace(/^\s*(?:\p{Nd}{1,2}[.)]|[-•*])\s+/u, '').replace(/^["“](.*)["”]$/u, '$1')

/** The titles without those that equal an earlier one. */
const withoutTwins = (list: TitlesResult['titles']) =>
  list.filter(({ title }, at) => list.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at)

const textsOf = (result: TitlesResult) => result.titles.map(({ title }) => title)

/** Faults of titles that must be shorter. */
const lengthFaults = (list: readonly string[], max: number): Fault[] =>
  list.flatMap((title, at): Fault[] => {
    const message = `${title.length - max} characters over the ${max} of a shorter title`
    return title.length <= max ? [] : [{ rule: 'rewrite', field: `titles.${at}.title`, message, measured: title.length, allowed: { max } }]
  })

export const titlesWriter = defineWriter(titles, titlesSchema, {
  promptVersion: 7,
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
  carries: { sorts: ['price', 'percent'] },
  passages: ({ titles: list }) => list.map(({ title }, at) => ({ field: `titles.${at}.title`, text: title, style: 'title' })),
  fit: ({ titles: list, ...notes }, request, background) => {
    const {
      platforms: [platform],
      language,
    } = request
    const limit = titleLimit(platform)
    const given = allGiven(inputText(request), background)
    const capEmoji = emojiCap(mostEmoji(background), inputText(request))
    const usable = withoutTwins(list.map((item) => ({ ...item, title: capEmoji(withoutForbidden(item.title, titleForbidden(platform))) })))
    // Fewer whole titles are better than one that ends in the middle.
    const fitting = usable.filter(({ title }) => excess(title, limit, measures) === 0 && !hasInventedLink(title, given))
    return {
      ...notes,
      titles:
        fitting.length > 0
          ? fitting
          : withoutTwins(usable.map((item) => ({ ...item, title: fitLimit(item.title, limit, language, 'none') }))),
    }
  },
})
