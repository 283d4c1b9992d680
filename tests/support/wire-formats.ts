/** How each provider streams a JSON answer, from the providers' public API references. */
export interface WireFormat {
  readonly matches: (path: string) => boolean
  /** The server-sent events before the text, for a part of it, and after it. */
  readonly open: (body: Body) => string
  readonly chunk: (text: string, body: Body) => string
  readonly end: (tokens: { input: number; output: number }, body: Body) => string
  /** The whole prompt as one text. */
  readonly promptOf: (body: Body) => string
}

export type Body = Readonly<Record<string, unknown>>

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
const typed = (data: { type: string } & Body) => event(data, data.type)
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(texts)
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([name, inner]) => (['text', 'content', 'parts'].includes(name) ? texts(inner) : []))
        : []
const textOf = (...parts: unknown[]) => parts.flatMap(texts).join('\n')

const chunk = (delta: unknown, rest: Body = {}) =>
  event({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'double',
    choices: [{ index: 0, delta, finish_reason: null }],
    ...rest,
  })

export const openAiChat: WireFormat = {
  matches: (path) => path.endsWith('/chat/completions'),
  open: () => chunk({ role: 'assistant', content: '' }),
  chunk: (text) => chunk({ content: text }),
  end: ({ input, output }) =>
    chunk({}, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) +
    chunk({}, { choices: [], usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }) +
    'data: [DONE]\n\n',
  promptOf: ({ messages }) => textOf(messages),
}

const message = { id: 'm1', type: 'message', role: 'assistant', status: 'in_progress', content: [] }
const response = (rest: Body) => ({ id: 'r1', object: 'response', created_at: 1, model: 'double', output: [], ...rest })
const openAiResponses: WireFormat = {
  matches: (path) => path.endsWith('/responses'),
  open: () =>
    typed({ type: 'response.created', sequence_number: 0, response: response({ status: 'in_progress' }) }) +
    typed({ type: 'response.output_item.added', sequence_number: 1, output_index: 0, item: message }),
  chunk: (text) =>
    typed({ type: 'response.output_text.delta', sequence_number: 2, item_id: 'm1', output_index: 0, content_index: 0, delta: text }),
  end: ({ input, output }) =>
    typed({ type: 'response.output_item.done', sequence_number: 3, output_index: 0, item: { ...message, status: 'completed' } }) +
    typed({
      type: 'response.completed',
      sequence_number: 4,
      response: response({ status: 'completed', usage: { input_tokens: input, output_tokens: output, total_tokens: input + output } }),
    }),
  promptOf: ({ instructions, input }) => textOf(instructions, input),
}

const usesTool = ({ tools }: Body) => Array.isArray(tools) && tools.length > 0
export const anthropic: WireFormat = {
  matches: (path) => path.endsWith('/messages'),
  open: (body) =>
    typed({
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'double',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 11, output_tokens: 0 },
      },
    }) +
    typed({
      type: 'content_block_start',
      index: 0,
      content_block: usesTool(body) ? { type: 'tool_use', id: 't1', name: 'json', input: {} } : { type: 'text', text: '' },
    }),
  chunk: (text, body) =>
    typed({
      type: 'content_block_delta',
      index: 0,
      delta: usesTool(body) ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),
  end: ({ output }, body) =>
    typed({ type: 'content_block_stop', index: 0 }) +
    typed({
      type: 'message_delta',
      delta: { stop_reason: usesTool(body) ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    }) +
    typed({ type: 'message_stop' }),
  promptOf: ({ system, messages }) => textOf(system, messages),
}

const candidate = (text: string, rest: Body = {}) =>
  event({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, ...rest }], modelVersion: 'double' })
export const google: WireFormat = {
  matches: (path) => path.includes(':streamGenerateContent'),
  open: () => '',
  chunk: (text) => candidate(text),
  end: ({ input, output }) =>
    event({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
    }),
  promptOf: ({ systemInstruction, contents }) => textOf(systemInstruction, contents),
}

export const wireFormats: readonly WireFormat[] = [openAiChat, openAiResponses, anthropic, google]
