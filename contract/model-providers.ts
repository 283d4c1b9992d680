/** Model providers that bill tokens, and all others that are called over HTTP; `server/infra/models/providers.ts` connects them. */
export const billedProviders = ['openai', 'anthropic', 'google', 'openrouter'] as const
export const modelProviders = [...billedProviders, 'ollama', 'compatible'] as const
export type ProviderName = (typeof modelProviders)[number]

/** Their names for people, also in the answer of `GET /api/try`. */
export const providerLabels = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  openrouter: 'OpenRouter',
  ollama: 'Ollama',
  compatible: 'OpenAI-compatible server',
} as const satisfies Readonly<Record<ProviderName, string>>

/** A model that runs on this computer, in a process of the server; `server/infra/models/local` runs it. */
export const localProvider = 'local'
/** Its name in the answer of `GET /api/try`. */
export const localModelLabel = 'Local model'
export const engineProviders = [...modelProviders, localProvider] as const
export type EngineProvider = (typeof engineProviders)[number]

/** The longest name of a model at its provider, in UTF-16 units. */
export const modelNameMax = 200
