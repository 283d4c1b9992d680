import { characterFaults } from '#contract/checks.ts'
import { formMessages } from '#contract/form-messages.ts'
import { countedBody } from '#contract/measure.ts'
import { postWords } from '#contract/options.ts'
import { versionsIn } from '#contract/versions.ts'
import { type Block, type CopyText, defineView, hashtagGauge, lengthGauge, refusedWarning, voiceTags } from '#contract/view.ts'
import { postMessages } from '#kinds/post/messages.ts'
import type { PostRequest, PostResult } from '#kinds/post/schema.ts'
import { platformName, platforms, postLimit } from '#platforms/index.ts'

const t = postMessages

type Post = PostResult['post']

const both = ({ title, caption }: Post): string => `${title}\n\n${caption}`

function copiesOf(post: Post): CopyText[] {
  const { title, caption, parts } = post
  if (!title) return [{ text: caption, label: parts ? t.copyThread : formMessages.copy }]
  return [
    { text: title, label: t.copyTitle },
    { text: caption, label: t.copyBody },
    { text: both(post), label: t.copyBoth },
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
      label: t.part({ part: at + 1, parts: parts.length }),
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
    label: postTitle ? t.body : t.label,
    text: caption,
    write: (text: string) => write({ caption: text }),
    lines: 6,
    gauges: [{ type: 'limit' as const, text: caption, limit: postLimit(platform, premium) }],
  }
  const head = postTitle && {
    label: t.title,
    text: title ?? '',
    write: (text: string) => write({ title: text }),
    gauges: [{ type: 'limit' as const, text: title ?? '', limit: postTitle }],
  }
  return { drawing: { as: 'post', platform, text: caption, title }, fields: head ? [head, body] : [body] }
}

export const postView = defineView<PostRequest, PostResult>({
  head: ({ platform }, result) =>
    result?.post.parts ? t.thread({ parts: result.post.parts.length }) : t.head({ platform: platforms[platform].label }),
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
      warnings: characterFaults('caption', post.caption, forbidden).length > 0 ? [refusedWarning(label, forbidden)] : [],
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
