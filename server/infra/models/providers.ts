import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { billedProviders, localProvider, type ProviderName } from '#contract/model-providers.ts'
import { hideSecret } from '#server/infra/hidden-secrets.ts'
import { compatibleServer } from '#server/infra/models/compatible-server.ts'
import { eventFetch } from '#server/infra/models/event-fetch.ts'
import type { ModelUse } from '#server/infra/models/model.ts'
import {
  baseUrlOf,
  type EnvironmentAccess,
  environmentAccess,
  nameOf,
  providerDetails,
  splitName,
} from '#server/infra/models/provider-details.ts'
import { fromAiSdk, type StreamingModel } from '#server/infra/models/streaming-model.ts'
import { StartError } from '#server/infra/start-error.ts'
import { defaultMaxOutputTokens } from '#server/infra/token-limits.ts'

export interface ModelSettings extends EnvironmentAccess {
  /** Called in this order when the previous model fails. */
  readonly fallbacks: readonly string[]
  /** The maximum number of tokens of one answer. */
  readonly maxOutputTokens?: number | undefined
}

/** Access to a provider. */
export interface ProviderAccess {
  readonly key: string | undefined
  readonly baseUrl: string
}

interface Provider {
  /** @param model its name at the provider */
  readonly createModel: (access: ProviderAccess, model: string) => StreamingModel
  /** The request for the list of its models. */
  readonly listRequest: (access: ProviderAccess) => { readonly url: string; readonly headers: Readonly<Record<string, string>> }
}

/** Access for an AI SDK provider. */
const sdkSettings = ({ key, baseUrl }: ProviderAccess) => ({ apiKey: key ?? '', baseURL: baseUrl, fetch: eventFetch() })
const bearer = (key: string | undefined): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})

/** A provider with OpenAI's chat completions protocol. */
const compatible = {
  createModel: ({ key, baseUrl }, name) => compatibleServer({ name, baseUrl, apiKey: key }),
  listRequest: ({ key, baseUrl }) => ({ url: `${baseUrl}/models`, headers: bearer(key) }),
} satisfies Provider

/** Ollama's address without the path of one of its APIs. */
const ollamaRoot = (baseUrl: string): string => baseUrl.replace(/\/(v1|api)$/, '')

/** How every provider is called. Its name is part of a model's: `openai/gpt-5-mini`. */
export const providers: Readonly<Record<ProviderName, Provider>> = {
  openai: {
    createModel: (access, model) => fromAiSdk(createOpenAI(sdkSettings(access))(model)),
    listRequest: compatible.listRequest,
  },
  anthropic: {
    createModel: (access, model) => fromAiSdk(createAnthropic(sdkSettings(access))(model)),
    listRequest: ({ key = '', baseUrl }) => ({
      url: `${baseUrl}/models?limit=1000`,
      headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    }),
  },
  google: {
    createModel: (access, model) => fromAiSdk(createGoogleGenerativeAI(sdkSettings(access))(model)),
    listRequest: ({ key = '', baseUrl }) => ({ url: `${baseUrl}/models?pageSize=1000`, headers: { 'x-goog-api-key': key } }),
  },
  openrouter: compatible,
  ollama: {
    createModel: ({ key, baseUrl }, model) => compatible.createModel({ key, baseUrl: `${ollamaRoot(baseUrl)}/v1` }, model),
    listRequest: ({ key, baseUrl }) => ({ url: `${ollamaRoot(baseUrl)}/api/tags`, headers: bearer(key) }),
  },
  compatible,
}

export interface NamedModel {
  /** As configured: `openai/gpt-5-mini`. */
  readonly name: string
  readonly model: StreamingModel
  /** The maximum number of tokens of one answer; `undefined` leaves it to the server. */
  readonly maxOutputTokens: number | undefined
  readonly use?: ModelUse
  /** Names the model and a server that may have to load it; absent where models are always there. */
  readonly loadedBy?: string
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

const isBilled = (provider: ProviderName): boolean => billedProviders.some((billed) => billed === provider)

/** Models that bill can write answers of this length; another server may reject such a limit. */
const defaultLimitOf = (provider: ProviderName): number | undefined => (isBilled(provider) ? defaultMaxOutputTokens : undefined)

/** A model that can be called. @throws StartError when the provider's key or URL is missing */
export function connectModel({ provider, model, key, baseUrl: givenUrl, maxOutputTokens }: ModelChoice): NamedModel {
  const name = nameOf({ provider, model })
  const baseUrl = baseUrlOf(provider, givenUrl)
  if (!baseUrl) throw new StartError(`AI_BASE_URL must be set for ${name}: it says which server that is`)
  if (providerDetails[provider].needsKey && !key) throw new StartError(`AI_API_KEY must be set for ${name}`)
  // Also one that an admin only tries.
  if (key) hideSecret(key)
  return {
    name,
    model: providers[provider].createModel({ key, baseUrl }, model),
    maxOutputTokens: maxOutputTokens ?? defaultLimitOf(provider),
    ...(!isBilled(provider) && { loadedBy: `${baseUrl} ${model}` }),
  }
}

/**
 * The configured models that are called over HTTP, in the order in which they are tried.
 * @throws StartError when a provider's key or URL is missing
 */
export const namedModels = ({ fallbacks, maxOutputTokens, ...access }: ModelSettings): NamedModel[] =>
  [access.model, ...fallbacks]
    .map(splitName)
    .flatMap(({ provider, model }) =>
      provider === localProvider ? [] : connectModel({ provider, model, ...environmentAccess(provider, access), maxOutputTokens }),
    )
