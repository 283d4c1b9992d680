import { linksIn } from '#contract/measure.ts'
import type { DescriptionPlatform, TitlePlatform } from '#contract/options.ts'
import { shareMessages } from '#contract/result-messages.ts'
import type { ShareText } from '#contract/view.ts'
import type { RequestOf, ResultOf } from '#kinds/index.ts'
import { platforms, shareUrlMax, whatsapp } from '#platforms/index.ts'
import type { ShareTarget } from '#platforms/platform.ts'

/** One way out of the screen: a page of another site, opened by the press and not before. */
export interface ShareLink {
  readonly href: string
  /** What the link says. */
  readonly label: string
  /** A second, quieter line: what of the text the page cannot take. */
  readonly note?: string
  /** What the press copies, to be pasted there; absent when the page opens with all that it can take. */
  readonly copies?: string
  /** What a toast says after the press. */
  readonly told?: string
}

interface Shared {
  readonly text: string
  /** Goes into its own field where the place has one, else above the text. */
  readonly title?: string | undefined
}

/** A lone half of a surrogate pair, which an edit can leave, would make the encoding throw. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** The address that opens with these fields in it, or `null` when it would be longer than servers take. */
function filledAddress({ url, filled }: ShareTarget, { text, title }: Shared): string | null {
  if (!filled) return null
  const fields = [filled.title && title && `${filled.title}=${encoded(title)}`, text && `${filled.text}=${encoded(text)}`].filter(Boolean)
  const page = filled.url ?? url
  const address = `${page}${page.includes('?') ? '&' : '?'}${fields.join('&')}`
  return address.length > shareUrlMax ? null : address
}

/** Where a text is pasted: the page that shares its link, where there are both. */
function pastingAddress({ url, linked }: ShareTarget, text: string): string {
  const [link] = linked ? linksIn(text) : []
  const address = link ? `${linked}${encoded(link)}` : url
  return address.length > shareUrlMax ? url : address
}

/** A share link: with the text in its URL or, when the platform takes no text or the text is too long, on the clipboard. */
export function shareLink(target: ShareTarget, { text, title }: Shared): ShareLink {
  const { app, filled } = target
  const whole = [title, text].filter(Boolean).join('\n\n')
  const href = filledAddress(target, filled?.title ? { text, title } : { text: whole })
  if (href) return { href, label: shareMessages.filled(app) }
  const titled = filled?.title && title && text ? filledAddress(target, { text: '', title }) : null
  if (titled)
    return {
      href: titled,
      label: shareMessages.pasted(app),
      note: shareMessages.titleOnly,
      copies: text,
      told: shareMessages.bodyCopied(app),
    }
  return {
    href: pastingAddress(target, whole),
    label: shareMessages.pasted(app),
    ...(filled && { note: shareMessages.tooLong }),
    copies: whole,
    told: shareMessages.copied(app),
  }
}

/** The ways of a text: its own platform first, then anybody by message. None while there is no text. */
const ways = (target: ShareTarget | null, shared: Shared): ShareLink[] =>
  (shared.title ?? shared.text).trim() || shared.text.trim() ? [target, whatsapp].flatMap((to) => (to ? [shareLink(to, shared)] : [])) : []

/** A platform takes only the first part of a thread; a message takes it whole. */
export function postLinks(
  { platform }: Pick<RequestOf<'post'>, 'platform'>,
  { caption, title, parts }: ResultOf<'post'>['post'],
): ShareLink[] {
  const links = ways(platforms[platform].share, { text: caption, title })
  const first = parts?.[0]
  if (!first || links.length === 0) return links
  const opened = shareLink(platforms[platform].share, { text: first })
  return links.with(0, opened.copies ? opened : { ...opened, note: shareMessages.firstPart(parts.length), told: shareMessages.otherParts })
}

export function titleLinks(platform: TitlePlatform, title: string): ShareLink[] {
  if (platform === 'General') return ways(null, { text: title })
  const { share, upload, postTitle } = platforms[platform]
  return ways(upload ?? share, postTitle ? { title, text: '' } : { text: title })
}

export const descriptionLinks = (platform: DescriptionPlatform, text: string): ShareLink[] =>
  ways(platforms[platform].upload ?? platforms[platform].share, { text })

/** The ways of what a result offers to be shared. */
export function linksOf(share: ShareText): ShareLink[] {
  if (share.as === 'post') return postLinks(share, share.post)
  return share.as === 'title' ? titleLinks(share.platform, share.text) : descriptionLinks(share.platform, share.text)
}
