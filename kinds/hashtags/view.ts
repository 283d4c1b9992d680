import { formMessages } from '#contract/form-messages.ts'
import { hashtagsIn, tagList } from '#contract/measure.ts'
import { languages } from '#contract/options.ts'
import { type Block, defineView, hashtagsOfMost } from '#contract/view.ts'
import { hashtagsMessages } from '#kinds/hashtags/messages.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/schema.ts'
import { platformName, platforms } from '#platforms/index.ts'

const tagsIn = (text: string): string[] => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)

/** One platform's set, and the search tags under it where the platform has some. */
export const hashtagsView = defineView<HashtagsRequest, HashtagsResult>({
  head: ({ platform }) => hashtagsMessages.head({ platform: platformName(platform) }),
  show({ platform }, result) {
    const { hashtags, tags } = result
    const { hashtagSet, tags: tagLimit } = platforms[platform]
    const set: Block<HashtagsResult> = {
      drawing: { as: 'chips', texts: hashtags },
      fields: [
        {
          label: hashtagsMessages.label,
          text: hashtags.join(' '),
          loose: true,
          write: (text) => ({ ...result, hashtags: [...new Set(hashtagsIn(text))] }),
        },
      ],
    }
    const search = (texts: readonly string[]): Block<HashtagsResult> => ({
      heading: hashtagsMessages.searchTags,
      gauges: tagLimit ? [{ type: 'limit', text: tagList(texts), limit: tagLimit }] : [],
      drawing: { as: 'chips', texts, quiet: true },
      fields: [
        {
          label: hashtagsMessages.editSearchTags,
          text: texts.join(', '),
          loose: true,
          write: (text) => ({ ...result, tags: tagsIn(text) }),
        },
      ],
    })
    return {
      gauges: [
        {
          type: 'facts',
          facts: [hashtagsOfMost(hashtags.length, hashtagSet)],
          over: hashtags.length > hashtagSet,
        },
      ],
      blocks: [set, ...(tags ? [search(tags)] : [])],
      copies: [
        { text: hashtags.join(' '), label: tags ? hashtagsMessages.copyHashtags : formMessages.copy },
        ...(tags ? [{ text: tags.join(', '), label: hashtagsMessages.copyTags }] : []),
      ],
    }
  },
  save: (request, { hashtags, tags }) => [
    {
      part: 'hashtags',
      title: request.topic,
      content: tags?.length ? `${hashtags.join(' ')}\n\n${tags.join(', ')}` : hashtags.join(' '),
      // Hashtags have no tone.
      tags: [platformName(request.platform), languages[request.language].name],
    },
  ],
})
