/** One event of a stream, its data read. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
}

const parse = (block: string): StreamEvent | null => {
  const field = (name: string) => block.match(new RegExp(`^${name}: ?(.*)$`, 'm'))?.[1]
  const [event, data] = [field('event'), field('data')]
  return event === undefined ? null : { event, data: data ? JSON.parse(data) : undefined }
}

/** The events of an answer as they arrive; comments that keep the connection open are left out. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) yield event
    }
  }
}

/** All events of an answer, once it has ended. */
export const allEvents = (response: Response): Promise<StreamEvent[]> => Array.fromAsync(eventsOf(response))
