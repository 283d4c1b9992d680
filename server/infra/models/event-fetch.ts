import { boundedFetch } from '#server/infra/models/bounded-http.ts'

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`

/** An answer in one piece as an event of a stream. */
function toEvent({ choices, ...rest }: { readonly choices?: unknown }): string {
  const deltas = Array.isArray(choices) && choices.map(({ message, ...choice }: { message?: unknown }) => ({ delta: message, ...choice }))
  return event({ ...rest, ...(deltas && { choices: deltas }) })
}

const objectsIn = (lines: readonly string[]): object[] =>
  lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as object]
    } catch {
      // What is no JSON is no part of the answer.
      return []
    }
  })

/** JSON in one piece, or an object in each line, as the events of a stream. */
function toEvents(text: string): string {
  const [whole] = objectsIn([text])
  return whole ? toEvent(whole) : objectsIn(text.split('\n')).map(event).join('')
}

/** The rest of a stream after its first bytes, with them. */
const resumed = (first: Uint8Array, reader: ReadableStreamDefaultReader<Uint8Array>, onBytes: () => void) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      onBytes()
      controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })

/** The bytes of a body up to its first character that is no blank, and that character. */
async function firstOf(reader: ReadableStreamDefaultReader<Uint8Array>, onBytes: () => void) {
  for (;;) {
    const { done, value: bytes = new Uint8Array() } = await reader.read()
    if (!done) onBytes()
    const [character = ''] = new TextDecoder().decode(bytes).trimStart()
    // Pieces of nothing but blanks keep a connection alive and say nothing.
    if (done || character !== '') return { bytes, character }
  }
}

interface EventFetchOptions {
  /** Called when bytes arrive, also those of comments and blanks. */
  readonly onBytes?: () => void
  /** Whether an answer in one piece is passed on as one event. */
  readonly takesWhole?: boolean
}

/**
 * `fetch` for a stream of events. What a server says of the form of its answer is not relied on: it may answer in one piece, or with an
 * error, although it was asked to stream. @throws Error with the body, when it is a page for people
 */
export const eventFetch =
  ({ onBytes = () => {}, takesWhole = false }: EventFetchOptions = {}): typeof fetch =>
  async (input, init) => {
    const response = await boundedFetch(input, init)
    if (!response.ok || !response.body) return response
    const reader = response.body.getReader()
    const { bytes, character } = await firstOf(reader, onBytes)
    const body = resumed(bytes, reader, onBytes)
    const isPage = character === '<'
    if (!isPage && !(takesWhole && character === '{')) return new Response(body, response)
    const whole = (await new Response(body).text()).trim()
    if (isPage) throw Object.assign(new Error('A page'), { statusCode: response.status, responseBody: whole })
    return new Response(toEvents(whole), response)
  }
