import { formMessages } from '#contract/form-messages.ts'
import { hashtagsIn } from '#contract/measure.ts'
import { copyMessages, libraryMessages } from '#contract/messages.ts'
import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { defineView, type Gauge, hashtagGauge, voiceTags } from '#contract/view.ts'
import { titlesMessages } from '#kinds/titles/messages.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/schema.ts'
import { platformName, platforms, titleLimit } from '#platforms/index.ts'

/** Hashtags are counted only if a title has some. Search results cut a title after the fold. */
function gaugesOf(title: string, platform: TitlePlatform): Gauge[] {
  const limit: Gauge = { type: 'limit', text: title, limit: titleLimit(platform) }
  if (platform === 'General') return [limit]
  const { hashtags, fold } = platforms[platform]
  return [
    limit,
    ...(hashtagsIn(title).length > 0 ? hashtagGauge(title, hashtags.max) : []),
    ...(fold.title !== undefined && title.length > fold.title
      ? [{ type: 'facts' as const, facts: [titlesMessages.cut({ characters: fold.title })] }]
      : []),
  ]
}

export const titlesView = defineView<TitlesRequest, TitlesResult>({
  head: ({ platforms: [platform] }) =>
    platform === 'General' ? titlesMessages.label : titlesMessages.head({ platform: platformName(platform) }),
  show({ platforms: [platform] }, result) {
    const shown = result.titles.slice(0, titlesPerRequest)
    return {
      items: shown.map(({ title }, at) => ({
        noun: titlesMessages.noun,
        drawing: { as: 'title', platform, text: title },
        fields: [
          {
            label: titlesMessages.title({ number: at + 1 }),
            text: title,
            write: (text) => ({
              ...result,
              titles: result.titles.map((entry, place) => (place === at ? { ...entry, title: text } : entry)),
            }),
          },
        ],
        gauges: gaugesOf(title, platform),
        copy: { text: title, done: copyMessages.title },
        share: { as: 'title', platform, text: title },
        leadsTo: { kinds: ['description', 'script', 'post'], topic: title, platforms: [platform] },
        part: `title-${at}`,
      })),
      copies: [{ text: shown.map(({ title }) => title).join('\n'), label: formMessages.copyAll }],
    }
  },
  /** Spec §3: a saved title's content is JSON text of its platform and title. */
  save: (request, { titles }) =>
    titles.map(({ title }, at) => ({
      part: `title-${at}`,
      title,
      content: title.trim() ? JSON.stringify({ platform: request.platforms[0], title }) : '',
      tags: [...(request.platforms[0] === 'General' ? [] : [platformName(request.platforms[0])]), ...voiceTags(request)],
    })),
  saving: {
    done: libraryMessages.savedTitle,
    nothing: libraryMessages.nothingToSave,
    failed: libraryMessages.saveTitleFailed,
    signIn: libraryMessages.signInToSaveTitles,
  },
  rewriteNames: { hook: titlesMessages.others },
})
