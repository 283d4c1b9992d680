import { compatibleLabel, type EngineProvider } from '#contract/model-providers.ts'

/** The name of each provider in the admin panel. */
export const providerLabels: Readonly<Record<EngineProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  openrouter: 'OpenRouter',
  ollama: 'Ollama',
  compatible: compatibleLabel,
  local: 'On this computer',
}
