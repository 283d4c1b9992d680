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

/** Search tags within the platform's total: plain phrases, each once, the last ones dropped when all are too long together. */
function fitTags(raw: readonly (string | undefined)[], platform: PlatformId): string[] {
  const limit = platforms[platform].tags
  if (!limit) return []
  const plain = raw.flatMap(
    (tag) =>
      tag
        ?.replace(/[#,"<>]/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
        .toLowerCase() || [],
  )
  let tags = [...new Set(plain)]
  while (excess(tagList(tags), limit, measures) > 0) tags = tags.slice(0, -1)
  return tags
}

const sized = (list: readonly (string | undefined)[], tags: readonly (string | undefined)[], platform: PlatformId) => {
  const fittedTags = fitTags(tags, platform)
  return {
    hashtags: hashtagSet(
      list.flatMap((tag) => tag ?? []),
      platforms[platform].hashtagSet,
    ),
    ...(fittedTags.length > 0 && { tags: fittedTags }),
  }
}

export const hashtagsWriter = defineWriter(hashtags, hashtagsSchema, {
  promptVersion: 4,
  schemaVersion: 2,
  prompt: hashtagsPrompt,
  answer: Answer,
  read: ({ hashtags: list = [], tags = [], ...rest }, { platform }) => ({ ...sized(list, tags, platform), ...readAdditions(rest) }),
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { earlier }) =>
    unchangedFaults('hashtags', result.hashtags.join(' '), earlier.result.hashtags.join(' ')),
  source: inputText,
  passages: ({ hashtags: list }) => [{ field: 'hashtags', text: list.join(' '), style: 'tags' }],
  fit: ({ hashtags: list, tags = [], ...notes }, { platform }) => ({ ...notes, ...sized(list, tags, platform) }),
})
