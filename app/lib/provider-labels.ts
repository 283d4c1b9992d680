import { type EngineProvider, engineProviders, providerLabels } from '#contract/model-providers.ts'
import { engineNames } from './engine-messages.ts'

/** The name of each provider in the admin panel. */
export const engineLabels: Readonly<Record<EngineProvider, string>> = { ...providerLabels, local: engineNames.local }

/** 'gpt-5-mini (OpenAI)'. */
export const modelOf = ({ provider, model }: { readonly provider: EngineProvider; readonly model: string }): string =>
  engineNames.modelOf({ model, provider: provider === 'local' ? engineNames.here : providerLabels[provider] })

/** The same of an id: 'openai/gpt-5-mini', 'builtin', or 'unknown' for texts from before engines were recorded. */
export function engineLabel(id: string): string {
  const names = engineNames
  if (id === 'builtin') return names.builtIn
  if (id === 'unknown') return names.unknown
  const provider = engineProviders.find((name) => id.startsWith(`${name}/`))
  return provider ? modelOf({ provider, model: id.slice(provider.length + 1) }) : id
}
