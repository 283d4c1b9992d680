import { describe, expect, test } from 'vitest'
import { type PostPlatform, postPlatforms, titlePlatforms } from '#contract/options.ts'
import { shareMessages } from '#contract/result-messages.ts'
import { post } from '#kinds/post/index.ts'
import { shareUrlMax } from '#platforms/index.ts'
import { descriptionLinks, postLinks, type ShareLink, titleLinks } from './share-link.ts'

const linksOf = (platform: PostPlatform, fields: { caption: string; title?: string; parts?: string[] }) =>
  postLinks({ ...post.sample, platform }, fields)
const [own, byMessage] = [0, 1]

/** The URL parameters of a link. */
const fieldsOf = (link: ShareLink | undefined) => Object.fromEntries(new URL(link?.href ?? '').searchParams)

describe('a page that accepts a text opens with the text filled in', () => {
  test.each<[PostPlatform, string]>([
    ['twitter', 'https://x.com/intent/tweet?text='],
    ['linkedin', 'https://www.linkedin.com/feed/?shareActive=true&text='],
    ['threads', 'https://www.threads.com/intent/post?text='],
    ['bluesky', 'https://bsky.app/intent/compose?text='],
    ['whatsapp', 'https://wa.me/?text='],
  ])('%s', (platform, address) => {
    const caption = 'Rust & chrome: 50 %, "why"?\n\nनमस्ते 👋 #bikes'
    const link = linksOf(platform, { caption })[own]

    expect(link?.href.startsWith(address)).toBe(true)
    expect(fieldsOf(link).text).toBe(caption)
    expect(link?.copies).toBeUndefined()
  })

  test('Reddit, with the title in its own field', () => {
    const link = linksOf('reddit', { title: 'A title', caption: 'The body.' })[own]

    expect(link).toEqual({ href: 'https://www.reddit.com/submit?title=A%20title&text=The%20body.', label: 'Open in Reddit' })
  })

  test('Mastodon, whose page reads the text from the fragment, so that it is not sent', () => {
    const link = linksOf('mastodon', { caption: 'Repair café & tea' })[own]

    expect(link).toEqual({ href: 'https://share.joinmastodon.org/#text=Repair%20caf%C3%A9%20%26%20tea', label: 'Open in Mastodon' })
  })

  test('WhatsApp from every post, once, with the title above the text', () => {
    for (const platform of postPlatforms) {
      const links = linksOf(platform, { title: 'A title', caption: 'The body.' })
      const link = links.at(-1)
      expect(links.filter(({ label }) => label === 'Open in WhatsApp')).toHaveLength(1)
      expect(link).toEqual({ href: 'https://wa.me/?text=A%20title%0A%0AThe%20body.', label: 'Open in WhatsApp' })
    }
  })
})

describe('for a page that accepts no text, the text is copied and is not part of the URL', () => {
  test.each<[PostPlatform, string, string]>([
    ['instagram', 'https://www.instagram.com/', 'Instagram'],
    ['tiktok', 'https://www.tiktok.com/upload', 'TikTok'],
    ['facebook', 'https://www.facebook.com/', 'Facebook'],
    ['youtube', 'https://www.youtube.com/', 'YouTube'],
    ['telegram', 'https://web.telegram.org/', 'Telegram'],
    ['pinterest', 'https://www.pinterest.com/pin-builder/', 'Pinterest'],
  ])('%s', (platform, href, app) => {
    const link = linksOf(platform, { caption: 'The text.' })[own]

    expect(link).toEqual({ href, label: `Copy, then open ${app}`, copies: 'The text.', message: `Copied. Paste it on ${app}.` })
  })

  test('Facebook shares the link in a post', () => {
    const link = linksOf('facebook', { caption: 'See (https://example.com/a?b=1&c=2).' })[own]

    expect(link?.href).toBe('https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%26c%3D2')
    expect(link?.copies).toBe('See (https://example.com/a?b=1&c=2).')
  })
})

test('Telegram shares the link in a post', () => {
  const link = linksOf('telegram', { caption: 'New courses: https://example.com/a' })[own]

  expect(link).toMatchObject({
    href: 'https://t.me/share/url?url=https%3A%2F%2Fexample.com%2Fa',
    copies: 'New courses: https://example.com/a',
  })
})

describe('a text that is too long for a URL is copied', () => {
  const longest = 'a'.repeat(shareUrlMax - 'https://x.com/intent/tweet?text='.length)

  test('from one character above the limit', () => {
    expect(linksOf('twitter', { caption: longest })[own]?.href).toHaveLength(shareUrlMax)
    expect(linksOf('twitter', { caption: `${longest}a` })[own]).toEqual({
      href: 'https://x.com/intent/tweet',
      label: shareMessages.pasted({ app: 'X' }),
      note: shareMessages.tooLong,
      copies: `${longest}a`,
      message: shareMessages.copied({ app: 'X' }),
    })
  })

  test('a letter of another script counts as nine characters in a URL', () => {
    const caption = 'क'.repeat(3_000)

    expect(linksOf('linkedin', { caption })[own]).toMatchObject({
      href: 'https://www.linkedin.com/feed/?shareActive=true',
      copies: caption,
    })
    expect(linksOf('linkedin', { caption })[byMessage]).toMatchObject({ href: 'https://web.whatsapp.com/', copies: caption })
  })

  test('any post that X accepts without Premium fits', () => {
    expect(linksOf('twitter', { caption: 'क'.repeat(280) })[own]?.copies).toBeUndefined()
    expect(linksOf('twitter', { caption: '漢'.repeat(140) })[own]?.copies).toBeUndefined()
  })

  test('a Reddit title is still filled in, and only the body is copied', () => {
    const link = linksOf('reddit', { title: 'A title', caption: longest })[own]

    expect(link).toEqual({
      href: 'https://www.reddit.com/submit?title=A%20title',
      label: shareMessages.pasted({ app: 'Reddit' }),
      note: shareMessages.titleOnly,
      copies: longest,
      message: shareMessages.bodyCopied({ app: 'Reddit' }),
    })
  })
})

test('the X link contains the first part of a thread and a note; the WhatsApp link contains all parts', () => {
  const parts = ['1/3 One.', '2/3 Two.', '3/3 Three.']
  const links = linksOf('twitter', { caption: parts.join('\n\n'), parts })

  expect(fieldsOf(links[own])).toEqual({ text: '1/3 One.' })
  expect(links[own]).toMatchObject({ note: 'Only part 1 of 3 can be filled in', message: shareMessages.otherParts })
  expect(fieldsOf(links[byMessage])).toEqual({ text: parts.join('\n\n') })
})

test('a title is shared as a post, as the title on Reddit, through the clipboard on YouTube, and for General by WhatsApp only', () => {
  const hrefs = Object.fromEntries(titlePlatforms.map((platform) => [platform, titleLinks(platform, 'One').map(({ href }) => href)]))

  expect(hrefs).toEqual({
    twitter: ['https://x.com/intent/tweet?text=One', 'https://wa.me/?text=One'],
    youtube: ['https://www.youtube.com/upload', 'https://wa.me/?text=One'],
    instagram: ['https://www.instagram.com/', 'https://wa.me/?text=One'],
    tiktok: ['https://www.tiktok.com/upload', 'https://wa.me/?text=One'],
    facebook: ['https://www.facebook.com/', 'https://wa.me/?text=One'],
    reddit: ['https://www.reddit.com/submit?title=One', 'https://wa.me/?text=One'],
    General: ['https://wa.me/?text=One'],
  })
})

test('a YouTube description is pasted on the upload page; on other platforms it is shared as a post', () => {
  expect(descriptionLinks('youtube', 'Text.')[own]).toMatchObject({ href: 'https://www.youtube.com/upload', copies: 'Text.' })
  expect(descriptionLinks('linkedin', 'Text.')[own]?.label).toBe('Open in LinkedIn')
})

test('an empty text has no links, and half an emoji does not break a link', () => {
  expect(linksOf('twitter', { caption: ' \n' })).toEqual([])
  expect(titleLinks('youtube', '')).toEqual([])
  expect(fieldsOf(linksOf('twitter', { caption: '\uD83D' })[own])).toEqual({ text: '\uFFFD' })
})
