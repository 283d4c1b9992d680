import type { IncomingMessage } from 'node:http'
import { APICallError } from 'ai'
import { createEventParser, postJson, readText } from '#server/platform/models/bounded-http.ts'
import type { Delta, StreamingModel, StreamRequest } from '#server/platform/models/streaming-model.ts'

interface Server {
  /** The model's name on that server. */
  readonly name: string
  /** The URL without `/chat/completions`. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
}

/** What servers have in common. All fields are optional: some name reasoning differently, some send content in parts. */
interface Chunk {
  readonly error?: unknown
  readonly choices?: readonly ({
    readonly delta?: {
      readonly content?: unknown
      readonly refusal?: unknown
      readonly reasoning_content?: unknown
      readonly reasoning?: unknown
    } | null
    readonly finish_reason?: string | null
  } | null)[]
  readonly usage?: { readonly prompt_tokens?: number | null; readonly completion_tokens?: number | null } | null
}

interface ContentPart {
  readonly type?: string
  readonly text?: string
  readonly thinking?: unknown
}

const textIn = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map(({ type, text }: ContentPart) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
      : ''

const reasoningIn = (content: unknown): string =>
  Array.isArray(content) ? content.map(({ type, thinking }: ContentPart) => (type === 'thinking' ? textIn(thinking) : '')).join('') : ''

function deltaOf({ choices, usage }: Chunk): Delta {
  const { content, refusal, reasoning_content, reasoning } = choices?.[0]?.delta ?? {}
  return {
    text: textIn(content) + textIn(refusal),
    reasoning: textIn(reasoning_content ?? reasoning) + reasoningIn(content),
    ...(usage && { tokens: { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 } }),
  }
}

const requestBody = (model: string, { system, turns, jsonSchema, maxOutputTokens }: StreamRequest) => ({
  model,
  max_tokens: maxOutputTokens,
  response_format: { type: 'json_schema', json_schema: { schema: jsonSchema, strict: true, name: 'response' } },
  messages: [{ role: 'system', content: system }, ...turns.map(({ role, content }) => ({ role, content }))],
  stream: true,
  stream_options: { include_usage: true },
})

/** The maximum number of characters read of an error response; the reason is at the beginning. */
const maxErrorLength = 64 * 1024

/** The error for a response with an error status, with the server's message if there is one. */
async function toApiCallError(response: IncomingMessage, url: URL): Promise<APICallError> {
  let responseBody = ''
  await readText(response, (text) => {
    if (responseBody.length < maxErrorLength) responseBody += text.slice(0, maxErrorLength - responseBody.length)
  })
  const quotedMessage = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(responseBody)?.[1]
  return new APICallError({
    message: quotedMessage ? JSON.parse(quotedMessage) : (response.statusMessage ?? ''),
    ...{ url: url.href, requestBodyValues: {}, responseBody },
    ...(response.statusCode !== undefined && { statusCode: response.statusCode }),
    responseHeaders: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
  })
}

/**
 * A model on a server with OpenAI's chat completions protocol. It reads the socket directly: the library passes each chunk through eight
 * web streams, which takes several times as long as all further processing.
 */
export const chatCompletions = ({ name, baseUrl, apiKey }: Server): StreamingModel => ({
  async stream(request, onDelta) {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`)
    const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
    const response = await postJson(url, { headers, body: JSON.stringify(requestBody(name, request)), signal: request.signal })
    const { statusCode = 0 } = response
    if (statusCode < 200 || statusCode > 299) throw await toApiCallError(response, url)
    let finished = false
    const parse = createEventParser((data) => {
      if (data === '[DONE]') return
      const chunk = JSON.parse(data) as Chunk
      if (chunk.error) throw chunk.error
      finished ||= Boolean(chunk.choices?.[0]?.finish_reason)
      onDelta(deltaOf(chunk))
    })
    await readText(response, parse)
    if (!finished) throw new Error('The response of the model server ended too early')
  },
})
