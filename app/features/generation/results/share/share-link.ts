import { linksIn } from '#contract/measure.ts'
import type { DescriptionPlatform, TitlePlatform } from '#contract/options.ts'
import { shareMessages } from '#contract/result-messages.ts'
import type { ShareText } from '#contract/view.ts'
import type { RequestOf, ResultOf } from '#kinds/index.ts'
import { messenger, platforms, shareUrlMax } from '#platforms/index.ts'
import type { ShareTarget } from '#platforms/platform.ts'

/** A link that shares a text: a page of another site, which is requested when it is pressed and not before. */
export interface ShareLink {
  readonly href: string
  readonly label: string
  /** A second line: the part of the text that the page does not accept. */
  readonly note?: string
  /** The text that the press copies, to be pasted there; absent when the page opens with the text. */
  readonly copies?: string
  /** The message of the toast after the press. */
  readonly message?: string
}

interface Shared {
  readonly text: string
  /** In its own field when the page has one, else above the text. */
  readonly title?: string | undefined
}

/** Well-formed, because `encodeURIComponent` throws for a lone surrogate, which an edit can leave. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** The URL with these fields; `null` when it would be longer than servers accept. */
function filledAddress({ url, filled }: ShareTarget, { text, title }: Shared): string | null {
  if (!filled) return null
  const fields = [filled.title && title && `${filled.title}=${encoded(title)}`, text && `${filled.text}=${encoded(text)}`].filter(Boolean)
  const page = filled.url ?? url
  const address = `${page}${/#$/.test(page) ? '' : page.includes('?') ? '&' : '?'}${fields.join('&')}`
  return address.length > shareUrlMax ? null : address
}

/** The page where a text is pasted; with a link in the text, the page that shares that link, if there is one. */
function pastingAddress({ url, linked }: ShareTarget, text: string): string {
  const [link] = linked ? linksIn(text) : []
  const address = link ? `${linked}${encoded(link)}` : url
  return address.length > shareUrlMax ? url : address
}

/** A share link: with the text in its URL or, when the platform takes no text or the text is too long, on the clipboard. */
function shareLink(target: ShareTarget, { text, title }: Shared): ShareLink {
  const { app, filled } = target
  const whole = [title, text].filter(Boolean).join('\n\n')
  const href = filledAddress(target, filled?.title ? { text, title } : { text: whole })
  if (href) return { href, label: shareMessages.filled({ app }) }
  const titled = filled?.title && title && text ? filledAddress(target, { text: '', title }) : null
  if (titled)
    return {
      href: titled,
      label: shareMessages.pasted({ app }),
      note: shareMessages.titleOnly,
      copies: text,
      message: shareMessages.bodyCopied({ app }),
    }
  return {
    href: pastingAddress(target, whole),
    label: shareMessages.pasted({ app }),
    ...(filled && { note: shareMessages.tooLong }),
    copies: whole,
    message: shareMessages.copied({ app }),
  }
}

/** The links of a text: its platform first, then the messenger, which may be the same. None for an empty text. */
const linksFor = (target: ShareTarget | null, shared: Shared): ShareLink[] =>
  (shared.title ?? shared.text).trim() || shared.text.trim()
    ? [...new Set([target, messenger])].flatMap((to) => (to ? [shareLink(to, shared)] : []))
    : []

/** A platform accepts only the first part of a thread; a message contains all of it. */
export function postLinks(
  { platform }: Pick<RequestOf<'post'>, 'platform'>,
  { caption, title, parts }: ResultOf<'post'>['post'],
): ShareLink[] {
  const links = linksFor(platforms[platform].share, { text: caption, title })
  const first = parts?.[0]
  if (!first || links.length === 0) return links
  const opened = shareLink(platforms[platform].share, { text: first })
  return links.with(
    0,
    opened.copies ? opened : { ...opened, note: shareMessages.firstPart({ parts: parts.length }), message: shareMessages.otherParts },
  )
}

export function titleLinks(platform: TitlePlatform, title: string): ShareLink[] {
  if (platform === 'General') return linksFor(null, { text: title })
  const { share, upload, postTitle } = platforms[platform]
  return linksFor(upload ?? share, postTitle ? { title, text: '' } : { text: title })
}

export const descriptionLinks = (platform: DescriptionPlatform, text: string): ShareLink[] =>
  linksFor(platforms[platform].upload ?? platforms[platform].share, { text })

/** The share links of a result. */
export function linksOf(share: ShareText): ShareLink[] {
  if (share.as === 'post') return postLinks(share, share.post)
  return share.as === 'title' ? titleLinks(share.platform, share.text) : descriptionLinks(share.platform, share.text)
}
