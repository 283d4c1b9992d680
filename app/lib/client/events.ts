import { apiError } from '#app/lib/client/api-error.ts'

interface ServerEvent {
  readonly name: string
  readonly data: unknown
}

/**
 * The events of an answer's body, as the server writes them: `message` events are handed out one by one, `done` is what the
 * iteration returns, `error` is thrown as an ApiError. A body that ends without either returns `undefined`; one that breaks
 * throws what fetch throws. Leaving early ends the connection. `alive` is called at whatever comes, a comment too.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>, alive?: () => void): AsyncGenerator<unknown, unknown, void> {
  for await (const { name, data } of blocksOf(body, alive)) {
    if (name === 'message') yield data
    else if (name === 'done') return data
    else if (name === 'error') throw apiError(data, 500)
  }
  return undefined
}

async function* blocksOf(body: ReadableStream<Uint8Array>, alive?: () => void): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alive?.()
      const blocks = (unread + decoder.decode(piece.value, { stream: true })).split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) yield eventIn(block)
    }
  } finally {
    await reader.cancel()
  }
}

/** A block of `field: value` lines. One without data (a comment that keeps the connection open) is an event of no name. */
function eventIn(block: string): ServerEvent {
  const lines = block.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return { field: line.slice(0, colon), value: line.slice(colon + 1).trimStart() }
  })
  const valuesOf = (wanted: string) => lines.filter(({ field }) => field === wanted).map(({ value }) => value)
  const data = valuesOf('data').join('\n')
  return data ? { name: valuesOf('event').at(-1) ?? 'message', data: JSON.parse(data) } : { name: '', data: undefined }
}
