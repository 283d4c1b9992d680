import { expect, test } from 'vitest'
import { planInShort } from './plan-card.tsx'
import { planNote, postPlanNote } from './showcase.tsx'

test('the short plan descriptions have the quotas of the pricing page', () => {
  expect(planInShort('free')).toBe(
    '2 posts for Instagram, TikTok, Facebook, Telegram, WhatsApp or Pinterest (or 2 hashtag sets), 10 titles (2 requests), 2 descriptions and up to 20 ideas (2 requests).',
  )
  expect(planInShort('basic')).toMatch(/^25 posts for .*, 150 titles \(30 requests\), .* 20 YouTube community posts and 5 scripts\.$/)
  expect(planInShort('pro')).toBe('Unlimited everything.')
})

test('a showcase names the plans that include it', () => {
  expect(planNote('ideas')).toBe('On the Free, Basic and Pro plans.')
  expect(planNote('scripts')).toBe('On the Basic and Pro plans.')
  expect(postPlanNote()).toBe(
    'Posts for Instagram, TikTok, Facebook, Telegram, WhatsApp and Pinterest are on every plan. Posts for Twitter/X, LinkedIn, YouTube Community, Reddit, Threads, Bluesky and Mastodon come with a paid plan.',
  )
})
