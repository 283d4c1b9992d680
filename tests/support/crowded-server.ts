import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { kinds } from '#kinds/index.ts'
import { generations, savedContent, subscriptions, voices } from '#server/infra/db/schema.ts'
import { behindProxy } from '#tests/support/network.ts'
import { startFlags } from '#tests/support/process.ts'
import { startServer } from '#tests/support/server.ts'
import { startStripe } from '#tests/support/stripe.ts'
import { createUserWithEverything, type Everything } from '#tests/support/user-with-everything.ts'

/** What a server process told when it was ready. */
interface Ready {
  readonly url: string
  /** Free accounts that store as much as one can. */
  readonly members: readonly Everything[]
}

export interface CrowdedServer extends Ready {
  stop(): Promise<void>
}

/** Starts a server in a process of its own, with all limits and this many free accounts that have much of everything. */
export async function startCrowdedServer(count: number): Promise<CrowdedServer> {
  const child: ChildProcess = fork(import.meta.filename, [String(count)], { execArgv: [...startFlags] })
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with code ${code}`)
    }),
  ])) as [Ready]
  return {
    ...ready,
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

const long = (characters: number) => 'The oven is warm and the bread is good. '.repeat(characters / 40)

async function run(count: number): Promise<void> {
  const stripe = await startStripe()
  const server = await startServer({ env: { ...stripe.env, ...behindProxy, CALL_LIMITS: 'on' } })
  const members: Everything[] = []
  for (let at = 0; at < count; at++) {
    const member = await createUserWithEverything(server, stripe)
    const userId = member.user.id
    await server.db.delete(subscriptions).where(eq(subscriptions.userId, userId))
    const feature = 'twitter-post' as const
    const text = long(2_000)
    await server.db.insert(savedContent).values(
      Array.from({ length: 100 }, (_, n) => ({
        userId,
        title: `Entry ${n}`,
        content: long(10_000),
        contentType: 'post' as const,
        feature,
      })),
    )
    await server.db.insert(generations).values(
      Array.from({ length: 120 }, () => ({
        userId,
        kind: 'post',
        feature: 'tweets' as const,
        request: { ...kinds.post.sample, topic: text, details: text },
        result: { post: { caption: text } },
        state: 'done' as const,
        expiresAt: new Date(),
      })),
    )
    await server.db.insert(voices).values(
      Array.from({ length: 20 }, (_, n) => ({
        userId,
        name: `Voice ${n}`,
        trade: 'food' as const,
        offer: long(200),
        platforms: [],
        language: 'en' as const,
        ownPosts: Array.from({ length: 10 }, () => long(3_000)),
      })),
    )
    members.push(member)
  }
  process.on('message', async () => {
    await server.stop()
    await stripe.close()
    process.exit(0)
  })
  process.on('disconnect', () => process.exit(1))
  process.send?.({ url: server.url, members } satisfies Ready)
}

if (import.meta.main) await run(Number(process.argv[2]))
