import { OpenAICompatibleChatLanguageModel } from '@ai-sdk/openai-compatible'
import { z } from 'zod'
import { eventFetch } from '#server/infra/models/event-fetch.ts'
import { serverErrorOf } from '#server/infra/models/failures.ts'
import {
  type AiSdkOptions,
  type Delta,
  type StreamingModel,
  type StreamRequest,
  streamAiSdk,
  toPrompt,
} from '#server/infra/models/streaming-model.ts'

interface Server {
  /** The model's name on that server. */
  readonly name: string
  /** The URL without `/chat/completions` and without a slash at its end. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
}

/** The AI SDK's name for the provider and for options that go into the request as they are. */
const provider = 'compatible'

const limit = /max_(completion_)?tokens/i
const format = /response.?format|json.?(schema|object|mode)|structured.?output|\b(schema|strict|grammar|guided)\b/i
/** Parts of a request that a server may refuse, each with the words by which its error names the part. */
const refusable = {
  stream_options: /stream_options|include_usage/i,
  max_tokens: limit,
  max_completion_tokens: limit,
  json_schema: format,
  json_object: format,
  system: /system.{0,20}(role|message|prompt)|roles must alternate/i,
} as const
/** `enforced schema`: the server accepts a schema, but its answers do not follow it. */
type Feature = keyof typeof refusable | 'enforced schema'

/** Statuses by which servers refuse a part of a request. */
const refusingStatuses: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501])

/**
 * The features that a server was found not to have with a model, for the life of this process: each is tried once. Admins choose servers
 * and models, so the map stays small.
 */
const missingFeatures = new Map<string, ReadonlySet<Feature>>()

/** The features that a request uses on a server without `missing`. */
function usedFeatures({ maxOutputTokens }: StreamRequest, missing: ReadonlySet<Feature>): ReadonlySet<Feature> {
  const alternatives: readonly Feature[][] = [
    ['stream_options'],
    maxOutputTokens === undefined ? [] : ['max_tokens', 'max_completion_tokens'],
    ['json_schema', 'json_object'],
    ['system'],
    ['enforced schema'],
  ]
  return new Set(alternatives.flatMap((names) => names.find((name) => !missing.has(name)) ?? []))
}

const followsSchema = (used: ReadonlySet<Feature>): boolean => used.has('json_schema') && used.has('enforced schema')

const writtenSchema = (jsonSchema: unknown): string =>
  `Answer with one JSON object that matches this JSON schema, and with nothing else:\n${JSON.stringify(jsonSchema)}`

/** A prompt with the system prompt before the first turn. */
const withoutSystem = (system: string, [first, ...others]: StreamRequest['turns']): AiSdkOptions['prompt'] =>
  toPrompt({ system: '', turns: [{ role: 'user', content: `${system}\n\n${first?.content ?? ''}` }, ...others] }).slice(1)

function toOptions(request: StreamRequest, used: ReadonlySet<Feature>): AiSdkOptions {
  const { turns, jsonSchema: schema, maxOutputTokens, signal } = request
  const system = followsSchema(used) ? request.system : `${request.system}\n\n${writtenSchema(schema)}`
  return {
    prompt: used.has('system') ? toPrompt({ system, turns }) : withoutSystem(system, turns),
    responseFormat:
      used.has('json_schema') && schema ? { type: 'json', schema } : used.has('json_object') ? { type: 'json' } : { type: 'text' },
    ...(used.has('max_tokens') && maxOutputTokens && { maxOutputTokens }),
    ...(used.has('max_completion_tokens') &&
      maxOutputTokens && { providerOptions: { [provider]: { max_completion_tokens: maxOutputTokens } } }),
    // Each event of the server becomes a part, so that one without text, too, shows that the model is working.
    includeRawChunks: true,
    abortSignal: signal,
  }
}

/** The feature that an error names as refused. */
function refusedFeature(error: unknown, used: ReadonlySet<Feature>): Feature | undefined {
  const { status, message } = serverErrorOf(error)
  if (!refusingStatuses.has(status)) return undefined
  const names = Object.keys(refusable) as (keyof typeof refusable)[]
  return names.find((name) => used.has(name) && refusable[name].test(message))
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const textIn = (...values: readonly unknown[]) => values.find((value) => typeof value === 'string' && value !== '')

/** The part of an answer in which something has another type than in the protocol, such as its role. */
function otherPart(choice: unknown) {
  if (!isFields(choice) || !isFields(choice.delta)) return []
  const { content, reasoning_content, reasoning } = choice.delta
  return [
    { delta: { content: textIn(content), reasoning: textIn(reasoning_content, reasoning) }, finish_reason: textIn(choice.finish_reason) },
  ]
}

/** The text of a part without a `delta`: a whole `message`, or the `text` of older servers. */
function readRaw(event: unknown): Delta {
  const choice = isFields(event) && Array.isArray(event.choices) ? event.choices[0] : undefined
  if (!isFields(choice) || isFields(choice.delta)) return {}
  const said = isFields(choice.message) ? choice.message.content : choice.text
  return typeof said === 'string' ? { text: said } : {}
}

/** What the library does not take for a part of an answer: an error, which each server writes differently, or a part of another form. */
const otherEvent = z.looseObject({}).transform((event) => {
  const error = event.error ?? (typeof event.message === 'string' ? event : undefined)
  const { choices, usage } = event
  return error ? { error } : { choices: Array.isArray(choices) ? choices.slice(0, 1).flatMap(otherPart) : [], usage }
})
const errorStructure = {
  errorSchema: otherEvent,
  errorToMessage: (event: z.infer<typeof otherEvent>) => serverErrorOf({ data: event }).message,
}

/**
 * A model on a server with OpenAI's chat completions protocol. Such servers differ in what they accept. A request asks for all that the
 * protocol offers; what the server refuses is left out, at once and from then on.
 */
export function compatibleServer({ name, baseUrl, apiKey }: Server): StreamingModel {
  const id = `${baseUrl} ${name}`
  const url = `${baseUrl}/chat/completions`
  const createSdkModel = (includeUsage: boolean, onBytes: () => void) =>
    new OpenAICompatibleChatLanguageModel(name, {
      provider,
      url: () => url,
      fetch: eventFetch({ onBytes, takesWhole: true }),
      errorStructure,
      includeUsage,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      supportsStructuredOutputs: true,
    })
  const missing = () => missingFeatures.get(id) ?? new Set<Feature>()
  const setMissing = (feature: Feature) => missingFeatures.set(id, new Set([...missing(), feature]))

  return {
    async stream(request, onDelta) {
      for (let answered = false; ; ) {
        const used = usedFeatures(request, missing())
        const sdkModel = createSdkModel(used.has('stream_options'), () => onDelta({ isHeartbeat: true }))
        try {
          const onEach = (delta: Delta) => {
            answered ||= Boolean(delta.text)
            onDelta(delta)
          }
          return await streamAiSdk(sdkModel, toOptions(request, used), onEach, readRaw)
        } catch (error) {
          const refused = answered ? undefined : refusedFeature(error, used)
          if (!refused) throw error
          setMissing(refused)
        }
      }
    },
    onUnusable() {
      if (missing().has('enforced schema') || missing().has('json_schema')) return false
      setMissing('enforced schema')
      return true
    },
  }
}
