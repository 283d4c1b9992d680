import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TriedPost } from '#api/try-out.ts'
import { languageCodes } from '#contract/options.ts'
import { tryOutKindPath } from '#contract/paths.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { platforms } from '#platforms/index.ts'
import { topics } from '#tests/support/language-topics.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const requests = {
  titles: { kind: 'titles', topic: 'repairing old bicycles', platform: 'youtube', language: 'en' },
  hashtags: { kind: 'hashtags', topic: 'repairing old bicycles', platform: 'instagram', language: 'en' },
  script: { kind: 'script', topic: 'repairing old bicycles', length: 'reel', language: 'en' },
} as const
const kinds = Object.keys(requests) as (keyof typeof requests)[]

const asking = (server: TestServer, body: object, address: Record<string, string> = newClientAddress(), path: string = tryOutKindPath) =>
  server.fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...address } })

describe('what visitors get', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: behindProxy })
  })
  afterAll(() => server.stop())

  test.each(languageCodes)('in %s every text passes the checks of its kind and has the size that is told', async (language) => {
    const { everyday, rare, question } = topics[language]
    const facts = { steps: [everyday[1], everyday[2]], where: rare[1] }
    for (const topic of [everyday[0], question])
      for (const kind of kinds) {
        const answer = await asking(server, { ...requests[kind], topic, facts, language })
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
