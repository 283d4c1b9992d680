import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import { boundedFetch } from '#server/platform/models/bounded-fetch.ts'
import { StartError } from '#server/platform/start-error.ts'
import { usualAnswer } from '#server/platform/token-limits.ts'

export interface ModelSettings {
  /** `provider/model` */
  readonly model: string
  /** Asked in this order when the one before gives no answer. */
  readonly fallbacks: readonly string[]
  /** One key for every provider, or `openai=…,anthropic=…`. */
  readonly apiKey?: string | undefined
  /** Where the provider of `model` is found, instead of its own address. */
  readonly baseUrl?: string | undefined
  /** Tokens of one answer at most. */
  readonly maxOutputTokens?: number | undefined
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
  createOpenAICompatible({
    name: 'compatible',
    baseURL,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: boundedFetch,
    ...(apiKey && { apiKey }),
  })(name)

function vendorModel(provider: Provider, name: string, apiKey: string | undefined, baseURL: string | undefined): Wrapped {
  if (provider === 'ollama') return compatible(name, baseURL ?? ollamaAddress, apiKey)
  if (provider === 'compatible') {
    if (!baseURL) throw new StartError(`AI_BASE_URL must be set for compatible/${name}: it says which server that is`)
    return compatible(name, baseURL, apiKey)
  }
  if (!apiKey) throw new StartError(`AI_API_KEY must be set for ${provider}/${name}`)
  const settings = { apiKey, fetch: boundedFetch, ...(baseURL && { baseURL }) }
  if (provider === 'anthropic') return createAnthropic(settings)(name)
  if (provider === 'google') return createGoogleGenerativeAI(settings)(name)
  return createOpenAI(settings)(name)
}

export interface NamedModel {
  /** As configured: `openai/gpt-5-mini`. */
  readonly name: string
  readonly model: ReturnType<typeof wrapLanguageModel>
  /** Tokens of one answer; `undefined` leaves it to the server. */
  readonly maxOutputTokens: number | undefined
}

type Streamed = Awaited<ReturnType<NamedModel['model']['doStream']>>['stream']
/** A piece of what a model says, or of what is said about it. */
export type Part = Streamed extends ReadableStream<infer Piece> ? Piece : never

/** They bill what they write. Other servers may know no such long answers, and refuse who asks for one. */
const billed: ReadonlySet<Provider> = new Set(['openai', 'anthropic', 'google'])

/**
 * The configured models, first choice first. Thinking is taken out of what they say.
 * @throws StartError when a provider lacks its key or address
 */
export function namedModels({ model, fallbacks, apiKey, baseUrl, maxOutputTokens }: ModelSettings): NamedModel[] {
  const [home] = split(model)
  return [model, ...fallbacks].map((name) => {
    const [provider, id] = split(name)
    const vendor = vendorModel(provider, id, keyFor(provider, apiKey), provider === home ? baseUrl : undefined)
    return {
      name,
      maxOutputTokens: maxOutputTokens ?? (billed.has(provider) ? usualAnswer : undefined),
      model: wrapLanguageModel({ model: vendor, middleware: extractReasoningMiddleware({ tagName: 'think' }) }),
    }
  })
}
