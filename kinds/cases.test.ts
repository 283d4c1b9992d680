import { describe, expect, test } from 'vitest'
import type { Occasion } from '#contract/occasions.ts'
import { type LanguageCode, postLengthIds, postPlatforms } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { arrange as arrangeDescription } from '#kinds/description/builtin.server.ts'
import { arrange as arrangeHashtags } from '#kinds/hashtags/builtin.server.ts'
import { arrange as arrangePost } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/index.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { arrange as arrangeScript } from '#kinds/script/builtin.server.ts'
import { arrange as arrangeTitles } from '#kinds/titles/builtin.server.ts'
import { finalResult } from '#tests/support/partials.ts'

interface Case {
  readonly topic: string
  readonly language?: LanguageCode
  /** What the topic is for; `undefined`: any careful form will do. */
  readonly occasion?: Occasion
  /** What must be in every post, description and script, word for word. */
  readonly facts: readonly string[]
}

/** Topics that were once written about without what they say. */
const cases: readonly Case[] = [
  { topic: 'Fresh mangoes just arrived at our shop in Indore, Rs 120 a kg', facts: ['mangoes', 'Indore', 'Rs 120 a kg'] },
  { topic: 'New opening hours for my barber shop: now open Mondays', occasion: 'hours', facts: ['barber shop', 'now open Mondays'] },
  {
    topic: 'Our salon offers 15% off haircuts every Tuesday in December',
    occasion: 'offer',
    facts: ['15% off haircuts', 'every Tuesday in December'],
  },
  { topic: 'Diwali sale on handmade candles, 20% off till Sunday', occasion: 'offer', facts: ['handmade candles', '20% off till Sunday'] },
  { topic: 'We are hiring a junior accountant in Bengaluru', occasion: 'hiring', facts: ['junior accountant in Bengaluru'] },
  {
    topic: 'New video: how I edit reels on my phone in 10 minutes',
    occasion: 'video',
    facts: ['ow I edit reels on my phone in 10 minutes'],
  },
  { topic: 'repot 12 orchids in one afternoon', facts: ['epot 12 orchids in one afternoon'] },
  { topic: 'संस्कृतकः पाठः कथं पठनीयः', language: 'sa', facts: ['संस्कृतकः पाठः'] },
  {
    topic: 'Ramzan sale: 20% off on attar, till 30 March, Aminabad, Lucknow. WhatsApp 98765 43210',
    occasion: 'offer',
    facts: ['20% off on attar', 'till 30 March', 'Aminabad, Lucknow', 'WhatsApp 98765 43210'],
  },
  {
    topic: 'We open our new bakery in Pune on Sunday 8 am: free coffee for the first 50 guests',
    occasion: 'launch',
    facts: ['bakery in Pune on Sunday 8 am', 'free coffee for the first 50 guests'],
  },
  { topic: 'Our yoga studio moves to Koregaon Park on 1 December', facts: ['yoga studio moves to Koregaon Park on 1 December'] },
  { topic: 'Why we stopped discounting our handmade soap', facts: ['hy we stopped discounting our handmade soap'] },
  { topic: "Customer said our dosa tastes like her grandmother's", facts: ["ustomer said our dosa tastes like her grandmother's"] },
  { topic: 'Closed on Monday for Republic Day', occasion: 'hours', facts: ['losed on Monday for Republic Day'] },
  { topic: 'Thank you for 10,000 followers', facts: ['hank you for 10,000 followers'] },
  { topic: 'New reel: 60-second paneer tikka', occasion: 'video', facts: ['60-second paneer tikka'] },
  { topic: 'How to remove turmeric stains from white clothes', facts: ['ow to remove turmeric stains from white clothes'] },
  {
    topic: 'Opening our second café in Bandra with a new monsoon menu',
    facts: ['pening our second café in Bandra with a new monsoon menu'],
  },
  { topic: 'كيف تبدأ مشروع قهوة صغير', language: 'ar', facts: ['كيف تبدأ مشروع قهوة صغير'] },
  { topic: 'My cat has been missing since Friday', occasion: 'missing', facts: ['cat has been missing since Friday'] },
]

const common = ({ topic, language = 'en' }: Case) => ({ topic, language, tone: 'casual' }) as const

describe.each(cases)('$topic', (each) => {
  const holdsAll = (text: string) => {
    for (const fact of each.facts) expect(text).toContain(fact)
  }

  test.each(postPlatforms)('a post for %s contains all facts and has no faults', (platform) => {
    for (const length of postLengthIds) {
      const request = { ...common(each), platform, length, complexity: 'moderate', premium: false } as const
      const result = finalResult(arrangePost(request, 1))
      holdsAll(post.text(result))
      expect(postSchema.check(result, request, measures)).toEqual([])
    }
  })
  test('a description and a script contain all facts', () => {
    holdsAll(finalResult(arrangeDescription({ ...common(each), platform: 'youtube' }, 1)).description)
    holdsAll(finalResult(arrangeScript({ ...common(each), length: 'short', targetAudience: 'general' }, 1)).script)
  })
  test('titles and hashtags contain words of the topic', () => {
    const { titles } = finalResult(arrangeTitles({ ...common(each), platforms: ['youtube'] }, 1))
    const words = each.topic.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
    for (const { title } of titles) expect(words.some((word) => title.toLowerCase().includes(word))).toBe(true)
    const { hashtags } = finalResult(arrangeHashtags({ ...common(each), platform: 'instagram' }, 1))
    expect(words.some((word) => hashtags.join(' ').toLowerCase().includes(word))).toBe(true)
  })
  test.runIf(each.occasion)('the occasion is recognised', () => {
    const request = { ...common(each), platform: 'facebook', length: 'medium', complexity: 'moderate', premium: false } as const
    expect(finalResult(arrangePost(request, 1)).arranged).toMatchObject({ occasion: each.occasion, guessed: true })
  })
})

test('sensitive topics get no added exclamation mark or emoji', () => {
  for (const topic of ['My cat has been missing since Friday', 'Our shop dog Biscuit passed away last night'])
    for (const tone of ['excited', 'humorous', 'persuasive'] as const) {
      const request = {
        topic,
        tone,
        language: 'en',
        platform: 'instagram',
        length: 'medium',
        complexity: 'moderate',
        premium: false,
      } as const
      expect(finalResult(arrangePost(request, 1)).post.caption).not.toMatch(/[!\p{Extended_Pictographic}]/u)
    }
})
