import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryOutPath } from '#contract/paths.ts'
import { requestForm } from '#tests/support/billing.ts'
import { type CollectedSpan, type CollectorDouble, startCollector } from '#tests/support/collector.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import {
  allEvents,
  batchItem,
  batchPath,
  generate,
  newKey,
  pathOf,
  requestBatch,
  stream,
  writableSample,
} from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type Behaviour, type ModelDouble, refuses, says, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { behindProxy } from '#tests/support/network.ts'
import { type End, type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type SmtpDouble, startSmtp } from '#tests/support/smtp.ts'

/** Part of every secret and text, so that it can be found in any log line. */
const canary = 'kanarienvogel'
const secret = (of: string) => `${canary}-${of}-0123456789-0123456789`
const person = { name: `Asha ${canary}`, email: `asha-${canary}@example.com`, password: secret('password') }
const topic = `${canary} in old bicycles`
const titles = { ...writableSample('titles'), topic }
const path = pathOf('titles')

/** A model error that repeats the prompt and the key in every field. */
const echoes = { message: `No text about ${topic} with ${secret('model-key')}`, type: topic, code: secret('model-key') }
const breaksOff: Behaviour = async ({ response }) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(`data: ${JSON.stringify({ error: echoes })}\n\n`)
}

/** A browser with its cookies, and the ids of requests that failed in the server. */
function browserOf({ url }: ServerProcess) {
  const jar = new Map<string, string>()
  const failed: string[] = []
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = body === undefined ? undefined : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
    const answer = await fetch(url + path, {
      ...sent,
      headers: { origin: url, cookie, ...(sent && { 'content-type': 'application/json' }), ...headers },
    })
    for (const [pair = ''] of answer.headers.getSetCookie().map((set) => set.split(';'))) {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      jar.set(name, value)
    }
    if (answer.status === 500) failed.push(answer.headers.get('x-request-id') ?? '')
    return { status: answer.status, text: await answer.text() }
  }
  return { jar, failed, call }
}

describe.each(databases)('on $name', ({ fresh }) => {
  let model: ModelDouble
  let smtp: SmtpDouble
  let dataDir: string
  let database: string
  beforeAll(async () => {
    ;[model, smtp, dataDir, database] = await Promise.all([startModel(), startSmtp(), dataFolder(), fresh()])
  })
  afterAll(async () => {
    await Promise.all([model.close(), smtp.close(), rm(dataDir, { recursive: true, force: true })])
  })

  /** Calls with secrets in every input: accounts, texts, payments, models that repeat them, and a missing table. */
  async function useAll(server: ServerProcess) {
    const { call, jar, failed } = browserOf(server)
    await call('/api/auth/sign-up/email', person)
    await expect.poll(() => smtp.received.length).toBe(1)
    const mailed = /access_token=([\w-]+)/.exec(smtp.received[0]?.text ?? '')?.[1] as string
    await call('/api/auth/sign-in/email', { email: person.email, password: secret('wrong-password') })
    await call('/api/auth/confirm-email', { token: mailed })
    const bearer = (JSON.parse((await call('/api/auth/token')).text) as { token: string }).token
    expect((await call('/api/me', undefined, { authorization: `Bearer ${bearer}` })).status).toBe(200)
    await call('/api/me', undefined, { authorization: `Bearer ${secret('bearer')}` })

    model.next(
      refuses(400, echoes),
      breaksOff,
      breaksOff,
      breaksOff,
      says(`Sure! ${topic}`),
      answers(goodAnswers.titles),
      says(`{"titles": ["${topic}`),
    )
    model.always(answers(goodAnswers.titles))
    const written = [await call(path, titles), await call(path, titles), await call(path, titles), await call(path, titles)]
    expect(written.map(({ status }) => status)).toEqual([502, 502, 200, 200])
    await call(path, `{"topic": "${topic}`)
    await call(path, { ...titles, [secret('field')]: 1 })
    const guessed = await call('/functions/v1/guess-occasion', { topic, details: canary, language: 'en' })
    const tried = await call(tryOutPath, { topic, details: canary, platform: 'linkedin', language: 'en' })
    expect([guessed.status, tried.status]).toEqual([200, 200])

    await call('/api/payment-requests', requestForm({ message: canary, user_email: person.email }))
    await call(`/api/saved-content?search=${canary}`)
    await call(`/api/generations/${canary}`)
    await call(`/${canary}?${canary}=${canary}`)
    if (database !== 'pglite')
      await withoutTable(() => call('/functions/v1/save-content', { title: topic, content: topic, feature: 'titles' }))
    // A deleted cookie is empty.
    return { given: [mailed, bearer, ...jar.values().filter((value) => value !== '')], failed }
  }

  async function withoutTable(run: () => Promise<unknown>) {
    const client = new Client({ connectionString: database })
    await client.connect()
    await client.query('alter table saved_content rename to away')
    await run()
    await client.end()
  }

  test('the log of a whole visit is JSON lines without secrets and without text of users', async () => {
    const server = await spawnReadyServer({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      AUTH_SECRET: secret('auth'),
      METRICS_TOKEN: secret('metrics'),
      AI_MODEL: 'compatible/writer',
      AI_BASE_URL: model.url,
      AI_API_KEY: secret('model-key'),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Postwright <hello@example.com>',
      ...(database !== 'pglite' && { DATABASE_URL: database }),
    })
    const { given, failed } = await useAll(server)
    server.signal('SIGTERM')
    const { code, stdout, stderr } = (await server.ended) as End
    expect(code).toBe(0)

    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.every(({ time, level, msg }) => [time, level, msg].every((field) => typeof field === 'string'))).toBe(true)
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(10)
    expect(lines.filter(({ msg }) => msg === 'A model gave no answer').length).toBeGreaterThan(3)
    // A failure can be found in the log by the request id of its answer.
    expect(failed).toHaveLength(database === 'pglite' ? 0 : 1)
    for (const id of failed) expect(lines).toContainEqual(expect.objectContaining({ request: id, level: 'error' }))

    const passwords = database === 'pglite' ? [] : [new URL(database).password]
    for (const word of [canary, ...given, ...passwords]) expect(stderr).not.toContain(word)
    expect(stdout).not.toContain(canary)
  })
})

const tracedTopic = 'the canary in my topic'
const token = 'metrics-token-of-this-test'
const caller = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }
const traceparent = `00-${caller.trace}-${caller.span}-01`
const bearer = { headers: { authorization: `Bearer ${token}` } }

/** Files of OpenTelemetry's SDK that this process has loaded. */
const sdkFiles = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry.(sdk-trace|exporter)/.test(file))

/** Before any server has an endpoint: what `server/start.ts` loads at import. */
test('without an endpoint OpenTelemetry is not loaded', async () => {
  await import('#server/app.ts')
  expect(sdkFiles()).toEqual([])
})

describe.each(databases)('on $name', ({ name, fresh }) => {
  let model: ModelDouble
  let collector: CollectorDouble
  let server: TestServer
  let user: TestUser

  /** One generation of each outcome: streamed, replayed under its key, refused by the model; then a batch of two. */
  async function generateAll() {
    const key = { 'idempotency-key': newKey() }
    model.next(answers(goodAnswers.post, { size: 20 }), refuses(400, { message: `no word about ${tracedTopic}` }))
    expect(
      (await allEvents(await stream(user, 'post', { topic: tracedTopic }, { headers: { ...key, traceparent } }))).at(-1),
    ).toMatchObject({
      event: 'done',
    })
    expect(await generate(user, 'post', { topic: tracedTopic }, key)).toMatchObject({ status: 200 })
    expect(await generate(user, 'titles', { topic: tracedTopic })).toMatchObject({ status: 502 })
    model.always(says('{}'))
    await allEvents(await requestBatch(user, [batchItem('hashtags'), batchItem('ideas')]))
  }

  beforeAll(async () => {
    model = await startModel()
    collector = await startCollector()
    const env = {
      ...behindProxy,
      AI_MODEL: 'compatible/writer',
      AI_BASE_URL: model.url,
      METRICS_TOKEN: token,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20mine',
      OTEL_SERVICE_NAME: 'shop',
    }
    server = await startServer({ database: await fresh(), env })
    user = await givenOn(server).user({ plan: 'pro' })
    await generateAll()
    await server.db.execute(sql`insert into pgboss.job (name, state, start_after) values
      ('notice', 'created', now() + interval '1 hour'), ('notice', 'retry', now() + interval '1 hour'), ('notice', 'completed', now())`)
  })
  afterAll(() => Promise.all([model.close(), collector.close()]))

  test('metrics report generations, model calls, tokens, queues and connections, to callers with the token', async () => {
    expect((await server.fetch('/metrics')).status).toBe(401)
    const lines = (await (await server.fetch('/metrics', bearer)).text()).split('\n')
    const of = (kind: string, outcome: string) => `generations_total{kind="${kind}",engine="compatible/writer",outcome="${outcome}"} 1`
    expect(lines).toEqual(
      expect.arrayContaining([
        of('post', 'done'),
        of('post', 'replayed'),
        of('titles', 'GENERATION_FAILED'),
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

  test('traces show what a request waited for, without text of users', async () => {
    await server.stop()
    const below = ({ id }: CollectedSpan) => collector.spans.filter(({ parent }) => parent === id)
    const root = collector.spans.find(({ parent }) => parent === caller.span) as CollectedSpan
    expect(root).toMatchObject({ name: `POST ${pathOf('post')}`, kind: 'server', trace: caller.trace, service: 'shop', failed: false })

    const [reserve, writing] = below(root)
    expect([reserve?.name, writing?.name]).toEqual(['reserve', 'generate post'])
    expect(below(writing as CollectedSpan)).toMatchObject([
      { name: 'chat writer', kind: 'client', attributes: { 'gen_ai.provider.name': 'compatible', 'gen_ai.usage.output_tokens': 7 } },
      { name: 'settle' },
    ])

    const refused = collector.spans.find(({ name }) => name === `POST ${pathOf('titles')}`) as CollectedSpan
    expect(refused).toMatchObject({ parent: undefined, failed: true, attributes: { 'http.response.status_code': 502 } })
    const failed = below(refused).find(({ name }) => name === 'generate titles') as CollectedSpan
    expect(failed).toMatchObject({ failed: true, attributes: { 'error.type': 'GENERATION_FAILED' } })
    expect(below(failed)).toMatchObject([
      { name: 'chat writer', failed: true, attributes: { 'error.type': 'denied' } },
      { name: 'release', failed: false },
    ])

    const both = collector.spans.find(({ name }) => name === `POST ${batchPath}/stream`) as CollectedSpan
    expect(below(both).map((span) => span.name)).toEqual(expect.arrayContaining(['reserve', 'generate hashtags', 'generate ideas']))

    expect(collector.heads.every((head) => head['x-key'] === 'of mine')).toBe(true)
    expect(collector.spans.every(({ durationMs }) => durationMs >= 0)).toBe(true)
    expect(collector.bodies.join()).not.toMatch(/canary|bicycles/i)
    for (const secret of [user.email, user.cookie, token]) expect(collector.bodies.join()).not.toContain(secret)
    expect(sdkFiles()).not.toEqual([])
  })
})
