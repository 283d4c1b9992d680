import { z } from 'zod'
import { brand, type Currency, currencies } from '#contract/brand.ts'
import { engineProviders } from '#contract/model-providers.ts'
import type { Operator } from '#contract/operator.ts'
import { type BillingInterval, billingIntervals, type PaidPlanId, planIds } from '#contract/plans.ts'
import { isGuessable, minSecretLength } from '#server/infra/secret.ts'
import { StartError } from '#server/infra/start-error.ts'
import { checkDailyTokens, defaultMaxOutputTokens, tokenCount } from '#server/infra/token-limits.ts'

/** One or more environment variables are invalid. */
export class EnvError extends StartError {
  override name = 'EnvError'
}

const list = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const address = (protocols: readonly string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what)

/** An origin: the base of links in emails; its protocol decides the security attributes of cookies. */
const origin = address(['http:', 'https:'], 'must be an address such as https://example.com')
  .refine((value) => /^\/?$/.test(new URL(value).pathname) && !new URL(value).search, 'must have no path after the host')
  .transform((value) => new URL(value).origin)

const timeZone = z.string().refine((name) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}, 'must be a time zone such as Asia/Kolkata')

/** Whether the host of a URL is a loopback address. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)

/** US dollars per million tokens. */
const price = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount such as 0.25')
  .transform(Number)
  .optional()

const ipOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be a list of addresses or ranges such as 10.0.0.0/8')
const model = z
  .string()
  .regex(
    new RegExp(`^(${engineProviders.join('|')})/\\S+$`),
    'must be provider/model, for example openai/gpt-5-mini, ollama/llama3.2 or local/gemma-4-e2b',
  )

/** `Card=https://…`. @param labelOf the label of an address without one, by its host */
const labelledLink = (labelOf: (host: string) => string) =>
  z
    .string()
    .transform((text) => /^(?:([^=:/]+)=)?(https:.+)$/.exec(text))
    .refine(
      (match) => match && URL.canParse(match[2] ?? ''),
      'must be a list of https addresses, each with a label if you like: Card=https://…',
    )
    .transform((match) => {
      const { href, host } = new URL(match?.[2] ?? '')
      return { label: match?.[1]?.trim() || labelOf(host), url: href }
    })

/** The sites of SOCIAL_LINKS that need no label. */
const socialSites: Readonly<Record<string, string>> = {
  'x.com': 'X',
  'twitter.com': 'X',
  'linkedin.com': 'LinkedIn',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'threads.net': 'Threads',
  'reddit.com': 'Reddit',
}
const socialLabel = (host: string): string => socialSites[host.replace(/^www\./, '')] ?? host.replace(/^www\./, '')

/** A price for card payments: a plan, a billing interval and a currency. */
export interface CardPrice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly currency: Currency
  /** The id of the price at the provider. */
  readonly id: string
}

/** `name=value,…` with URL-encoded values: `Authorization=Bearer%20abc`. */
const headers = z
  .string()
  .transform(list)
  .pipe(z.array(z.string().regex(/^[\w-]+=(?:[^%]|%[\da-f]{2})+$/i, 'must be a list of headers such as Authorization=Bearer%20abc')))
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        return [name, decodeURIComponent(value)]
      }),
    ),
  )

type StripePriceName = `STRIPE_PRICE_${Uppercase<PaidPlanId>}_${Uppercase<BillingInterval>}_${Uppercase<Currency>}`
const cardChoices = planIds
  .filter((plan) => plan !== 'free')
  .flatMap((plan) => billingIntervals.flatMap((interval) => currencies.map((currency) => ({ plan, interval, currency }))))
const priceName = ({ plan, interval, currency }: (typeof cardChoices)[number]) =>
  `STRIPE_PRICE_${plan}_${interval}_${currency}`.toUpperCase() as StripePriceName
const stripePrice = z.string().startsWith('price_', 'must start with price_').optional()
const stripePrices = Object.fromEntries(cardChoices.map((choice) => [priceName(choice), stripePrice])) as Record<
  StripePriceName,
  typeof stripePrice
>

const Variables = z
  .object({
    DATABASE_URL: address(['postgres:', 'postgresql:'], 'must be an address such as postgres://user:password@host:5432/name').optional(),
    AI_MODEL: model.optional(),
    AI_FALLBACK_MODELS: z.string().transform(list).pipe(z.array(model)).default([]),
    AI_API_KEY: z.string().optional(),
    AI_BASE_URL: address(['http:', 'https:'], 'must be an address such as http://localhost:11434/v1').optional(),
    AI_PRICE_INPUT: price,
    AI_PRICE_OUTPUT: price,
    AI_MAX_OUTPUT_TOKENS: tokenCount,
    AI_DAILY_TOKENS_PER_USER: tokenCount,
    AI_DAILY_TOKENS: tokenCount,
    SMTP_URL: address(['smtp:', 'smtps:'], 'must be an address such as smtps://user:password@host:465').optional(),
    MAIL_FROM: z.string().regex(/@/, 'must be an e-mail address').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
    ADMIN_SECOND_FACTOR: z.enum(['advised', 'required'], 'must be advised or required').default('advised'),
    PAYMENT_UPI_ID: z
      .string()
      .regex(/^[^@\s]+@[^@\s]+$/, 'must be a UPI id such as name@bank')
      .optional(),
    PAYMENT_UPI_NAME: z.string().optional(),
    PAYMENT_LINKS: z
      .string()
      .transform(list)
      .pipe(z.array(labelledLink((host) => host)))
      .default([]),
    SUPPORT_EMAIL: z.email('must be an email address').optional(),
    OPERATOR_NAME: z.string().trim().optional(),
    OPERATOR_ADDRESS: z.string().trim().optional(),
    GOVERNING_LAW: z.string().trim().optional(),
    TAX_ID: z.string().trim().optional(),
    SOCIAL_LINKS: z
      .string()
      .transform(list)
      .pipe(z.array(labelledLink(socialLabel)))
      .default([]),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_/, 'must be a key that starts with sk_ or rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_').optional(),
    STRIPE_API_URL: origin.optional(),
    QUOTA_TIME_ZONE: timeZone.default('UTC'),
    APP_URL: origin.optional(),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, 'must be a port number from 1 to 65535')
      .default(3000),
    HOST: z.union([z.ipv4(), z.ipv6()], 'must be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them').optional(),
    DATA_DIR: z.string().default('data'),
    AUTH_SECRET: z
      .string()
      .min(minSecretLength, `must have at least ${minSecretLength} characters`)
      .refine((value) => !isGuessable(value), 'must be random, not an example or a pattern: make one with `openssl rand -base64 32`')
      .optional(),
    CALL_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    TRUSTED_PROXIES: z.string().transform(list).pipe(z.array(ipOrRange)).default([]),
    NODE_ENV: z.string().optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'must be an address such as http://localhost:4318').optional(),
    OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
    OTEL_SERVICE_NAME: z.string().default('postwright'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0?\.\d+|[01](\.0+)?)$/, 'must be a share from 0 to 1 such as 0.1')
      .transform(Number)
      .default(1),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent')
      .default('info'),
  })
  .extend(stripePrices)
  .refine((env) => !env.DATABASE_URL || env.AUTH_SECRET, {
    path: ['AUTH_SECRET'],
    message: 'must be set when DATABASE_URL is: every server of one database needs the same secret',
  })
  .refine((env) => env.AI_PRICE_INPUT === undefined || env.AI_PRICE_OUTPUT !== undefined, {
    path: ['AI_PRICE_OUTPUT'],
    message: 'must be set when AI_PRICE_INPUT is',
  })
  .refine((env) => env.AI_PRICE_OUTPUT === undefined || env.AI_PRICE_INPUT !== undefined, {
    path: ['AI_PRICE_INPUT'],
    message: 'must be set when AI_PRICE_OUTPUT is',
  })
  .superRefine(checkDailyTokens)
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, { path: ['MAIL_FROM'], message: 'must be set when SMTP_URL is' })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'must be set when STRIPE_SECRET_KEY is',
  })

/** All variables that are read; `.env.example` lists the same ones. */
export const variableNames: readonly string[] = Object.keys(Variables.shape)

export type Env = ReturnType<typeof parseEnv>

/**
 * Parses the configuration. No other code reads the environment. An empty variable counts as unset.
 * @throws EnvError with one line for each invalid variable. It never contains values, because some are secrets.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const parsed = Variables.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim())))
  if (!parsed.success) {
    throw new EnvError(
      [...new Map(parsed.error.issues.map(({ path, message }) => [path[0], `${String(path[0])} ${message}`])).values()].join('\n'),
    )
  }
  const env = parsed.data
  const appUrl = env.APP_URL ?? `http://localhost:${env.PORT}`
  /** Who runs this server; what is not set is shown nowhere. */
  const stripePrices = cardChoices.flatMap((choice): CardPrice[] => {
    const id = env[priceName(choice)]
    return id ? [{ ...choice, id }] : []
  })
  const cardCurrencies = currencies.filter((currency) => stripePrices.some((price) => price.currency === currency))
  const currencyList = env.STRIPE_SECRET_KEY && cardCurrencies.length > 0 ? cardCurrencies.join(', ').toUpperCase() : null
  const operator: Operator = {
    supportEmail: env.SUPPORT_EMAIL ?? null,
    operatorName: env.OPERATOR_NAME ?? null,
    operatorAddress: env.OPERATOR_ADDRESS ?? null,
    governingLaw: env.GOVERNING_LAW ?? null,
    taxId: env.TAX_ID ?? null,
    socialLinks: env.SOCIAL_LINKS,
    cardCurrencies: currencyList,
    dollarCards: cardCurrencies.includes('usd') ? currencyList : null,
  }
  return {
    databaseUrl: env.DATABASE_URL,
    aiModel: env.AI_MODEL,
    aiFallbackModels: env.AI_FALLBACK_MODELS,
    aiApiKey: env.AI_API_KEY,
    aiBaseUrl: env.AI_BASE_URL,
    /** US dollars per million tokens, for the estimated cost in the engine status. */
    aiPrices:
      env.AI_PRICE_INPUT === undefined || env.AI_PRICE_OUTPUT === undefined
        ? undefined
        : { input: env.AI_PRICE_INPUT, output: env.AI_PRICE_OUTPUT },
    /** The maximum number of tokens of one answer; `undefined` leaves it to the model's server. Always set when a daily limit is set. */
    aiMaxOutputTokens:
      env.AI_MAX_OUTPUT_TOKENS ?? (env.AI_DAILY_TOKENS_PER_USER || env.AI_DAILY_TOKENS ? defaultMaxOutputTokens : undefined),
    /** The maximum number of model tokens in a calendar day, for each user and for all users together; `undefined`: no limit. */
    aiDailyTokens: { each: env.AI_DAILY_TOKENS_PER_USER, all: env.AI_DAILY_TOKENS },
    smtpUrl: env.SMTP_URL,
    /** Required only with SMTP_URL. */
    mailFrom: env.MAIL_FROM ?? `${brand.name} <no-reply@localhost>`,
    adminEmail: env.ADMIN_EMAIL,
    /** `advised`: admins without a second factor are reminded. `required`: they have no admin rights until they enable it. */
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    paymentUpiId: env.PAYMENT_UPI_ID,
    paymentUpiName: env.PAYMENT_UPI_NAME,
    paymentLinks: env.PAYMENT_LINKS,
    operator,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    /** Replaces the URL of Stripe's API. */
    stripeApiUrl: env.STRIPE_API_URL,
    /** The prices that card checkout offers. */
    stripePrices,
    /** The time zone of the calendar months of quotas. */
    quotaTimeZone: env.QUOTA_TIME_ZONE,
    /** Origin, no trailing slash. */
    appUrl,
    port: env.PORT,
    /** The address to listen on; `undefined`: all addresses of this machine. A loopback APP_URL needs only loopback. */
    host: env.HOST ?? (isLoopback(new URL(appUrl).hostname) ? '127.0.0.1' : undefined),
    dataDir: env.DATA_DIR,
    authSecret: env.AUTH_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    /** Whether all requests of a client and of a user are counted. */
    callLimits: env.CALL_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    /** Where traces are sent, and the share of requests that is traced, from 0 to 1. */
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS,
            service: env.OTEL_SERVICE_NAME,
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
    /** The app is served by a development server, not from a build. */
    development: env.NODE_ENV === 'development',
  }
}
