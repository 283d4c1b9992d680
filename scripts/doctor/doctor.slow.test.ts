import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engineProblem } from '#contract/admin-messages.ts'
import { spaceIn } from '#scripts/doctor/machine.ts'
import { examine } from '#scripts/doctor.ts'
import { storeAccess, storeChoices } from '#server/core/generation/engine-store.ts'
import { lockFolder } from '#server/infra/data-folder.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createKeyCipher } from '#server/infra/key-cipher.ts'
import { createLog } from '#server/infra/log.ts'
import { authSecret } from '#server/infra/secret.ts'
import { startCollector } from '#tests/support/collector.ts'
import { answers, refuses, says, startModel } from '#tests/support/model.ts'
import { freePort, occupyPort } from '#tests/support/network.ts'
import { startStripe } from '#tests/support/stripe.ts'

let folder: string
let variables: Record<string, string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-doctor-'))
  variables = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) }
})
afterEach(() => rm(folder, { recursive: true }))

/** The program itself, with how it ended. */
async function doctor(): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['scripts/doctor.ts'], { env: { PATH: process.env.PATH, ...variables } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

const marks = { good: '✓', advice: '!', bad: '✗' }
/** What it finds with these variables, as it writes it. */
async function found(settings = join(folder, '.env')): Promise<string> {
  const findings = await Array.fromAsync(examine(variables, settings))
  return findings.flatMap(({ verdict, lines }) => lines.map((line) => `${marks[verdict]} ${line}`)).join('\n')
}

test('without configuration there are no errors, and it reports what will be used', async () => {
  const { code, said } = await doctor()

  expect(said).toContain('Database: PGlite')
  expect(said).toContain('Writing: the built-in writer')
  expect(said).toContain('Admins: two-factor sign-in is advised')
  expect(said).toMatch(/Disk: \d+ MB free/)
  expect(said).toMatch(/Clock: 20\d\d-/)
  expect(said).toContain('All is well')
  expect(code).toBe(0)
})

test('each invalid value has a line, and the exit code is 1', async () => {
  variables.QUOTA_TIME_ZONE = 'Mars/Olympus'

  expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('✗ QUOTA_TIME_ZONE must be a time zone') })
})

test('it reports that admins need a second factor when that is configured', async () => {
  variables.ADMIN_SECOND_FACTOR = 'required'

  expect(await found()).toContain('✓ Admins: two-factor sign-in is required')
})

test('a guessable AUTH_SECRET is an error', async () => {
  variables.AUTH_SECRET = 'change-me-'.repeat(4)

  expect(await found()).toContain('✗ AUTH_SECRET must be random')
})

test('an unknown variable in the settings is a warning', async () => {
  const file = join(folder, '.env')
  await writeFile(file, 'AI_MODLE=openai/gpt-5-mini\nPORT=3000\n')

  expect(await found(file)).toContain(`! AI_MODLE in ${file} is none of this program's names`)
})

test('a port that another program uses is an error', async () => {
  const { port, server } = await occupyPort()
  variables.PORT = String(port)
  try {
    expect(await found()).toContain(`✗ Port ${port} is taken`)
  } finally {
    server.close()
  }
})

test('a running server with the same data folder is not an error', async () => {
  await found()
  const lock = lockFolder(variables.DATA_DIR as string)
  try {
    expect(await found()).toContain('a server is using it now')
    expect(await found()).not.toContain('✗')
  } finally {
    lock.release()
  }
})

test('a data folder that cannot be created is an error', async () => {
  await writeFile(join(folder, 'file'), '')
  variables.DATA_DIR = join(folder, 'file', 'data')

  expect(await found()).toContain('✗ Cannot write to the data folder')
})

test('a data folder that other users can open is a warning with its files, and none after permissions are fixed', async () => {
  const data = variables.DATA_DIR as string
  await mkdir(data)
  await writeFile(join(data, 'old-backup.gz'), '', { mode: 0o600 })
  await chmod(data, 0o755)
  expect(await found()).toMatch(new RegExp(`! Data folder ${data}: other users of this machine may open ${data}\\. .*chmod -R go-rwx`))
  await chmod(data, 0o700)
  await chmod(join(data, 'old-backup.gz'), 0o644)
  expect(await found()).toContain(`may open ${join(data, 'old-backup.gz')}. `)
  await chmod(join(data, 'old-backup.gz'), 0o600)
  expect(await found()).toContain(`✓ Data folder ${data}`)
})

test('a loopback address is for this machine only unless the server listens on other addresses', async () => {
  expect(await found()).toContain('for this machine only; APP_URL names')
  variables.HOST = '0.0.0.0'
  expect(await found()).toMatch(/! Address: \S+ is for this machine only, but HOST is 0\.0\.0\.0: every machine that reaches this one/)
  variables.HOST = '192.0.2.1'
  expect(await found()).toContain('✗ This machine has no address 192.0.2.1')
})

test('little free disk space is reported before the disk is full', () => {
  expect(spaceIn('data', 5 * 2 ** 30)).toBe('Disk: 5120 MB free on the disk of data')
  expect(() => spaceIn('data', 900 * 2 ** 20)).toThrow(
    expect.objectContaining({ name: 'Advice', message: expect.stringMatching(/^900 MB/) }),
  )
  expect(() => spaceIn('data', 100 * 2 ** 20)).toThrow(
    expect.objectContaining({ name: 'Error', message: expect.stringMatching(/^Only 100/) }),
  )
})

test('an unreachable database is reported without its password', async () => {
  const port = await freePort()
  Object.assign(variables, { DATABASE_URL: `postgres://me:hush@127.0.0.1:${port}/shop`, AUTH_SECRET: 'only for tests, thirty-two letters' })
  const said = await found()

  expect(said).toContain(`✗ Cannot reach the database at 127.0.0.1:${port}/shop`)
  expect(said).not.toContain('hush')
})

test('an unreachable mail server is reported without its password', async () => {
  const port = await freePort()
  Object.assign(variables, { SMTP_URL: `smtp://me:hush@127.0.0.1:${port}`, MAIL_FROM: 'me@example.com' })
  const said = await found()

  expect(said).toContain(`✗ The mail server 127.0.0.1:${port} cannot be used`)
  expect(said).not.toContain('hush')
})

test('a public address warns about missing settings', async () => {
  variables.APP_URL = 'http://posts.example.com'
  expect(await found()).toMatch(/! APP_URL is http:.*\n! SMTP_URL is not set/)

  variables.APP_URL = 'https://posts.example.com'
  expect(await found()).toMatch(/! TRUSTED_PROXIES is not set/)
})

test('a missing API key is an error', async () => {
  variables.AI_MODEL = 'openai/gpt-5-mini'

  expect(await found()).toContain('✗ AI_API_KEY must be set for openai/gpt-5-mini')
})

test('a billed model without a daily limit is a warning', async () => {
  variables.AI_MODEL = 'openai/gpt-5-mini'
  expect(await found()).toMatch(/! AI_DAILY_TOKENS is not set.*only the 2000000 tokens of each person limit/)
  variables.AI_DAILY_TOKENS = '500000'
  expect(await found()).toContain('✓ Spending: 500000 tokens a day at most')
})

test('each model gets a prompt, and one without an answer is reported with what to do', async () => {
  const model = await startModel()
  try {
    Object.assign(variables, { AI_MODEL: 'compatible/first', AI_FALLBACK_MODELS: 'compatible/spare', AI_BASE_URL: model.url })
    model.always(answers({ word: 'Hello' }))
    expect(await found()).toMatch(/✓ Writing: compatible\/first \(answered in [\d.]+ s\), then compatible\/spare \(answered/)

    model.always(({ call, ...turn }) =>
      (call.body.model === 'first' ? refuses(401, { message: 'no such key' }) : says('Hello!'))({ call, ...turn }),
    )
    const said = await found()
    expect(said).toContain('✗ compatible/first: OpenAI-compatible server rejected the key.')
    expect(said).not.toContain('no such key')
    expect(said).toContain('✗ compatible/spare: spare answered, but not in the form')
  } finally {
    await model.close()
  }
})

test('an unreachable model server and collector are reported', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`
  Object.assign(variables, { AI_MODEL: 'ollama/llama3.2', AI_BASE_URL: `${nobody}/v1`, OTEL_EXPORTER_OTLP_ENDPOINT: nobody })
  const said = await found()

  expect(said).toContain('✗ ollama/llama3.2: We can’t reach Ollama (ECONNREFUSED). Check the address')
  expect(said).toContain(`✗ The collector at ${nobody} cannot be reached`)
})

test('a collector that accepts traces is good, one with another protocol an error', async () => {
  const collector = await startCollector()
  try {
    variables.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
    expect(await found()).toContain(`✓ Traces: sent to ${collector.url}`)
    variables.OTEL_EXPORTER_OTLP_ENDPOINT = `${collector.url}/elsewhere`
    expect(await found()).toContain('answered 404')
  } finally {
    await collector.close()
  }
})

test('card prices are compared with those on the pages', async () => {
  const stripe = await startStripe()
  try {
    Object.assign(variables, stripe.env)
    expect(await found()).toContain('✓ Cards: Stripe, 8 prices as our pages say')

    variables.STRIPE_PRICE_PRO_MONTHLY_INR = 'price_basic_monthly_inr'
    variables.STRIPE_PRICE_PRO_YEARLY_INR = 'price_pro_monthly_inr'
    variables.STRIPE_PRICE_PRO_YEARLY_USD = 'price_gone'
    const said = await found()

    expect(said).toContain('✗ STRIPE_PRICE_PRO_MONTHLY_INR: Stripe charges 750, and our pages say 3200 INR.')
    expect(said).toContain('✗ STRIPE_PRICE_PRO_YEARLY_INR: this price is not paid yearly at Stripe.')
    expect(said).toContain('✗ STRIPE_PRICE_PRO_YEARLY_USD: Stripe has no such price.')
  } finally {
    await stripe.close()
  }
})

test('an engine that was chosen in the app is named and tested, and what is wrong is said in the same words', async () => {
  const model = await startModel()
  model.always(answers({ word: 'Hello' }))
  const env = parseEnv(variables)
  const { db, close } = await openDatabase(env, createLog('silent'))
  const cipher = createKeyCipher(await authSecret(env))
  await db.transaction(async (tx) => {
    await storeAccess(tx, cipher, 'compatible', { baseUrl: model.url, key: 'sk-of-the-app' })
    await storeChoices(tx, { engine: { provider: 'compatible', model: 'chosen' }, fallbacks: [{ provider: 'openai', model: 'gpt' }] })
  })
  await close()
  try {
    const said = await found()
    expect(said).toContain(`✗ openai/gpt: ${engineProblem('keyMissing', { provider: 'OpenAI', model: 'gpt' }).message}`)
    expect(said).toContain('! AI_DAILY_TOKENS is not set')
    expect(model.calls.map(({ authorization }) => authorization)).toEqual(['Bearer sk-of-the-app'])

    variables.AUTH_SECRET = 'another secret of thirty-two letters'
    expect(await found()).toContain(
      `✗ compatible/chosen: ${engineProblem('keyUnreadable', { provider: 'OpenAI-compatible server', model: 'chosen' }).message}`,
    )

    variables.AI_MODEL = 'compatible/from-environment'
    variables.AI_BASE_URL = model.url
    expect(await found()).toMatch(/✓ Writing: compatible\/from-environment \(answered in [\d.]+ s\)$/m)
  } finally {
    await model.close()
  }
})

test('a business that takes payments is told which of its own data is missing, and a trial is not', async () => {
  expect(await found()).toContain('✓ Operator: nobody is named')
  Object.assign(variables, { PAYMENT_UPI_ID: 'shop@bank', OPERATOR_NAME: 'Rao & Sons', GOVERNING_LAW: 'India' })
  expect(await found()).toContain('! Operator: SUPPORT_EMAIL, OPERATOR_ADDRESS are not set: a business')
  Object.assign(variables, { SUPPORT_EMAIL: 'help@shop.example', OPERATOR_ADDRESS: '12 MG Road, Pune' })
  expect(await found()).toContain('✓ Operator: Rao & Sons, help@shop.example')
})

test('a server that others can reach is told that it has no support address', async () => {
  variables.APP_URL = 'https://posts.example.com'
  expect(await found()).toContain('! Operator: SUPPORT_EMAIL is not set: people cannot reach you.')
})
