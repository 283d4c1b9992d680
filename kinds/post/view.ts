import { characterFaults } from '#contract/checks.ts'
import { countedBody } from '#contract/measure.ts'
import { postWords } from '#contract/options.ts'
import { versionsIn } from '#contract/versions.ts'
import { type Block, type CopyText, defineView, hashtagGauge, lengthGauge, voiceTags } from '#contract/view.ts'
import type { PostRequest, PostResult } from '#kinds/post/schema.ts'
import { platformName, platforms, postLimit } from '#platforms/index.ts'

type Post = PostResult['post']

const both = ({ title, caption }: Post): string => `${title}\n\n${caption}`

function copiesOf(post: Post): CopyText[] {
  const { title, caption, parts } = post
  if (!title) return [{ text: caption, label: parts ? 'Copy thread' : 'Copy' }]
  return [
    { text: title, label: 'Copy title' },
    { text: caption, label: 'Copy body' },
    { text: both(post), label: 'Copy both' },
  ]
}

/** A thread, each of its parts under its own counter, because each has its own limit. */
function threadBlock({ platform, premium }: PostRequest, result: PostResult, parts: readonly string[]): Block<PostResult> {
  const gaugesOf = (text: string) => [{ type: 'limit' as const, text, limit: postLimit(platform, premium) }]
  const write = (at: number, text: string): PostResult => {
    const changed = parts.map((part, place) => (place === at ? text : part))
    return { ...result, post: { ...result.post, parts: changed, caption: changed.join('\n\n') } }
  }
  return {
    drawing: { as: 'thread', platform, parts: parts.map((text) => ({ text, gauges: gaugesOf(text) })) },
    fields: parts.map((text, at) => ({
      label: `Part ${at + 1} of ${parts.length}`,
      text,
      write: (changed) => write(at, changed),
      gauges: gaugesOf(text),
    })),
  }
}

/** A post, with the title above it where the platform has one. */
function postBlock({ platform, premium }: PostRequest, result: PostResult): Block<PostResult> {
  const { caption, title } = result.post
  const { postTitle } = platforms[platform]
  const write = (changed: Partial<Post>): PostResult => ({ ...result, post: { ...result.post, ...changed } })
  const body = {
    label: postTitle ? 'Body' : 'Post',
    text: caption,
    write: (text: string) => write({ caption: text }),
    lines: 6,
    gauges: [{ type: 'limit' as const, text: caption, limit: postLimit(platform, premium) }],
  }
  const head = postTitle && {
    label: 'Title',
    text: title ?? '',
    write: (text: string) => write({ title: text }),
    gauges: [{ type: 'limit' as const, text: title ?? '', limit: postTitle }],
  }
  return { drawing: { as: 'post', platform, text: caption, title }, fields: head ? [head, body] : [body] }
}

export const postView = defineView<PostRequest, PostResult>({
  head: ({ platform }, result) => (result?.post.parts ? `Thread of ${result.post.parts.length}` : `${platforms[platform].label} post`),
  show(request, result) {
    const { platform, premium, length, language } = request
    const { post } = result
    const { label, hashtags, forbidden } = platforms[platform]
    return {
      gauges: [
        ...(post.parts ? [] : [{ type: 'limit' as const, text: post.caption, limit: postLimit(platform, premium) }]),
        ...hashtagGauge(post.caption, hashtags.max),
        lengthGauge(countedBody(post.caption), postWords(length, platform), language),
      ],
      blocks: [post.parts ? threadBlock(request, result, post.parts) : postBlock(request, result)],
      warnings:
        characterFaults('caption', post.caption, forbidden).length > 0 ? [`${label} does not accept ${forbidden?.join(' or ')}.`] : [],
      why: post.whyThisWorks,
      copies: copiesOf(post),
      share: { as: 'post', platform, post },
    }
  },
  save: (request, result) =>
    versionsIn(result).map(({ post }, at) => ({
      part: at === 0 ? 'post' : `post-${at + 1}`,
      title: post.title ?? request.topic,
      content: post.title && post.caption.trim() ? both(post) : post.caption,
      tags: [platformName(request.platform), ...voiceTags(request)],
    })),
})
