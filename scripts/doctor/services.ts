import { join } from 'node:path'
import { z } from 'zod'
import { billedProviders } from '#contract/model-providers.ts'
import { plans } from '#contract/plans.ts'
import { Advice, type Check, reasonOf, timeout } from '#scripts/doctor/machine.ts'
import type { CardProvider } from '#server/platform/card-provider.ts'
import type { CardPrice } from '#server/platform/env.ts'
import type { FailureCode, ModelFailure, ModelRequest } from '#server/platform/models/model.ts'
import type { NamedModel } from '#server/platform/models/providers.ts'

export const mail: Check = async ({ smtpUrl, mailFrom, dataDir }) => {
  if (!smtpUrl) return `Mail: files in ${join(dataDir, 'outbox')}, with each link on the terminal; SMTP_URL sends real mail`
  const { createTransport } = await import('nodemailer')
  const { host } = new URL(smtpUrl)
  const transport = createTransport({ url: smtpUrl, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout })
  try {
    await transport.verify()
    return `Mail: sent through ${host} as ${mailFrom}`
  } catch (error) {
    throw new Error(`The mail server ${host} cannot be used: ${reasonOf(error)}. Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}

/** A prompt of a few tokens. */
const hello: ModelRequest<{ word: string }> = {
  system: 'You answer in JSON.',
  turns: [{ role: 'user', content: 'Say hello in one word.' }],
  answer: z.object({ word: z.string() }),
}
/** Milliseconds: a local model may have to be loaded first. */
const modelPatience = { first: 30_000, between: 10_000 }

const adviceFor: Readonly<Record<FailureCode, string>> = {
  keyRefused: 'refused the key. Check AI_API_KEY.',
  modelUnknown: 'is not known there. Check its name in AI_MODEL or AI_FALLBACK_MODELS.',
  noCredit: 'is not paid for. Add credit to your account there.',
  requestRefused: 'refused the request. Choose another model.',
  rateLimited: 'is busy, or limits your calls. Wait, or look at the limits of your account there.',
  wrongUrl: 'is not at this address. Check AI_BASE_URL: it often ends in /v1.',
  redirected: 'is at another address. Set AI_BASE_URL to that.',
  unreachable: 'cannot be reached. Check AI_BASE_URL, and that this machine may call it.',
  serverError: 'had an error. Look at the log of its server.',
  stalled: 'said nothing for too long. Check that its server is not overloaded.',
  unusable: 'answered, but not in JSON as asked. Choose a model that can.',
}

async function ask(named: NamedModel): Promise<string> {
  const [{ askOnce }, { ModelFailure: Failed }] = await Promise.all([
    import('#server/platform/models/ask-once.ts'),
    import('#server/platform/models/model.ts'),
  ])
  const began = performance.now()
  try {
    await askOnce(named, hello, { signal: new AbortController().signal }, modelPatience)
    return `${named.name} (answered in ${((performance.now() - began) / 1000).toFixed(1)} s)`
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    const { code, message } = (error as ModelFailure).detail
    throw new Error(`The model ${named.name} ${adviceFor[code]}${message ? ` It said: ${message}` : ''}`)
  }
}

/** Sends each configured model a short prompt, which costs a few tokens. */
export const model: Check = async ({ aiModel, aiFallbackModels, aiApiKey, aiBaseUrl }) => {
  if (!aiModel) return 'Writing: the built-in writer; AI_MODEL connects a model'
  const { namedModels } = await import('#server/platform/models/providers.ts')
  const models = namedModels({ model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl })
  const answers = await Promise.allSettled(models.map(ask))
  const errors = answers.filter((each) => each.status === 'rejected').map(({ reason }) => (reason as Error).message)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return `Writing: ${answers.map((each) => (each.status === 'fulfilled' ? each.value : '')).join(', then ')}`
}

/** Whether the cost of models is limited. */
export const spending: Check = async ({ aiModel, aiFallbackModels, aiDailyTokens }) => {
  const billed = [aiModel ?? '', ...aiFallbackModels].some((name) => billedProviders.some((provider) => name.startsWith(`${provider}/`)))
  if (billed && aiDailyTokens.all === undefined) {
    throw new Advice('AI_DAILY_TOKENS is not set: nothing but the plans limits what the model costs in a day.')
  }
  return aiDailyTokens.all === undefined ? 'Spending: nothing here sends a bill' : `Spending: ${aiDailyTokens.all} tokens a day at most`
}

const variableOf = ({ plan, interval, currency }: CardPrice): string => `STRIPE_PRICE_${plan}_${interval}_${currency}`.toUpperCase()

/** Compares a price at Stripe with our pages. Returns an error message, `null` when they match. */
async function priceFault(cards: CardProvider, price: CardPrice): Promise<string | null> {
  const { plan, interval, currency, id } = price
  const expected = plans[plan].price[interval][currency]
  const actual = await cards.price(id, currency)
  if (!actual) return `${variableOf(price)}: Stripe has no such price. Copy its id anew; test and live prices differ.`
  if (actual.interval !== interval) return `${variableOf(price)}: this price is not paid ${interval} at Stripe.`
  if (actual.amount !== expected * 100) {
    const offer = actual.amount === null ? `sells nothing in ${currency.toUpperCase()}` : `charges ${actual.amount / 100}`
    return `${variableOf(price)}: Stripe ${offer}, and our pages say ${expected} ${currency.toUpperCase()}.`
  }
  return null
}

/** Card payments. */
export const cards: Check = async ({ stripeSecretKey, stripeWebhookSecret, stripeApiUrl, stripePrices }) => {
  if (!stripeSecretKey || !stripeWebhookSecret) return 'Cards: manual payment only; STRIPE_SECRET_KEY connects Stripe'
  if (stripePrices.length === 0) throw new Error('Nothing can be paid by card: set STRIPE_PRICE_BASIC_MONTHLY_USD and its siblings.')
  const { createStripeProvider } = await import('#server/platform/stripe.ts')
  const provider = createStripeProvider({ secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, apiUrl: stripeApiUrl })
  const faults = await Promise.all(stripePrices.map((price) => priceFault(provider, price))).catch((error: unknown) => {
    throw new Error(`Stripe cannot be asked: ${(error as Error).message}. Check STRIPE_SECRET_KEY.`)
  })
  const errors = faults.filter((fault) => fault !== null)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return `Cards: Stripe, ${stripePrices.length} prices as our pages say`
}

/** Sends an empty export to the trace collector. */
export const traces: Check = async ({ traces }) => {
  if (!traces) return 'Traces: none; OTEL_EXPORTER_OTLP_ENDPOINT sends them to a collector'
  const { endpoint, headers } = traces
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: Error) => {
    throw new Error(`The collector at ${endpoint} cannot be reached: ${reasonOf(error.cause ?? error)}. Check OTEL_EXPORTER_OTLP_ENDPOINT.`)
  })
  await answer.body?.cancel()
  if (answer.ok) return `Traces: sent to ${endpoint}`
  throw new Error(
    `The collector at ${endpoint} answered ${answer.status}. It has to take JSON over HTTP (often port 4318); OTEL_EXPORTER_OTLP_HEADERS holds the headers that it requires.`,
  )
}

/** Whether admins must use a second factor. */
export const admins: Check = async ({ adminSecondFactor }) =>
  adminSecondFactor === 'required'
    ? 'Admins: two-factor sign-in is required'
    : 'Admins: two-factor sign-in is advised; ADMIN_SECOND_FACTOR=required enforces it'
