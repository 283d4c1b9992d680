import { createRequire } from 'node:module'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodAnswers } from '#tests/support/answers.ts'
import { type CollectedSpan, type CollectorDouble, startCollector } from '#tests/support/collector.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents } from '#tests/support/events.ts'
import { generate, newKey, pathOf, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/machines.ts'
import { answers, type ModelDouble, refuses, says, startModel } from '#tests/support/model.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { askTogether, item, togetherPath } from '#tests/support/together.ts'

const topic = 'the canary in my topic'
const token = 'metrics-token-of-this-test'
const caller = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }
const traceparent = `00-${caller.trace}-${caller.span}-01`
const bearer = { headers: { authorization: `Bearer ${token}` } }

/** Files of OpenTelemetry's SDK that this process has loaded. */
const sdkFiles = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry.(sdk-trace|exporter)/.test(file))

/** Before any server has an endpoint: what `server/start.ts` and its rooms load by themselves. */
test('without an endpoint nothing of OpenTelemetry is loaded', async () => {
  await import('#server/app.ts')
  expect(sdkFiles()).toEqual([])
})

describe.each(databases)('on $name', ({ name, fresh }) => {
  let model: ModelDouble
  let collector: CollectorDouble
  let server: TestServer
  let user: TestUser

  /** One generation of each end: streamed, replayed under its key, refused by the model; then two in one call. */
  async function generateAll() {
    const key = { 'idempotency-key': newKey() }
    model.next(answers(goodAnswers.post, { size: 20 }), refuses(400, { message: `no word about ${topic}` }))
    expect((await allEvents(await stream(user, 'post', { topic }, { headers: { ...key, traceparent } }))).at(-1)).toMatchObject({
      event: 'done',
    })
    expect(await generate(user, 'post', { topic }, key)).toMatchObject({ status: 200 })
    expect(await generate(user, 'titles', { topic })).toMatchObject({ status: 502 })
    model.always(says('{}'))
    await allEvents(await askTogether(user, [item('hashtags'), item('ideas')]))
  }

  beforeAll(async () => {
    model = await startModel()
    collector = await startCollector()
    const env = {
      ...behindProxy,
      ...{ AI_MODEL: 'compatible/writer', AI_BASE_URL: model.url, METRICS_TOKEN: token },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20mine', OTEL_SERVICE_NAME: 'shop' },
    }
    server = await startServer({ database: await fresh(), env })
    user = await givenOn(server).user({ plan: 'pro' })
    await generateAll()
    await server.db.execute(sql`insert into pgboss.job (name, state, start_after) values
      ('notice', 'created', now() + interval '1 hour'), ('notice', 'retry', now() + interval '1 hour'), ('notice', 'completed', now())`)
  })
  afterAll(() => Promise.all([model.close(), collector.close()]))

  test('metrics count generations, calls to models, tokens, queues and connections, for who brings the token', async () => {
    expect((await server.fetch('/metrics')).status).toBe(401)
    const lines = (await (await server.fetch('/metrics', bearer)).text()).split('\n')
    const of = (kind: string, outcome: string) => `generations_total{kind="${kind}",engine="compatible/writer",outcome="${outcome}"} 1`
    expect(lines).toEqual(
      expect.arrayContaining([
        ...[of('post', 'done'), of('post', 'replayed'), of('titles', 'GENERATION_FAILED')],
        'generation_first_part_seconds_count{kind="post",engine="compatible/writer"} 1',
        'generation_duration_seconds_count{kind="post",engine="compatible/writer"} 1',
        'model_call_duration_seconds_count{model="compatible/writer",outcome="answered"} 1',
        'model_call_duration_seconds_count{model="compatible/writer",outcome="denied"} 1',
        'model_tokens_total{model="compatible/writer",direction="input"} 11',
        'model_tokens_total{model="compatible/writer",direction="output"} 7',
        ...['scheduled', 'retrying'].map((state) => `jobs{queue="notice",state="${state}"} 1`),
        'jobs{queue="notice",state="waiting"} 0',
        'database_up 1',
      ]),
    )
    expect(lines.some((line) => line.startsWith('database_connections{state="idle"}'))).toBe(name === 'PostgreSQL')
    expect(lines.join()).not.toContain('canary')
  })

  test('traces show what a request waited for, and hold nothing that anybody wrote', async () => {
    await server.stop()
    const below = ({ id }: CollectedSpan) => collector.spans.filter(({ parent }) => parent === id)
    const root = collector.spans.find(({ parent }) => parent === caller.span) as CollectedSpan
    expect(root).toMatchObject({ name: `POST ${pathOf('post')}`, kind: 'server', trace: caller.trace, service: 'shop', failed: false })

    const [reserve, writing] = below(root)
    expect([reserve?.name, writing?.name]).toEqual(['reserve', 'generate post'])
    expect(below(writing as CollectedSpan)).toMatchObject([
      { name: 'chat writer', kind: 'client', facts: { 'gen_ai.provider.name': 'compatible', 'gen_ai.usage.output_tokens': 7 } },
      { name: 'settle' },
    ])

    const refused = collector.spans.find(({ name }) => name === `POST ${pathOf('titles')}`) as CollectedSpan
    expect(refused).toMatchObject({ parent: undefined, failed: true, facts: { 'http.response.status_code': 502 } })
    const failed = below(refused).find(({ name }) => name === 'generate titles') as CollectedSpan
    expect(failed).toMatchObject({ failed: true, facts: { 'error.type': 'GENERATION_FAILED' } })
    expect(below(failed)).toMatchObject([
      { name: 'chat writer', failed: true, facts: { 'error.type': 'denied' } },
      { name: 'release', failed: false },
    ])

    const both = collector.spans.find(({ name }) => name === `POST ${togetherPath}/stream`) as CollectedSpan
    expect(below(both).map((span) => span.name)).toEqual(expect.arrayContaining(['reserve', 'generate hashtags', 'generate ideas']))

    expect(collector.heads.every((head) => head['x-key'] === 'of mine')).toBe(true)
    expect(collector.spans.every(({ took }) => took >= 0)).toBe(true)
    expect(collector.bodies.join()).not.toMatch(/canary|bicycles/i)
    for (const secret of [user.email, user.cookie, token]) expect(collector.bodies.join()).not.toContain(secret)
    expect(sdkFiles()).not.toEqual([])
  })
})
