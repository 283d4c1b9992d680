import { type PostPlatform, postLengths } from '#contract/options.ts'

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

function limitRule({ platform, premium, length }: PostRequest): string {
  const { max } = postLimit(platform, premium)
  const { max: words } = postLengths[length]
  return platforms[platform].thread && !premium && words * 6 > max
    ? `It is published as a thread of posts of ${max} characters: write plain paragraphs of one to three sentences, at most ${Math.round(max * 0.8)} characters each, and do not number them.`
    : `The whole post stays under ${Math.round(max * 0.9)} characters.`
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
      limitRule(request),
      prompt.habits,
      ...(fold.post ? [`Only the first ${fold.post} characters show before "more": they must make sense alone.`] : []),
      hashtagRule(platform),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
      postTitle
        ? `title: a plain title of at most ${postTitle.max / 2} characters that says what the post is about.`
        : 'title: leave it empty.',
      complexityRules[complexity],
      'End with one question or one call to action, not both.',
      'whyThisWorks: one or two honest sentences for the writer that name what the text does (hook, contrast, specific detail, call to action). They are not part of the post.',
    ],
    good: 'Topic: keeping a sourdough starter alive\nYour starter is not dead. It is hungry.\nFeed it flour and water, leave it somewhere warm, and look again tomorrow.\nWhat do you call yours?',
    bad: 'In today’s fast-paced world, sourdough is a game-changer! 🚀 Studies show 87% of bakers unlock the power of fermentation. It’s not just bread — it’s a lifestyle. Like and share!',
    badBecause: 'it opens with a cliché, invents a figure, says nothing that a baker could use, and begs',
    task: `Write one ${label} post about the subject between the marks.`,
    again: revision && { text: earlierText(revision), change: changeOf(revision.how, request) },
  })
}
