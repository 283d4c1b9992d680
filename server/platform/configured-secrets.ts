import { unescape as decoded } from 'node:querystring'
import type { Env } from '#server/platform/env.ts'

/** The password of an address, as it stands there and as it is meant. */
function passwordIn(address: string | undefined): string[] {
  const { password } = new URL(address ?? 'none:')
  return [password, decoded(password)]
}

/** One key, or several as `openai=…,anthropic=…`: whole, and each by itself. */
const keysIn = (keys = '') => [keys, ...keys.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())]

/** Every secret of the configuration. */
export const secretsOf = (env: Env): string[] =>
  [
    ...passwordIn(env.databaseUrl),
    ...passwordIn(env.smtpUrl),
    ...keysIn(env.aiApiKey),
    ...Object.values(env.traces?.headers ?? {}),
    ...[env.authSecret ?? '', env.metricsToken ?? '', env.stripeSecretKey ?? '', env.stripeWebhookSecret ?? ''],
  ].filter(Boolean)
