import { z } from 'zod'
import { excess, tagList } from '#contract/measure.ts'
import { measures } from '#contract/weighted.ts'
import { arrange, rearrange } from '#kinds/hashtags/builtin.server.ts'
import { hashtags } from '#kinds/hashtags/index.ts'
import { hashtagsPrompt } from '#kinds/hashtags/prompt.server.ts'
import { hashtagsSchema } from '#kinds/hashtags/schema.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import { unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = z.object({
  hashtags: z.array(z.string()).describe('Hashtags, each with its #, from specific to broad'),
  tags: z.array(z.string()).describe('YouTube: search phrases without #. Elsewhere: an empty list'),
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
  promptVersion: 3,
  schemaVersion: 1,
  prompt: hashtagsPrompt,
  answer: Answer,
  read: ({ hashtags: list = [], tags = [] }, { platform }) => sized(list, tags, platform),
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { earlier }) =>
    unchangedFaults('hashtags', result.hashtags.join(' '), earlier.result.hashtags.join(' ')),
  source: inputText,
  passages: ({ hashtags: list }) => [{ field: 'hashtags', text: list.join(' '), style: 'tags' }],
  fit: ({ hashtags: list, tags = [] }, { platform }) => sized(list, tags, platform),
})
