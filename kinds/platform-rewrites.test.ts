import { describe, expect, test } from 'vitest'
import { excess, hashtagsIn } from '#contract/measure.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { rewriteRule } from '#kinds/index.ts'
import { arrange, rearrange } from '#kinds/post/builtin.server.ts'
import { type PostRequest, type PostResult, postSchema } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { finalResult } from '#tests/support/partials.ts'

const of = '0197aaaa-0000-7000-8000-000000000001'
const facts = { price: '₹499 for 12', until: 'Until Sunday', where: '14 Lake Road, Pune', link: 'diyawick.example/diwali' }
const lines = ['₹499 for 12', 'Until Sunday', '14 Lake Road, Pune', 'diyawick.example/diwali']

const asked = (platform: PostPlatform, changes: object = {}): PostRequest =>
  postSchema.request.parse({ topic: 'Hand-painted diyas for Diwali', facts, platform, tone: 'casual', language: 'en', ...changes })

/** The text of one platform, as the built-in writer makes it for another. @param edited what became of it by hand; as it was written when absent */
function moved(from: PostRequest, to: PostPlatform, edited?: PostResult['post']) {
  const written = finalResult(arrange(from, 1))
  const earlier = { request: from, result: edited ? { ...written, post: edited } : written }
  const rule = rewriteRule('post', 'platform')?.(from, earlier.result)
  const request = postSchema.request.parse({ ...rule, platform: to, rewrite: { of, how: 'platform' } })
  const revision = { how: 'platform' as const, earlier, keepsWords: edited !== undefined }
  const result = postSchema.result.parse(finalResult(rearrange(request, revision, 101)))
  return { request, result, text: [result.post.title, unthreaded(result.post)].filter(Boolean).join('\n\n') }
}

const pairs = postPlatforms.flatMap((from) => postPlatforms.filter((to) => to !== from).map((to) => [from, to] as const))

describe('the same post for another platform', () => {
  test.each(pairs)('from %s to %s has every fact, in the shape of a first post there, without a fault', (from, to) => {
    const { request, result, text } = moved(asked(from), to)
    for (const line of lines) expect(text).toContain(line)
    expect(postSchema.check(result, request, measures)).toEqual([])
    expect(result.post.title !== undefined).toBe(platforms[to].postTitle !== undefined)
    expect(hashtagsIn(result.post.caption).length).toBeLessThanOrEqual(platforms[to].hashtags.max)
    expect(result.ask).toBeUndefined()
  })

  test('has the length that suits the platform best, one version and no long post of X', () => {
    const { request } = moved(asked('twitter', { premium: true, length: 'long', versions: 3 }), 'linkedin')
    expect(request).toMatchObject({ length: 'best', premium: false, facts })
    expect(request.versions).toBeUndefined()
  })
})

describe('the same post, edited by hand', () => {
  const sentences = [
    'Diwali came early to our kitchen.',
    'We painted 200 diyas with Asha’s class.',
    'They cost ₹499 for 12, until Sunday.',
    'Come to 14 Lake Road, Pune.',
  ]
  const body = sentences.join('\n\n')
  const caption = `${body}\n\n#Diwali #Pune #Handmade #Diyas #Festival`

  test.each(pairs)('from %s to %s keeps what was written by hand', (from, to) => {
    const { request, result, text } = moved(asked(from), to, { caption, ...(platforms[from].postTitle && { title: 'Our diyas' }) })
    for (const sentence of sentences) expect(text).toContain(sentence.replace(/\.$/u, ''))
    if (platforms[from].postTitle) expect(text).toContain('Our diyas')
    for (const part of result.post.parts ?? [result.post.caption]) expect(excess(part, postLimit(to), measures)).toBe(0)
    expect(hashtagsIn(result.post.caption).length).toBeLessThanOrEqual(platforms[to].hashtags.max)
    expect(postSchema.check(result, request, measures)).toEqual([])
    expect(result.arranged?.notes).toContainEqual({ code: 'kept' })
  })

  test('gets a title from its first sentence where posts have one, and does not repeat it', () => {
    const { result } = moved(asked('instagram'), 'reddit', { caption })
    expect(result.post).toEqual({ title: sentences[0], caption: sentences.slice(1).join('\n\n') })
  })

  test('says the title in the text where posts have none', () => {
    const { result } = moved(asked('reddit'), 'facebook', { title: 'Our diyas', caption: body })
    expect(result.post.caption).toMatch(/^Our diyas\n\nDiwali came early/u)
    expect(result.post.title).toBeUndefined()
  })

  test('keeps a first sentence that no title can hold in the text', () => {
    const long = `${'We painted another diya and another one '.repeat(12).trim()}.\n\nCome and see.`
    const { result } = moved(asked('instagram'), 'reddit', { caption: long })
    expect(result.post.caption).toBe(long)
    expect(result.post.title?.length).toBeLessThanOrEqual(300)
  })

  test('becomes a thread on X when it is too long for one post', () => {
    const { result } = moved(asked('linkedin'), 'twitter', { caption: `${body}\n\n${body.replaceAll('.', ', again.')}` })
    expect(result.post.parts?.length).toBeGreaterThan(1)
  })

  test('gets no hashtags where somebody took them out', () => {
    expect(hashtagsIn(moved(asked('instagram'), 'linkedin', { caption: body }).result.post.caption)).toEqual([])
    expect(
      hashtagsIn(moved(asked('reddit'), 'linkedin', { title: 'Our diyas', caption: body }).result.post.caption).length,
    ).toBeGreaterThan(0)
  })

  test('names what the limit leaves no room for', () => {
    const long = Array.from({ length: 60 }, (_, at) => `This is what we painted as number ${at + 1}, one more.`).join(' ')
    const { result } = moved(asked('linkedin'), 'tiktok', { caption: long })
    const [, leftOut] = result.arranged?.notes ?? []
    expect(leftOut).toMatchObject({ code: 'left-out' })
    const left = leftOut?.code === 'left-out' ? leftOut.lines : []
    for (const sentence of long.match(/This[^.]*\./gu) ?? []) expect(`${result.post.caption}\n${left.join('\n')}`).toContain(sentence)
  })
})
