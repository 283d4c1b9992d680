import { type LanguageCode, type PostPlatform, postLengths } from '#contract/options.ts'

import type { post } from '#kinds/post/index.ts'
import type { PostRequest } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { brief, wordRange } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { complexityRules } from '#writer/tones.ts'
import type { Brief, Revision } from '#writer/writer.ts'

const hashtagRule = (platform: PostPlatform) => {
  const { min, max } = platforms[platform].hashtags
  return max === 0 ? 'No hashtags at all: leave the list empty.' : `${min} to ${max} hashtags in their own list, none in the text.`
}

/** X weighs the letters of these scripts twice. */
const weighsTwice: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'ko'])

/** The limit, when a text of this length could reach it. */
function limitRules({ platform, premium, length, language }: PostRequest): string[] {
  const { max, unit } = postLimit(platform, premium)
  const characters = unit === 'weighted' && weighsTwice.has(language) ? max / 2 : max
  if (postLengths[length].max * 6 <= characters) return []
  return platforms[platform].thread && !premium
    ? [
        `It is published as a thread of posts of ${characters} characters: write plain paragraphs of one to three sentences, at most ${Math.round(characters * 0.8)} characters each, and do not number them.`,
      ]
    : [`The whole post stays under ${Math.round(characters * 0.9)} characters.`]
}

/** The earlier post as a model reads it again: title, then text. */
const earlierText = ({ earlier: { result } }: Revision<typeof post>) =>
  [result.post.title, unthreaded(result.post)].filter(Boolean).join('\n\n')

export function postPrompt(request: PostRequest, revision?: Revision<typeof post>): Brief {
  const { platform, language, length, complexity } = request
  const { label, fold, forbidden, postTitle, prompt } = platforms[platform]
  return brief({
    request,
    topic: request.topic,
    role: `You write ${label} posts for people who publish under their own name. What you write is posted as it stands.`,
    rules: [
      wordRange(postLengths[length], language),
      ...limitRules(request),
      prompt.habits,
      ...(fold.post ? [`Only the first ${fold.post} characters show before "more": they must make sense alone.`] : []),
      hashtagRule(platform),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
      postTitle
        ? `title: a plain title of at most ${postTitle.max / 2} characters that says what the post is about; the text does not repeat it.`
        : 'title: leave it empty.',
      complexityRules[complexity],
      'whyThisWorks: one or two honest sentences for the writer on what the text does. They are not part of the post.',
    ],
    ending: prompt.ending,
    task: `Write one ${label} post about the subject between the marks.`,
    again: revision && { text: earlierText(revision), change: changeOf(revision.how, request) },
  })
}
