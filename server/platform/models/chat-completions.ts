import type { IncomingMessage } from 'node:http'
import { APICallError } from 'ai'
import { eventData } from '#server/platform/models/event-data.ts'
import { postJson, readText } from '#server/platform/models/http-post.ts'
import type { Delta, Question, StreamingModel } from '#server/platform/models/streaming-model.ts'

interface Server {
  /** The model's name there. */
  readonly name: string
  /** Ends before `/chat/completions`. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
}

/** As far as servers agree on it: some name reasoning otherwise, some send content in parts, and none is obliged to send anything. */
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

const saidIn = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map(({ type, text }: ContentPart) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
      : ''

const thoughtIn = (content: unknown): string =>
  Array.isArray(content) ? content.map(({ type, thinking }: ContentPart) => (type === 'thinking' ? saidIn(thinking) : '')).join('') : ''

function deltaOf({ choices, usage }: Chunk): Delta {
  const { content, refusal, reasoning_content, reasoning } = choices?.[0]?.delta ?? {}
  return {
    text: saidIn(content) + saidIn(refusal),
    reasoning: saidIn(reasoning_content ?? reasoning) + thoughtIn(content),
    ...(usage && { tokens: { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 } }),
  }
}

const bodyOf = (model: string, { system, turns, shape, maxOutputTokens }: Question) => ({
  model,
  max_tokens: maxOutputTokens,
  response_format: { type: 'json_schema', json_schema: { schema: shape, strict: true, name: 'response' } },
  messages: [{ role: 'system', content: system }, ...turns.map(({ role, content }) => ({ role, content }))],
  stream: true,
  stream_options: { include_usage: true },
})

/** Characters of a refusal that are kept; its reason stands at its beginning. */
const longestRefusal = 64 * 1024

/** Why a server refused, in its own words where it has any. */
async function refusalOf(answer: IncomingMessage, url: URL): Promise<APICallError> {
  let responseBody = ''
  await readText(answer, (text) => {
    if (responseBody.length < longestRefusal) responseBody += text.slice(0, longestRefusal - responseBody.length)
  })
  const said = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(responseBody)?.[1]
  return new APICallError({
    message: said ? JSON.parse(said) : (answer.statusMessage ?? ''),
    ...{ url: url.href, requestBodyValues: {}, responseBody },
    ...(answer.statusCode !== undefined && { statusCode: answer.statusCode }),
    responseHeaders: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
  })
}

/**
 * A server that speaks OpenAI's chat protocol, read from its socket: the library passes each piece of an answer through eight web
 * streams, which takes several times as long as all that is done with it afterwards.
 */
export const chatCompletions = ({ name, baseUrl, apiKey }: Server): StreamingModel => ({
  async stream(question, onDelta) {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`)
    const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
    const answer = await postJson(url, { headers, body: JSON.stringify(bodyOf(name, question)), signal: question.signal })
    const { statusCode = 0 } = answer
    if (statusCode < 200 || statusCode > 299) throw await refusalOf(answer, url)
    let finished = false
    const read = eventData((data) => {
      if (data === '[DONE]') return
      const chunk = JSON.parse(data) as Chunk
      if (chunk.error) throw chunk.error
      finished ||= Boolean(chunk.choices?.[0]?.finish_reason)
      onDelta(deltaOf(chunk))
    })
    await readText(answer, read)
    if (!finished) throw new Error('The answer of the model server broke off')
  },
})
