import { join } from 'node:path'
import { z } from 'zod'
import type { EngineChoice } from '#api/engines.ts'
import { billedProviders, localProvider } from '#contract/model-providers.ts'
import { plans } from '#contract/plans.ts'
import { storedEngines } from '#scripts/doctor/database.ts'
import { Advice, type Check, reasonOf, timeout } from '#scripts/doctor/machine.ts'
import { problemOf } from '#server/core/generation/engine-problems.ts'
import { nothingStored } from '#server/core/generation/engine-store.ts'
import {
  checkEnvironment,
  connectEngine,
  type EngineConfiguration,
  EngineUnavailable,
  resolveEngines,
} from '#server/core/generation/engines.ts'
import type { CardProvider } from '#server/infra/card-provider.ts'
import type { CardPrice, Env } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { ModelFailure, type ModelRequest } from '#server/infra/models/model.ts'
import { nameOf } from '#server/infra/models/provider-details.ts'

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

const noLocalModel = () => {
  throw new Error('The local model runs inside the server only')
}

/** Calls a model; the line for its answer. @throws Error with the reason in words */
async function ask(choice: EngineChoice, configuration: EngineConfiguration, env: Env): Promise<string> {
  const name = nameOf(choice)
  // It runs inside the server only.
  if (choice.provider === localProvider) return `${name} (the admin panel tests it, under Writing)`
  const log = createLog(env.logLevel)
  const { askOnce } = await import('#server/infra/models/ask-once.ts')
  try {
    const named = await connectEngine(choice, { configuration, log, localModel: noLocalModel })
    const began = performance.now()
    await askOnce(named, hello, { signal: new AbortController().signal }, modelPatience)
    return `${name} (answered in ${((performance.now() - began) / 1000).toFixed(1)} s)`
  } catch (error) {
    const problem = error instanceof ModelFailure ? problemOf(choice, error) : error instanceof EngineUnavailable ? error.problem : null
    if (!problem) throw error
    throw new Error(`${name}: ${[problem.message, problem.hint].filter(Boolean).join(' ')}`)
  }
}

/** Names what writes, by the environment or chosen in the app, and sends each model a short prompt, which costs a few tokens. */
export const model: Check = async (env) => {
  await checkEnvironment(env)
  const stored = await storedEngines(env)
  if (stored === 'in use' && !env.aiModel)
    return 'Writing: as chosen in the admin panel, which tests it under Writing; the server that runs has the database open'
  const configuration = resolveEngines(env, stored === 'in use' ? nothingStored : stored)
  const { engine, fallbacks } = configuration.choices
  const source = configuration.fixed.engine ? '' : ', chosen in the admin panel'
  if (!engine) return 'Writing: the built-in writer; choose a model in the admin panel under Writing, or with AI_MODEL'
  const answers = await Promise.allSettled([engine, ...fallbacks].map((choice) => ask(choice, configuration, env)))
  const errors = answers.filter((each) => each.status === 'rejected').map(({ reason }) => (reason as Error).message)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return `Writing: ${answers.map((each) => (each.status === 'fulfilled' ? each.value : '')).join(', then ')}${source}`
}

/** Whether the cost of models is limited. */
export const spending: Check = async (env) => {
  const stored = await storedEngines(env)
  const { engine, fallbacks, budgets } = resolveEngines(env, stored === 'in use' ? nothingStored : stored).choices
  const billed = [engine, ...fallbacks].some((choice) => billedProviders.some((provider) => provider === choice?.provider))
  if (billed && budgets.all === null) {
    const each = budgets.per_user === null ? 'nothing but the plans limits' : `only the ${budgets.per_user} tokens of each person limit`
    throw new Advice(`AI_DAILY_TOKENS is not set, and no budget in the admin panel: ${each} what the model costs in a day.`)
  }
  return budgets.all === null ? 'Spending: nothing here sends a bill' : `Spending: ${budgets.all} tokens a day at most`
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
  const { createStripeProvider } = await import('#server/infra/stripe.ts')
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
