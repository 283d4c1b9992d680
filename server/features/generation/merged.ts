interface Ends<Whole> {
  /** What the one stream ends in, asked for when all have ended. */
  readonly whole: () => Whole
  /** Called when the reader leaves; it ends the streams. */
  readonly leave: () => void
}

/**
 * Several streams as one, each event as soon as it is there. No stream is asked for its next event before the one before was taken: a
 * slow reader slows all of them, so that what is overtaken meanwhile is never sent.
 * @param streams end in a value that is dropped, and never reject
 */
export function merged<Event, Whole>(
  streams: readonly AsyncIterator<Event, void>[],
  { whole, leave }: Ends<Whole>,
): AsyncIteratorObject<Event, Whole> {
  const ready: { event: Event; from: AsyncIterator<Event, void> }[] = []
  let open = streams.length
  let news = Promise.withResolvers<void>()

  const ask = async (from: AsyncIterator<Event, void>) => {
    const { done, value } = await from.next()
    if (done) open--
    else ready.push({ event: value, from })
    news.resolve()
  }
  for (const stream of streams) void ask(stream)

  return {
    async next() {
      for (;;) {
        const first = ready.shift()
        if (first) {
          void ask(first.from)
          return { done: false, value: first.event }
        }
        if (open === 0) return { done: true, value: whole() }
        news = Promise.withResolvers()
        await news.promise
      }
    },
    async return(value) {
      leave()
      return { done: true, value: value as Whole }
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      leave()
    },
  }
}
