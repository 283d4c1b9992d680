import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { StartError } from '#server/platform/start-error.ts'

export interface ModelSettings {
  /** `provider/model` */
  readonly model: string
  /** Asked in this order when the one before gives no answer. */
  readonly fallbacks: readonly string[]
  /** One key for every provider, or `openai=…,anthropic=…`. */
  readonly apiKey?: string | undefined
  /** Where the provider of `model` is found, instead of its own address. */
  readonly baseUrl?: string | undefined
}

const ollamaAddress = 'http://localhost:11434/v1'
type Provider = 'openai' | 'anthropic' | 'google' | 'ollama' | 'compatible'
type Wrapped = Parameters<typeof wrapLanguageModel>[0]['model']

const split = (name: string): [Provider, string] => {
  const slash = name.indexOf('/')
  return [name.slice(0, slash) as Provider, name.slice(slash + 1)]
}

function keyFor(provider: Provider, apiKey: string | undefined): string | undefined {
  if (!apiKey?.includes('=')) return apiKey
  const pairs = apiKey.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2) as [string, string])
  return pairs.some(([name]) => /^(?:openai|anthropic|google|ollama|compatible)$/.test(name)) ? new Map(pairs).get(provider) : apiKey
}

/** A server that speaks OpenAI's chat protocol. */
const compatible = (name: string, baseURL: string, apiKey: string | undefined) =>
  createOpenAICompatible({ name: 'compatible', baseURL, supportsStructuredOutputs: true, includeUsage: true, ...(apiKey && { apiKey }) })(
    name,
  )

function vendorModel(provider: Provider, name: string, apiKey: string | undefined, baseURL: string | undefined): Wrapped {
  if (provider === 'ollama') return compatible(name, baseURL ?? ollamaAddress, apiKey)
  if (provider === 'compatible') {
    if (!baseURL) throw new StartError(`AI_BASE_URL must be set for compatible/${name}: it says which server that is`)
    return compatible(name, baseURL, apiKey)
  }
  if (!apiKey) throw new StartError(`AI_API_KEY must be set for ${provider}/${name}`)
  const settings = { apiKey, ...(baseURL && { baseURL }) }
  if (provider === 'anthropic') return createAnthropic(settings)(name)
  if (provider === 'google') return createGoogleGenerativeAI(settings)(name)
  return createOpenAI(settings)(name)
}

export interface NamedModel {
  /** As configured: `openai/gpt-5-mini`. */
  readonly name: string
  readonly model: Exclude<LanguageModel, string>
}

/**
 * The configured models, first choice first. Thinking and code fences are taken out of what they say.
 * @throws StartError when a provider lacks its key or address
 */
export function namedModels({ model, fallbacks, apiKey, baseUrl }: ModelSettings): NamedModel[] {
  const [home] = split(model)
  return [model, ...fallbacks].map((name) => {
    const [provider, id] = split(name)
    const vendor = vendorModel(provider, id, keyFor(provider, apiKey), provider === home ? baseUrl : undefined)
    return {
      name,
      model: wrapLanguageModel({ model: vendor, middleware: [extractReasoningMiddleware({ tagName: 'think' }), extractJsonMiddleware()] }),
    }
  })
}
