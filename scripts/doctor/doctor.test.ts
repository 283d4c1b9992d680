import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#server/platform/lock.ts'
import { freePort, occupyPort } from '#tests/support/ports.ts'
import { startStripe } from '#tests/support/stripe.ts'

let folder: string
let variables: Record<string, string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-doctor-'))
  variables = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) }
})
afterEach(() => rm(folder, { recursive: true }))

async function doctor(): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['scripts/doctor.ts'], { env: { PATH: process.env.PATH, ...variables } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

test('with no configuration all is well, and it says what will be used', async () => {
  const { code, said } = await doctor()

  expect(said).toContain('Database: PGlite')
  expect(said).toContain('Writing: the built-in writer')
  expect(said).toContain('All is well')
  expect(code).toBe(0)
})

test('a bad value is named in a line of its own', async () => {
  variables.QUOTA_TIME_ZONE = 'Mars/Olympus'

  expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('✗ QUOTA_TIME_ZONE must be a time zone') })
})

test('a port that another program holds is named', async () => {
  const { port, server } = await occupyPort()
  variables.PORT = String(port)
  try {
    expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining(`✗ Port ${port} is taken`) })
  } finally {
    server.close()
  }
})

test('a server that runs on the data folder is no fault', async () => {
  await doctor()
  const lock = lockFolder(variables.DATA_DIR as string)
  try {
    expect(await doctor()).toMatchObject({ code: 0, said: expect.stringContaining('a server is using it now') })
  } finally {
    lock.release()
  }
})

test('a data folder that cannot be made is named', async () => {
  await writeFile(join(folder, 'file'), '')
  variables.DATA_DIR = join(folder, 'file', 'data')

  expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('✗ Cannot write to the data folder') })
})

test('a database that does not answer is named without its password', async () => {
  const port = await freePort()
  Object.assign(variables, { DATABASE_URL: `postgres://me:hush@127.0.0.1:${port}/shop`, AUTH_SECRET: 'x'.repeat(32) })
  const { code, said } = await doctor()

  expect(said).toContain(`✗ The database at 127.0.0.1:${port}/shop cannot be used`)
  expect(said).not.toContain('hush')
  expect(code).toBe(1)
})

test('a mail server that does not answer is named without its password', async () => {
  const port = await freePort()
  Object.assign(variables, { SMTP_URL: `smtp://me:hush@127.0.0.1:${port}`, MAIL_FROM: 'me@example.com' })
  const { code, said } = await doctor()

  expect(said).toContain(`✗ The mail server 127.0.0.1:${port} cannot be used`)
  expect(said).not.toContain('hush')
  expect(code).toBe(1)
})

test('a model that needs a key asks for it', async () => {
  variables.AI_MODEL = 'openai/gpt-5-mini'

  expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('✗ AI_API_KEY must be set for openai/gpt-5-mini') })
})

test('a model server that does not answer is named', async () => {
  const port = await freePort()
  Object.assign(variables, { AI_MODEL: 'ollama/llama3.2', AI_BASE_URL: `http://127.0.0.1:${port}/v1` })

  expect(await doctor()).toMatchObject({ code: 1, said: expect.stringContaining('✗ The model server at') })
})

test('card prices are compared with what the pages say', async () => {
  const stripe = await startStripe()
  try {
    Object.assign(variables, stripe.env)
    expect(await doctor()).toMatchObject({ code: 0, said: expect.stringContaining('Cards: Stripe, 8 prices as our pages say') })

    variables.STRIPE_PRICE_PRO_MONTHLY_INR = 'price_basic_monthly_inr'
    variables.STRIPE_PRICE_PRO_YEARLY_INR = 'price_pro_monthly_inr'
    variables.STRIPE_PRICE_PRO_YEARLY_USD = 'price_gone'
    const { code, said } = await doctor()

    expect(code).toBe(1)
    expect(said).toContain('✗ STRIPE_PRICE_PRO_MONTHLY_INR: Stripe asks for 750, and our pages say 3200 INR.')
    expect(said).toContain('✗ STRIPE_PRICE_PRO_YEARLY_INR: this price is not paid yearly at Stripe.')
    expect(said).toContain('✗ STRIPE_PRICE_PRO_YEARLY_USD: Stripe has no such price.')
  } finally {
    await stripe.close()
  }
})
