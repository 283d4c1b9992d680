import { describe, expect, test } from 'vitest'
import { noOperator } from '#contract/operator.ts'
import { EnvError, parseEnv } from '#server/infra/env.ts'

const secret = 'thirty-two letters are enough...'

/** The lines of the error that these variables cause. */
function errorLines(variables: Record<string, string>): string[] {
  try {
    parseEnv(variables)
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('the environment', () => {
  test('no variable is required', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      appUrl: 'http://localhost:3000',
      dataDir: 'data',
      quotaTimeZone: 'UTC',
      logLevel: 'info',
    })
  })

  test('an empty variable counts as unset', () => {
    expect(parseEnv({ AI_MODEL: '', PORT: ' ' })).toMatchObject({ aiModel: undefined, port: 3000 })
  })

  test('the public URL has the configured port unless APP_URL is set', () => {
    expect(parseEnv({ PORT: '4000' }).appUrl).toBe('http://localhost:4000')
    expect(parseEnv({ PORT: '4000', APP_URL: 'https://example.com/' }).appUrl).toBe('https://example.com')
  })

  test.each([
    [{}, '127.0.0.1'],
    [{ APP_URL: 'http://127.0.0.1:3000' }, '127.0.0.1'],
    [{ APP_URL: 'http://[::1]:3000' }, '127.0.0.1'],
    [{ APP_URL: 'https://posts.example.com' }, undefined],
    [{ APP_URL: 'http://localhost.example.com' }, undefined],
    [{ APP_URL: 'https://posts.example.com', HOST: '127.0.0.1' }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '::' }, '::'],
  ])('with a loopback APP_URL the server listens on loopback only: %j on %s', (variables: Record<string, string>, host) => {
    expect(parseEnv(variables).host).toBe(host)
  })

  test('lists are split at commas', () => {
    const env = parseEnv({
      AI_FALLBACK_MODELS: 'openai/a, anthropic/b',
      TRUSTED_PROXIES: '10.0.0.0/8,::1',
      PAYMENT_LINKS: 'https://pay.example/1',
    })
    expect(env).toMatchObject({
      aiFallbackModels: ['openai/a', 'anthropic/b'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      paymentLinks: [{ label: 'pay.example', url: 'https://pay.example/1' }],
    })
  })

  test.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '0' }],
    ['HOST', { HOST: 'posts.example.com' }],
    ['AI_MODEL', { AI_MODEL: 'gpt' }],
    ['AI_FALLBACK_MODELS', { AI_FALLBACK_MODELS: 'openai/a,b' }],
    ['AI_PRICE_INPUT', { AI_PRICE_INPUT: 'cheap', AI_PRICE_OUTPUT: '1' }],
    ['AI_PRICE_INPUT', { AI_PRICE_OUTPUT: '1' }],
    ['AI_PRICE_OUTPUT', { AI_PRICE_INPUT: '0' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'localhost:11434' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x', AUTH_SECRET: secret }],
    ['AUTH_SECRET', { DATABASE_URL: 'postgres://localhost/x' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'a'.repeat(34) }],
    ['AUTH_SECRET', { AUTH_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['QUOTA_TIME_ZONE', { QUOTA_TIME_ZONE: 'Mars/Olympus' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com', MAIL_FROM: 'me@example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://localhost:2525' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'me' }],
    ['ADMIN_SECOND_FACTOR', { ADMIN_SECOND_FACTOR: 'yes' }],
    ['APP_URL', { APP_URL: 'https://example.com/app' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'the-proxy' }],
    ['PAYMENT_UPI_ID', { PAYMENT_UPI_ID: 'me' }],
    ['PAYMENT_LINKS', { PAYMENT_LINKS: 'http://pay.example' }],
    ['PAYMENT_LINKS', { PAYMENT_LINKS: 'Card=https://pay.example/1,Card' }],
    ['PAYMENT_LINKS', { PAYMENT_LINKS: 'https://' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_PRICE_PRO_YEARLY_INR', { STRIPE_PRICE_PRO_YEARLY_INR: '3200' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['AI_DAILY_TOKENS', { AI_DAILY_TOKENS: '1e6' }],
    ['AI_DAILY_TOKENS', { AI_DAILY_TOKENS: '3000000000' }],
    ['AI_DAILY_TOKENS_PER_USER', { AI_DAILY_TOKENS_PER_USER: '5000' }],
    ['AI_DAILY_TOKENS', { AI_DAILY_TOKENS: '20000', AI_MAX_OUTPUT_TOKENS: '10001' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'a=b,c' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'a=100%' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
  ])('an invalid %s is reported on one line (%o)', (name, variables) => {
    expect(errorLines(variables as Record<string, string>)).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
  })

  test('errors never contain the value, because it may be a secret', () => {
    expect(errorLines({ DATABASE_URL: 'mysql://me:hunter2@localhost/x', AUTH_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
  })
})

test('a daily token limit implies a limit for each answer', () => {
  expect(parseEnv({})).toMatchObject({ aiMaxOutputTokens: undefined, aiDailyTokens: { each: undefined, all: undefined } })
  expect(parseEnv({ AI_DAILY_TOKENS: '16384' })).toMatchObject({ aiMaxOutputTokens: 8192, aiDailyTokens: { each: undefined, all: 16_384 } })
  expect(parseEnv({ AI_DAILY_TOKENS: '9000', AI_MAX_OUTPUT_TOKENS: '4000' })).toMatchObject({ aiMaxOutputTokens: 4000 })
})

test('the label of a payment link is the text before it, or else its host', () => {
  const { paymentLinks } = parseEnv({ PAYMENT_LINKS: 'https://pay.example/?a=b, Net banking =https://bank.example/x' })
  expect(paymentLinks).toEqual([
    { label: 'pay.example', url: 'https://pay.example/?a=b' },
    { label: 'Net banking', url: 'https://bank.example/x' },
  ])
})

test('traces are sent to the configured endpoint with the configured headers', () => {
  expect(parseEnv({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).traces).toBeUndefined()
  expect(
    parseEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-team=posts',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }).traces,
  ).toEqual({
    endpoint: 'http://localhost:4318',
    headers: { Authorization: 'Bearer a=b', 'x-team': 'posts' },
    service: 'postwright',
    share: 0.25,
  })
})

test('the operator is nobody unless configured; social links name well-known sites themselves', () => {
  expect(parseEnv({}).operator).toEqual(noOperator)
  const social = 'https://www.linkedin.com/company/shop, Blog=https://shop.example/blog,https://mastodon.example/@shop'
  expect(parseEnv({ SUPPORT_EMAIL: 'help@shop.example', OPERATOR_NAME: ' Rao & Sons ', SOCIAL_LINKS: social }).operator).toEqual({
    ...noOperator,
    supportEmail: 'help@shop.example',
    operatorName: 'Rao & Sons',
    socialLinks: [
      { label: 'LinkedIn', url: 'https://www.linkedin.com/company/shop' },
      { label: 'Blog', url: 'https://shop.example/blog' },
      { label: 'mastodon.example', url: 'https://mastodon.example/@shop' },
    ],
  })
  const cards = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(parseEnv({ ...cards, STRIPE_PRICE_PRO_YEARLY_INR: 'price_1' }).operator).toEqual({ ...noOperator, cardCurrencies: 'INR' })
  const both = { STRIPE_PRICE_PRO_YEARLY_INR: 'price_1', STRIPE_PRICE_PRO_YEARLY_USD: 'price_2' }
  expect(parseEnv({ ...cards, ...both }).operator).toMatchObject({ cardCurrencies: 'USD, INR', dollarCards: 'USD, INR' })
  expect(errorLines({ SUPPORT_EMAIL: 'help', SOCIAL_LINKS: 'javascript:alert(1)' })).toHaveLength(2)
})
