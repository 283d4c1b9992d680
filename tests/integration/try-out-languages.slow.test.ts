import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TriedPost, tryOutLength } from '#api/try-out.ts'
import { languageCodes, postPlatforms } from '#contract/options.ts'
import { tryOutKindPath, tryOutPath } from '#contract/paths.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { topics } from '#tests/support/language-topics.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const requests = {
  titles: { kind: 'titles', platform: 'youtube' },
  hashtags: { kind: 'hashtags', platform: 'instagram' },
  script: { kind: 'script', length: 'reel' },
} as const
const kinds = Object.keys(requests) as (keyof typeof requests)[]

describe('what the try-out writes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: behindProxy })
  })
  afterAll(() => server.stop())

  /** The answer to a new visitor. */
  const tried = (path: string, body: object) =>
    server.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...newClientAddress() },
    })

  test.each(languageCodes)(
    "for every platform in %s the text fits the platform and has the platform's character count",
    async (language) => {
      const { everyday, rare, question, news, sensitive } = topics[language]
      for (const topic of [everyday[0], rare[0], question, news, sensitive])
        for (const platform of postPlatforms) {
          const facts = { steps: [everyday[1], everyday[2]], where: rare[1], contact: '98765 43210' }
          const answer = await tried(tryOutPath, { topic, facts, platform, language })
          expect(answer.status).toBe(200)
          const { used, arranged, ...written } = (await answer.json()) as TriedPost
          expect(written).not.toHaveProperty('ask')
          const request = postSchema.request.parse({ topic, facts, platform, language, length: tryOutLength })
          expect(postSchema.check({ post: written, arranged }, request, measures)).toEqual([])
          expect(used).toBe(measures[postLimit(platform).unit](written.caption))
        }
    },
  )

  test.each(languageCodes)('in %s every text passes the checks of its kind and has the size that is told', async (language) => {
    const { everyday, rare, question } = topics[language]
    const facts = { steps: [everyday[1], everyday[2]], where: rare[1] }
    for (const topic of [everyday[0], question])
      for (const kind of kinds) {
        const answer = await tried(tryOutKindPath, { ...requests[kind], topic, facts, language })
        const { caption, used, ask } = (await answer.json()) as TriedPost
        expect(ask).toBeUndefined()
        expect([answer.status, caption.trim() === '']).toEqual([200, false])
        const lines = caption.split('\n')
        if (kind === 'titles') {
          expect(used).toBe(Math.max(...lines.map(({ length }) => length)))
          expect(used).toBeLessThanOrEqual(platforms.youtube.title.max)
          const titles = lines.map((title) => ({ platform: 'youtube' as const, title }))
          expect(serverKinds.titles.schema.result.safeParse({ titles }).success).toBe(true)
        }
        if (kind === 'hashtags') {
          expect(used).toBe(caption.match(/#/g)?.length)
          expect(used).toBeLessThanOrEqual(platforms.instagram.hashtagSet)
        }
      }
  })
})
