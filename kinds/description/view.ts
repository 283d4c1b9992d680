import { hasChapterFault } from '#contract/chapters.ts'
import { characterFaults } from '#contract/checks.ts'
import { formMessages } from '#contract/form-messages.ts'
import { chapterWarning, defineView, hashtagGauge, refusedWarning, voiceTags } from '#contract/view.ts'
import { descriptionMessages } from '#kinds/description/messages.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/schema.ts'
import { descriptionHashtags, platformName, platforms } from '#platforms/index.ts'

export const descriptionView = defineView<DescriptionRequest, DescriptionResult>({
  head: ({ platform }) => descriptionMessages.head({ platform: platformName(platform) }),
  show({ platform }, result) {
    const text = result.description
    const { label, description: limit, forbidden, chapters } = platforms[platform]
    return {
      gauges: [{ type: 'limit', text, limit }, ...hashtagGauge(text, descriptionHashtags(platform).max)],
      blocks: [
        {
          drawing: { as: 'description', platform, text },
          fields: [{ label: descriptionMessages.label, text, write: (description) => ({ ...result, description }), lines: 10 }],
        },
      ],
      warnings: [
        ...(characterFaults('description', text, forbidden).length > 0 ? [refusedWarning(label, forbidden)] : []),
        ...(chapters && hasChapterFault(text, chapters) ? [chapterWarning(platformName(platform), chapters)] : []),
      ],
      copies: [{ text, label: formMessages.copy }],
      share: { as: 'description', platform, text },
    }
  },
  save: (request, { description }) => [
    {
      part: 'description',
      title: request.topic,
      content: description,
      tags: [platformName(request.platform), ...voiceTags(request)],
    },
  ],
})
