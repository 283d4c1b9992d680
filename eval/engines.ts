import { modelProviders } from '#contract/model-providers.ts'
import type { NamedEngine } from '#eval/evaluate.ts'
import { createLog } from '#server/infra/log.ts'
import { type ChainTimeouts, createModel } from '#server/infra/models/chain.ts'
import type { ModelSettings } from '#server/infra/models/providers.ts'
import { StartError } from '#server/infra/start-error.ts'

/** Milliseconds. Longer than the server's: texts are judged, not speed, and a server with one text at a time lets others wait. */
const timeouts: ChainTimeouts = { first: 300_000, firstFollowed: 300_000, between: 120_000, again: 250 }

const providerOf = (name: string): string => name.slice(0, name.indexOf('/'))

/** @throws StartError when the name is not `provider/model`, or the provider's key or URL is missing */
function connect(settings: Omit<ModelSettings, 'fallbacks'>): NamedEngine {
  const { model: name } = settings
  if (!modelProviders.some((provider) => provider === providerOf(name)) || !/\/\S+$/.test(name))
    throw new StartError(`${name}: write provider/model, with one of these providers: ${modelProviders.join(', ')}`)
  return { name, model: createModel({ ...settings, fallbacks: [] }, createLog('silent'), timeouts) }
}

interface EngineSettings extends Omit<ModelSettings, 'fallbacks'> {
  readonly judges: readonly string[]
  /** Replaces the default URL of the judges' provider. */
  readonly judgeBaseUrl: string | undefined
}

/** The model that writes, and the judges. Without a URL of its own, a judge of the same provider is on the same server. @throws StartError */
export function connectEngines({ judges, judgeBaseUrl, ...settings }: EngineSettings): {
  writer: NamedEngine
  judges: readonly NamedEngine[]
} {
  const sameServer = (judge: string) => (providerOf(judge) === providerOf(settings.model) ? settings.baseUrl : undefined)
  return {
    writer: connect(settings),
    judges: judges.map((judge) => connect({ ...settings, model: judge, baseUrl: judgeBaseUrl ?? sameServer(judge) })),
  }
}
