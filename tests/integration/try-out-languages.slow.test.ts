import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TriedPost, tryOutLength } from '#api/try-out.ts'
import { languageCodes, postPlatforms } from '#contract/options.ts'
import { tryOutPath } from '#contract/paths.ts'
import { measures } from '#contract/weighted.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { postLimit } from '#platforms/index.ts'
import { topics } from '#tests/support/language-topics.ts'
import { behindProxy } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let visitors = 0
/** The address of a new visitor. */
const newVisitor = () => `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`

const asking = (server: TestServer, address: string, body: unknown) =>
  server.fetch(tryOutPath, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  })

describe('what the try-out writes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: behindProxy })
  })
  afterAll(() => server.stop())

  test.each(languageCodes)(
    "for every platform in %s the text fits the platform and has the platform's character count",
    async (language) => {
      const { everyday, rare, question, news, sensitive } = topics[language]
      for (const topic of [everyday[0], rare[0], question, news, sensitive])
        for (const platform of postPlatforms) {
          const facts = { steps: [everyday[1], everyday[2]], where: rare[1], contact: '98765 43210' }
          const answer = await asking(server, newVisitor(), { topic, facts, platform, language })
          expect(answer.status).toBe(200)
          const { used, arranged, ...written } = (await answer.json()) as TriedPost
          expect(written).not.toHaveProperty('ask')
          const request = postSchema.request.parse({ topic, facts, platform, language, length: tryOutLength })
          expect(postSchema.check({ post: written, arranged }, request, measures)).toEqual([])
          expect(used).toBe(measures[postLimit(platform).unit](written.caption))
        }
    },
  )
})
