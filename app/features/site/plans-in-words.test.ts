import { expect, test } from 'vitest'
import { planNote, postPlanNote } from '#app/features/site/showcases/showcase.tsx'
import { planInShort } from './plan-card.tsx'

test('the plans at a glance say what the pricing page says', () => {
  expect(planInShort('free')).toBe('10 titles (2 requests), 2 descriptions, 2 hashtag sets and 2 ideas.')
  expect(planInShort('basic')).toMatch(/^150 titles \(30 requests\), .* 20 YouTube community posts and 5 scripts\.$/)
  expect(planInShort('pro')).toBe('Everything, as often as you like.')
})

test('a showcase names the plans that hold what it shows', () => {
  expect(planNote('ideas')).toBe('On the Free, Basic and Pro plans.')
  expect(planNote('scripts')).toBe('On the Basic and Pro plans.')
  expect(postPlanNote()).toBe(
    'Posts for Instagram, TikTok and Facebook are on every plan; those for Twitter/X, LinkedIn, YouTube Community and Reddit on the paid ones.',
  )
})
