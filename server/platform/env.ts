import { z } from 'zod'
import { brand, type Currency, currencies } from '#contract/brand.ts'
import { type BillingInterval, billingIntervals, type PaidPlanId, planIds } from '#contract/plans.ts'
import { isGuessable, shortestSecret } from '#server/platform/secret.ts'
import { StartError } from '#server/platform/start-error.ts'
import { roomForCalls, tokenCount, usualAnswer } from '#server/platform/token-limits.ts'

/** A variable that holds a value the server cannot work with. */
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

/** An origin: what links in mails start with, and what a cookie's security is decided by. */
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

/** Whether a host, as an address names it, is this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)

/** US dollars per million tokens. */
const price = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount such as 0.25')
  .transform(Number)
  .optional()

const ipOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be a list of addresses or ranges such as 10.0.0.0/8')
/** Model providers that bill tokens, and others; `models/providers.ts` connects them. */
export const billedProviders = ['openai', 'anthropic', 'google'] as const
export const modelProviders = [...billedProviders, 'ollama', 'compatible'] as const
const model = z
  .string()
  .regex(new RegExp(`^(${modelProviders.join('|')})/\\S+$`), 'must be provider/model, for example openai/gpt-5-mini or ollama/llama3.2')

/** `Card=https://…`; without a label the host's name is one. */
const paymentLink = z
  .string()
  .transform((text) => /^(?:([^=:/]+)=)?(https:.+)$/.exec(text))
  .refine(
    (found) => found && URL.canParse(found[2] ?? ''),
    'must be a list of https addresses, each with a label if you like: Card=https://…',
  )
  .transform((found) => {
    const { href, host } = new URL(found?.[2] ?? '')
    return { label: found?.[1]?.trim() || host, url: href }
  })

/** What a card can pay: a plan, how often and in which currency. */
export interface CardPrice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly currency: Currency
  /** The price at the provider. */
  readonly id: string
}

/** `name=value,…`, the values as in an address: `Authorization=Bearer%20abc`. */
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
    PAYMENT_LINKS: z.string().transform(list).pipe(z.array(paymentLink)).default([]),
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
      .min(shortestSecret, `must have at least ${shortestSecret} characters`)
      .refine((value) => !isGuessable(value), 'must be random, not an example or a pattern: make one with `openssl rand -base64 32`')
      .optional(),
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
  .superRefine(roomForCalls)
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, { path: ['MAIL_FROM'], message: 'must be set when SMTP_URL is' })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'must be set when STRIPE_SECRET_KEY is',
  })

/** Every variable that is read; `.env.example` lists the same ones. */
export const variableNames: readonly string[] = Object.keys(Variables.shape)

export type Env = ReturnType<typeof parseEnv>

/**
 * The configuration, parsed once; nobody else reads the environment. A variable set to nothing counts as unset.
 * @throws EnvError naming each variable that is wrong, one line each. Values are never repeated: some are secrets.
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
  return {
    databaseUrl: env.DATABASE_URL,
    aiModel: env.AI_MODEL,
    aiFallbackModels: env.AI_FALLBACK_MODELS,
    aiApiKey: env.AI_API_KEY,
    aiBaseUrl: env.AI_BASE_URL,
    /** US dollars per million tokens: what the engine status reckons with. */
    aiPrices:
      env.AI_PRICE_INPUT === undefined || env.AI_PRICE_OUTPUT === undefined
        ? undefined
        : { input: env.AI_PRICE_INPUT, output: env.AI_PRICE_OUTPUT },
    /** Tokens of one answer; `undefined` leaves it to the model's server. Known wherever a day's tokens are limited. */
    aiMaxOutputTokens: env.AI_MAX_OUTPUT_TOKENS ?? (env.AI_DAILY_TOKENS_PER_USER || env.AI_DAILY_TOKENS ? usualAnswer : undefined),
    /** Tokens that models may take a calendar day, for one person and for all together; `undefined` is no limit. */
    aiDailyTokens: { each: env.AI_DAILY_TOKENS_PER_USER, all: env.AI_DAILY_TOKENS },
    smtpUrl: env.SMTP_URL,
    /** A sender is only required where mail really leaves (see SMTP_URL). */
    mailFrom: env.MAIL_FROM ?? `${brand.name} <no-reply@localhost>`,
    adminEmail: env.ADMIN_EMAIL,
    /** Whether admins without a second factor are reminded of it, or are no admins until it is on. */
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    paymentUpiId: env.PAYMENT_UPI_ID,
    paymentUpiName: env.PAYMENT_UPI_NAME,
    paymentLinks: env.PAYMENT_LINKS,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    /** Another server that speaks Stripe's API. */
    stripeApiUrl: env.STRIPE_API_URL,
    /** Card checkout offers what is listed. */
    stripePrices: cardChoices.flatMap((choice): CardPrice[] => {
      const id = env[priceName(choice)]
      return id ? [{ ...choice, id }] : []
    }),
    /** Whose calendar month counts. */
    quotaTimeZone: env.QUOTA_TIME_ZONE,
    /** Origin, no trailing slash. */
    appUrl,
    port: env.PORT,
    /** The address to listen on; `undefined` is every one of this machine. What only this machine opens, only this machine reaches. */
    host: env.HOST ?? (isLoopback(new URL(appUrl).hostname) ? '127.0.0.1' : undefined),
    dataDir: env.DATA_DIR,
    authSecret: env.AUTH_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    /** Where traces go, and how large a share of the requests is traced. */
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS,
            service: env.OTEL_SERVICE_NAME,
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
    /** The screens come from a development server, not from a build. */
    development: env.NODE_ENV === 'development',
  }
}
