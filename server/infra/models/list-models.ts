import { z } from 'zod'
import type { ProviderName } from '#contract/model-providers.ts'
import { isContainer } from '#server/infra/container.ts'
import { hideSecret } from '#server/infra/hidden-secrets.ts'
import { boundedFetchOf } from '#server/infra/models/bounded-http.ts'
import { isPage, toModelFailure } from '#server/infra/models/failures.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import { baseUrlOf } from '#server/infra/models/provider-details.ts'
import { providers } from '#server/infra/models/providers.ts'

export interface ListedModel {
  /** Its name at the provider, without the provider's own. */
  readonly id: string
  /** As the provider names it for people. */
  readonly label: string
}

/** Milliseconds. */
const defaultTimeout = 10_000
/** Bytes. The longest list, OpenRouter's, has about one megabyte. */
const fetchList = boundedFetchOf(8 * 1024 * 1024)
/** Models of a list that write no texts, by their names; most lists do not say. */
const otherPurpose = /embed|whisper|tts|transcribe|dall-e|image|imagen|veo-|sora|moderation|realtime|audio|rerank|davinci-002|babbage/i

/** An item of a list, as the providers write it: OpenAI and most servers, Anthropic, Google, Ollama. */
const item = z
  .looseObject({
    id: z.string().optional(),
    name: z.string().optional(),
    display_name: z.string().optional(),
    displayName: z.string().optional(),
    supportedGenerationMethods: z.array(z.string()).default(['generateContent']),
  })
  .transform(({ id, name = '', display_name, displayName, supportedGenerationMethods }) => {
    const modelId = id ?? name.replace(/^models\//, '')
    const writes = supportedGenerationMethods.includes('generateContent') && !otherPurpose.test(modelId)
    return { id: modelId, label: display_name ?? displayName ?? (name && id ? name : modelId), writes }
  })
const list = z.union([
  z.array(item),
  z.looseObject({ data: z.array(item) }).transform(({ data }) => data),
  z.looseObject({ models: z.array(item).nullable() }).transform(({ models }) => models ?? []),
])

/** JSON, or `null` for anything else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

async function fetchJson(url: string, headers: Readonly<Record<string, string>>, timeout: number): Promise<unknown> {
  const response = await fetchList(url, { headers, signal: AbortSignal.timeout(timeout) })
  const text = await response.text()
  const body = parseJson(text)
  if (response.ok && !isPage(text)) return body
  const { status: statusCode, statusText, headers: sent } = response
  throw Object.assign(new Error(statusText), {
    statusCode,
    responseHeaders: Object.fromEntries(sent),
    data: body,
    ...(body === null && { responseBody: text }),
  })
}

const wrongUrl = () => new ModelFailure('unreachable', { detail: { code: 'wrongUrl' } })

/**
 * Asks a provider for its models that can write texts.
 * @param baseUrl the provider's own when absent
 * @param timeout milliseconds
 * @throws ModelFailure
 */
export async function listModels(
  provider: ProviderName,
  { key, baseUrl: givenUrl }: { readonly key?: string | undefined; readonly baseUrl?: string | undefined },
  timeout = defaultTimeout,
): Promise<ListedModel[]> {
  const baseUrl = baseUrlOf(provider, givenUrl)
  if (!baseUrl || !URL.canParse(baseUrl)) throw wrongUrl()
  if (key) hideSecret(key)
  const { url, headers } = providers[provider].listRequest({ key, baseUrl })
  const body = await fetchJson(url, headers, timeout).catch((error: unknown) => {
    const failure = toModelFailure(error)
    throw failure.detail.code === 'modelUnknown' ? wrongUrl() : failure
  })
  const { success, data } = list.safeParse(body)
  if (!success) throw wrongUrl()
  return data.filter(({ id, writes }) => id && writes).map(({ id, label }) => ({ id, label }))
}

/** Where a program for local models listens by default. */
export interface LocalServer {
  readonly label: string
  readonly provider: ProviderName
  readonly port: number
  /** The path of its API. */
  readonly path: string
}

export const localServers: readonly LocalServer[] = [
  { label: 'Ollama', provider: 'ollama', port: 11_434, path: '/v1' },
  { label: 'LM Studio', provider: 'compatible', port: 1234, path: '/v1' },
  { label: 'llama.cpp', provider: 'compatible', port: 8080, path: '/v1' },
  { label: 'Docker Model Runner', provider: 'compatible', port: 12_434, path: '/engines/v1' },
]

/** This computer and, in a container, the computer that runs it. */
const localHosts = (): string[] => ['127.0.0.1', ...(isContainer() ? ['host.docker.internal'] : [])]
/** Milliseconds. */
const localTimeout = 1_000

export interface FoundServer {
  readonly label: string
  readonly provider: ProviderName
  readonly baseUrl: string
  readonly models: readonly ListedModel[]
}

/** Looks for programs for local models, all at the same time and for one second. Servers that do not answer are left out. */
export async function findLocalServers(servers = localServers, hosts: readonly string[] = localHosts()): Promise<FoundServer[]> {
  const candidates = hosts.flatMap((host) =>
    servers.map(({ label, provider, port, path }) => ({ label, provider, baseUrl: `http://${host}:${port}${path}` })),
  )
  const found = await Promise.allSettled(
    candidates.map(async (server) => ({ ...server, models: await listModels(server.provider, server, localTimeout) })),
  )
  return found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
