import type { EngineChoice } from '#api/engines.ts'
import { modelOf } from '#app/lib/provider-labels.ts'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import type { ProviderName } from '#contract/model-providers.ts'

/** The page on which each provider gives keys. */
export const keyPages: Readonly<Partial<Record<ProviderName, string>>> = {
  openai: 'platform.openai.com/api-keys',
  anthropic: 'console.anthropic.com/settings/keys',
  google: 'aistudio.google.com/apikey',
  openrouter: 'openrouter.ai/settings/keys',
}

export const engineId = ({ provider, model }: EngineChoice): string => `${provider}/${model}`

/** 'gpt-5-mini (OpenAI)'; of `null`, the built-in writer. */
export const engineName = (engine: EngineChoice | null): string => (engine ? modelOf(engine) : engineSettingsMessages.builtIn)

export const isSameEngine = (one: EngineChoice | null, other: EngineChoice | null): boolean =>
  one === other || (one !== null && other !== null && engineId(one) === engineId(other))

const one = { maximumFractionDigits: 1 } as const
const whole = { maximumFractionDigits: 0 } as const

/** Bytes: '2.6 GB', '63 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toLocaleString('en', one)} GB`
  if (bytes >= 1e6) return `${(bytes / 1e6).toLocaleString('en', whole)} MB`
  return `${Math.ceil(bytes / 1e3).toLocaleString('en')} KB`
}

/** Seconds that a text took: '0.4 s', '12 s'. */
export const formatSeconds = (seconds: number): string => `${seconds.toLocaleString('en', seconds < 10 ? one : whole)} s`

/** '40 s left', '5 min left', '1 h 20 min left'. */
export function formatTimeLeft(seconds: number): string {
  const words = engineSettingsMessages
  if (seconds < 60) return words.secondsLeft({ seconds: Math.ceil(seconds) })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return words.minutesLeft({ minutes })
  return words.hoursLeft({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
