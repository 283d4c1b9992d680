import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { billedProviders, modelProviders, type ProviderName } from '#contract/model-providers.ts'
import { boundedFetch } from '#server/platform/models/bounded-http.ts'
import { compatibleServer } from '#server/platform/models/compatible-server.ts'
import type { ModelUse } from '#server/platform/models/model.ts'
import { fromAiSdk, type StreamingModel } from '#server/platform/models/streaming-model.ts'
import { StartError } from '#server/platform/start-error.ts'
import { defaultMaxOutputTokens } from '#server/platform/token-limits.ts'

export interface ModelSettings {
  /** `provider/model` */
  readonly model: string
  /** Called in this order when the previous model fails. */
  readonly fallbacks: readonly string[]
  /** One key for every provider, or `openai=…,anthropic=…`. */
  readonly apiKey?: string | undefined
  /** Replaces the default URL of the provider of `model`. */
  readonly baseUrl?: string | undefined
  /** The maximum number of tokens of one answer. */
  readonly maxOutputTokens?: number | undefined
}

/** Access to a provider. */
export interface ProviderAccess {
  readonly key: string | undefined
  readonly baseUrl: string
}

interface Provider {
  /** As people know it. */
  readonly label: string
  /** `undefined`: it has to be set. */
  readonly defaultBaseUrl: string | undefined
  readonly needsKey: boolean
  /** @param model its name at the provider */
  readonly createModel: (access: ProviderAccess, model: string) => StreamingModel
  /** The request for the list of its models. */
  readonly listRequest: (access: ProviderAccess) => { readonly url: string; readonly headers: Readonly<Record<string, string>> }
}

/** Access for an AI SDK provider. */
const sdkSettings = ({ key, baseUrl }: ProviderAccess) => ({ apiKey: key ?? '', baseURL: baseUrl, fetch: boundedFetch })
const bearer = (key: string | undefined): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})

/** A provider with OpenAI's chat completions protocol. */
const compatible = {
  createModel: ({ key, baseUrl }, name) => compatibleServer({ name, baseUrl, apiKey: key }),
  listRequest: ({ key, baseUrl }) => ({ url: `${baseUrl}/models`, headers: bearer(key) }),
} satisfies Partial<Provider>

/** Ollama's address without the path of one of its APIs. */
const ollamaRoot = (baseUrl: string): string => baseUrl.replace(/\/(v1|api)$/, '')

/** Every provider: what configuration and screens say of it, and how it is called. Its name is part of a model's: `openai/gpt-5-mini`. */
export const providers: Readonly<Record<ProviderName, Provider>> = {
  openai: {
    label: 'OpenAI',
    defaultBaseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    createModel: (access, model) => fromAiSdk(createOpenAI(sdkSettings(access))(model)),
    listRequest: compatible.listRequest,
  },
  anthropic: {
    label: 'Anthropic',
    defaultBaseUrl: 'https://api.anthropic.com/v1',
    needsKey: true,
    createModel: (access, model) => fromAiSdk(createAnthropic(sdkSettings(access))(model)),
    listRequest: ({ key = '', baseUrl }) => ({
      url: `${baseUrl}/models?limit=1000`,
      headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    }),
  },
  google: {
    label: 'Google',
    defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    needsKey: true,
    createModel: (access, model) => fromAiSdk(createGoogleGenerativeAI(sdkSettings(access))(model)),
    listRequest: ({ key = '', baseUrl }) => ({ url: `${baseUrl}/models?pageSize=1000`, headers: { 'x-goog-api-key': key } }),
  },
  openrouter: { label: 'OpenRouter', defaultBaseUrl: 'https://openrouter.ai/api/v1', needsKey: true, ...compatible },
  ollama: {
    label: 'Ollama',
    defaultBaseUrl: 'http://localhost:11434/v1',
    needsKey: false,
    createModel: ({ key, baseUrl }, model) => compatible.createModel({ key, baseUrl: `${ollamaRoot(baseUrl)}/v1` }, model),
    listRequest: ({ key, baseUrl }) => ({ url: `${ollamaRoot(baseUrl)}/api/tags`, headers: bearer(key) }),
  },
  compatible: { label: 'OpenAI-compatible server', defaultBaseUrl: undefined, needsKey: false, ...compatible },
}

const splitName = (name: string): [ProviderName, string] => {
  const slash = name.indexOf('/')
  return [name.slice(0, slash) as ProviderName, name.slice(slash + 1)]
}

function keyFor(provider: ProviderName, apiKey: string | undefined): string | undefined {
  if (!apiKey?.includes('=')) return apiKey
  const pairs = apiKey.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2) as [string, string])
  return pairs.some(([name]) => modelProviders.some((known) => known === name)) ? new Map(pairs).get(provider) : apiKey
}

/** The address of a provider without a slash at its end; `undefined` when it has no default and none is given. */
export const baseUrlOf = (provider: ProviderName, baseUrl: string | undefined): string | undefined =>
  (baseUrl ?? providers[provider].defaultBaseUrl)?.replace(/\/$/, '')

export interface NamedModel {
  /** As configured: `openai/gpt-5-mini`. */
  readonly name: string
  readonly model: StreamingModel
  /** The maximum number of tokens of one answer; `undefined` leaves it to the server. */
  readonly maxOutputTokens: number | undefined
  readonly use?: ModelUse
}

/** A model of a provider. Absent values are the provider's own. */
export interface ModelChoice {
  readonly provider: ProviderName
  /** Its name at the provider. */
  readonly model: string
  readonly key?: string | undefined
  readonly baseUrl?: string | undefined
  readonly maxOutputTokens?: number | undefined
}

/** Models that bill can write answers of this length; another server may reject such a limit. */
const defaultLimitOf = (provider: ProviderName): number | undefined =>
  billedProviders.some((billed) => billed === provider) ? defaultMaxOutputTokens : undefined

/** A model that can be called. @throws StartError when the provider's key or URL is missing */
export function connectModel({ provider, model, key, baseUrl: givenUrl, maxOutputTokens }: ModelChoice): NamedModel {
  const name = `${provider}/${model}`
  const baseUrl = baseUrlOf(provider, givenUrl)
  if (!baseUrl) throw new StartError(`AI_BASE_URL must be set for ${name}: it says which server that is`)
  const { needsKey, createModel } = providers[provider]
  if (needsKey && !key) throw new StartError(`AI_API_KEY must be set for ${name}`)
  return { name, model: createModel({ key, baseUrl }, model), maxOutputTokens: maxOutputTokens ?? defaultLimitOf(provider) }
}

/**
 * The configured models, in the order in which they are tried.
 * @throws StartError when a provider's key or URL is missing
 */
export function namedModels({ model, fallbacks, apiKey, baseUrl, maxOutputTokens }: ModelSettings): NamedModel[] {
  const [mainProvider] = splitName(model)
  return [model, ...fallbacks].map((name) => {
    const [provider, id] = splitName(name)
    const key = keyFor(provider, apiKey)
    return connectModel({ provider, model: id, key, baseUrl: provider === mainProvider ? baseUrl : undefined, maxOutputTokens })
  })
}
