import { ideaCount, type PostPlatform, postPlatforms } from '#contract/options.ts'
import { arrange, rearrange } from '#kinds/ideas/builtin.server.ts'
import { ideas } from '#kinds/ideas/index.ts'
import { ideasPrompt } from '#kinds/ideas/prompt.server.ts'
import { type IdeasRequest, type IdeasResult, ideasSchema } from '#kinds/ideas/schema.ts'
import { platforms } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, readAdditions } from '#writer/answer.ts'
import { allGiven, mostEmoji } from '#writer/background.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { emojiCap } from '#writer/fit/emoji.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = answerObject({
  ideas: answerList(
    answerObject({
      title: answerText(120, 'What the piece would be called'),
      description: answerText(700, 'What exactly is filmed or written'),
      platforms: answerList(answerText(20, 'One of the listed platforms'), 3, `One to three of: ${postPlatforms.join(', ')}`),
    }),
    ideaCount.max,
    'The ideas',
  ),
  ...additions,
})

/** A platform as a model may spell it: `X (Twitter)`, `YouTube`, `Instagram Reels`. */
const platformOf = (spelled = ''): PostPlatform[] => {
  const name = spelled.toLowerCase()
  const [alias] = name.split(/\b/u)
  const known = postPlatforms.find((id) => name.includes(id)) ?? postPlatforms.find((id) => platforms[id].alias === alias)
  return known ? [known] : []
}

const sourceOf = ({ prompt, ...given }: IdeasRequest) => inputText({ topic: prompt, ...given })

const titlesOf = (result: IdeasResult) => result.ideas.map(({ title }) => title)

export const ideasWriter = defineWriter(ideas, ideasSchema, {
  promptVersion: 7,
  schemaVersion: 2,
  prompt: ideasPrompt,
  answer: Answer,
  read: ({ ideas: list = [], ...rest }, { count }) => ({
    ideas: list.slice(0, count).map((idea) => ({
      title: idea?.title ?? '',
      description: idea?.description ?? '',
      platforms: [...new Set((idea?.platforms ?? []).flatMap(platformOf))],
    })),
    ...readAdditions(rest),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { how, earlier }) => [
    ...unchangedFaults('ideas', ideas.text(result), ideas.text(earlier.result)),
    ...(how === 'hook' ? repeatedItemFaults('ideas', titlesOf(result), titlesOf(earlier.result)) : []),
  ],
  source: sourceOf,
  passages: ({ ideas: list }) =>
    list.flatMap(({ title, description }, at) => [
      { field: `ideas.${at}.title`, text: title, style: 'title' as const },
      { field: `ideas.${at}.description`, text: description },
    ]),
  fit: ({ ideas: list, ...notes }, request, background) => {
    const source = sourceOf(request)
    const capEmoji = emojiCap(mostEmoji(background), source)
    const ideas = list
      .filter(({ title }, at) => list.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at)
      .slice(0, request.count)
      .map(({ title, description, ...idea }) => ({
        ...idea,
        title: capEmoji(title),
        description: withoutInventedLinks(capEmoji(description), allGiven(source, background), request.language),
      }))
    return { ...notes, ideas }
  },
})
