import { characterFaults } from '#contract/checks.ts'
import { defineView, hashtagGauge, voiceTags } from '#contract/view.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/schema.ts'
import { descriptionHashtags, platformName, platforms } from '#platforms/index.ts'

export const descriptionView = defineView<DescriptionRequest, DescriptionResult>({
  head: ({ platform }) => `${platformName(platform)} description`,
  show({ platform }, result) {
    const text = result.description
    const { label, description: limit, forbidden } = platforms[platform]
    return {
      gauges: [{ type: 'limit', text, limit }, ...hashtagGauge(text, descriptionHashtags(platform).max)],
      blocks: [
        {
          drawing: { as: 'description', platform, text },
          fields: [{ label: 'Description', text, write: (description) => ({ ...result, description }), lines: 10 }],
        },
      ],
      warnings: characterFaults('description', text, forbidden).length > 0 ? [`${label} does not accept ${forbidden?.join(' or ')}.`] : [],
      copies: [{ text, label: 'Copy' }],
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
