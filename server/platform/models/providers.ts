import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { modelProviders } from '#server/platform/env.ts'
import { boundedFetch } from '#server/platform/models/bounded-http.ts'
import { chatCompletions } from '#server/platform/models/chat-completions.ts'
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

const ollamaUrl = 'http://localhost:11434/v1'
type Provider = (typeof modelProviders)[number]
/** Providers with a library. Their models can write `usualAnswer` tokens; another server may reject such a limit. */
const libraries = { openai: createOpenAI, anthropic: createAnthropic, google: createGoogleGenerativeAI }

const splitName = (name: string): [Provider, string] => {
  const slash = name.indexOf('/')
  return [name.slice(0, slash) as Provider, name.slice(slash + 1)]
}

function keyFor(provider: Provider, apiKey: string | undefined): string | undefined {
  if (!apiKey?.includes('=')) return apiKey
  const pairs = apiKey.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2) as [string, string])
  return pairs.some(([name]) => modelProviders.some((known) => known === name)) ? new Map(pairs).get(provider) : apiKey
}

function createProviderModel(provider: Provider, name: string, apiKey: string | undefined, baseURL: string | undefined): StreamingModel {
  if (provider === 'ollama') return chatCompletions({ name, baseUrl: baseURL ?? ollamaUrl, apiKey })
  if (provider === 'compatible') {
    if (!baseURL) throw new StartError(`AI_BASE_URL must be set for compatible/${name}: it says which server that is`)
    return chatCompletions({ name, baseUrl: baseURL, apiKey })
  }
  if (!apiKey) throw new StartError(`AI_API_KEY must be set for ${provider}/${name}`)
  const settings = { apiKey, fetch: boundedFetch, ...(baseURL && { baseURL }) }
  return fromAiSdk(libraries[provider](settings)(name))
}

export interface NamedModel {
  /** As configured: `openai/gpt-5-mini`. */
  readonly name: string
  readonly model: StreamingModel
  /** The maximum number of tokens of one answer; `undefined` leaves it to the server. */
  readonly maxOutputTokens: number | undefined
}

/**
 * The configured models, in the order in which they are tried.
 * @throws StartError when a provider's key or URL is missing
 */
export function namedModels({ model, fallbacks, apiKey, baseUrl, maxOutputTokens }: ModelSettings): NamedModel[] {
  const [mainProvider] = splitName(model)
  return [model, ...fallbacks].map((name) => {
    const [provider, id] = splitName(name)
    return {
      name,
      maxOutputTokens: maxOutputTokens ?? (provider in libraries ? defaultMaxOutputTokens : undefined),
      model: createProviderModel(provider, id, keyFor(provider, apiKey), provider === mainProvider ? baseUrl : undefined),
    }
  })
}
