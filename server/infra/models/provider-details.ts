import type { EngineChoice } from '#api/engines.ts'
import { baseUrlIn } from '#contract/base-url.ts'
import { localModelLabel, localProvider, modelProviders, type ProviderName, providerLabels } from '#contract/model-providers.ts'

/** What configuration and screens say of a provider. Separate from `providers.ts`, which loads the libraries. */
interface ProviderDetails {
  /** `undefined`: it has to be set. */
  readonly defaultBaseUrl: string | undefined
  readonly needsKey: boolean
}

export const providerDetails: Readonly<Record<ProviderName, ProviderDetails>> = {
  openai: { defaultBaseUrl: 'https://api.openai.com/v1', needsKey: true },
  anthropic: { defaultBaseUrl: 'https://api.anthropic.com/v1', needsKey: true },
  google: { defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta', needsKey: true },
  openrouter: { defaultBaseUrl: 'https://openrouter.ai/api/v1', needsKey: true },
  ollama: { defaultBaseUrl: 'http://localhost:11434/v1', needsKey: false },
  compatible: { defaultBaseUrl: undefined, needsKey: false },
}

/** The provider of a choice as people know it. */
export const labelOf = ({ provider }: Pick<EngineChoice, 'provider'>): string =>
  provider === localProvider ? localModelLabel : providerLabels[provider]

/** The base address of a provider; `undefined` when it has no default and none is given. @param given also the address of one of its calls */
export const baseUrlOf = (provider: ProviderName, given: string | undefined): string | undefined =>
  given === undefined ? providerDetails[provider].defaultBaseUrl : baseUrlIn(given)

/** `openai/gpt-5-mini`. */
export const nameOf = ({ provider, model }: EngineChoice): string => `${provider}/${model}`

/** The provider and model of a name such as `openai/gpt-5-mini`, which `AI_MODEL` has. */
export function splitName(name: string): EngineChoice {
  const slash = name.indexOf('/')
  return { provider: name.slice(0, slash) as EngineChoice['provider'], model: name.slice(slash + 1) }
}

/** Access to models as environment variables set it. */
export interface EnvironmentAccess {
  /** One key for every provider, or `openai=…,anthropic=…`. */
  readonly apiKey?: string | undefined
  /** Replaces the default URL of the provider of `model`. */
  readonly baseUrl?: string | undefined
  /** `provider/model` */
  readonly model: string
}

function keyFor(provider: ProviderName, apiKey: string | undefined): string | undefined {
  if (!apiKey?.includes('=')) return apiKey
  const pairs = apiKey.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2) as [string, string])
  return pairs.some(([name]) => modelProviders.some((known) => known === name)) ? new Map(pairs).get(provider) : apiKey
}

/** How environment variables say that a provider is reached. */
export const environmentAccess = (
  provider: ProviderName,
  { apiKey, baseUrl, model }: EnvironmentAccess,
): { key: string | undefined; baseUrl: string | undefined } => ({
  key: keyFor(provider, apiKey),
  baseUrl: provider === splitName(model).provider ? baseUrl : undefined,
})
