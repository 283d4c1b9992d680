import { excess, tagList } from '#contract/measure.ts'
import { measures } from '#contract/weighted.ts'
import { arrange, rearrange } from '#kinds/hashtags/builtin.server.ts'
import { hashtags } from '#kinds/hashtags/index.ts'
import { hashtagsPrompt } from '#kinds/hashtags/prompt.server.ts'
import { hashtagsSchema } from '#kinds/hashtags/schema.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, readAdditions } from '#writer/answer.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import { unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = answerObject({
  hashtags: answerList(answerText(60, 'With its #'), 15, 'From specific to broad'),
  tags: answerList(answerText(60, 'Without #'), 15, 'Search phrases, where the rules ask for them; else an empty list').optional(),
  ...additions,
})

/** Search tags as plain phrases, each once. */
const plainTags = (raw: readonly (string | undefined)[]): string[] => [
  ...new Set(
    raw.flatMap(
      (tag) =>
        tag
          ?.replace(/[#,"<>]/gu, '')
          .replace(/\s+/gu, ' ')
          .trim()
          .toLowerCase() || [],
    ),
  ),
]

/** The first search tags that the platform's total has room for. */
function fittingTags(tags: readonly string[], platform: PlatformId): string[] {
  const limit = platforms[platform].tags
  let fitting = limit ? [...tags] : []
  while (limit && excess(tagList(fitting), limit, measures) > 0) fitting = fitting.slice(0, -1)
  return fitting
}

const withTags = (hashtags: string[], tags: string[]) => ({ hashtags, ...(tags.length > 0 && { tags }) })

export const hashtagsWriter = defineWriter(hashtags, hashtagsSchema, {
  promptVersion: 7,
  schemaVersion: 2,
  prompt: hashtagsPrompt,
  answer: Answer,
  read: ({ hashtags: list = [], tags = [], ...rest }, { platform }) => ({
    ...withTags(hashtagSet(list.flatMap((tag) => tag ?? [])), platforms[platform].tags ? plainTags(tags) : []),
    ...readAdditions(rest),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { earlier }) =>
    unchangedFaults('hashtags', result.hashtags.join(' '), earlier.result.hashtags.join(' ')),
  source: inputText,
  passages: ({ hashtags: list, tags = [] }) => [
    { field: 'hashtags', text: list.join(' '), style: 'tags' },
    ...(tags.length > 0 ? [{ field: 'tags', text: tags.join(', '), style: 'tags' as const }] : []),
  ],
  fit: ({ hashtags: list, tags = [], ...notes }, { platform }) => ({
    ...notes,
    ...withTags(hashtagSet(list, platforms[platform].hashtagSet), fittingTags(plainTags(tags), platform)),
  }),
})
