import { parsePartialJson } from 'ai'

export interface PartialJsonReader {
  /** Adds the next piece. The partial is emitted asynchronously. @throws what `onPartial` threw before */
  add(piece: string): void
  /** Resolves when everything that was added has been parsed and emitted. @throws what `onPartial` threw */
  finished(): Promise<void>
  /** No more partials are emitted. */
  stop(): void
}

/**
 * Parses the JSON object in an answer while the answer is streamed. In a partial, the last string may be incomplete, and a field without a
 * value is left out. Text before and after the object is ignored.
 *
 * The library parses the text from its beginning each time, so pieces that arrive during a parse are parsed together. A parse of 3 KB takes
 * 0.02 ms: 200 streams with 20 pieces a second use a tenth of the thread.
 */
export function createPartialJsonReader(onPartial: (partial: object) => void): PartialJsonReader {
  let text = ''
  let parsedLength = 0
  let parsing: Promise<void> | undefined
  let failure: { readonly error: unknown } | undefined
  let stopped = false

  async function parse(): Promise<void> {
    while (!stopped && parsedLength < text.length) {
      parsedLength = text.length
      const { value } = await parsePartialJson(text)
      if (!stopped && typeof value === 'object' && value !== null) onPartial(value)
    }
    parsing = undefined
  }
  const rethrow = () => {
    if (failure) throw failure.error
  }

  return {
    add(piece) {
      rethrow()
      // Text and code fences may come before the object.
      const from = text ? 0 : piece.indexOf('{')
      if (from < 0) return
      text += piece.slice(from)
      parsing ??= parse().catch((error: unknown) => {
        failure = { error }
      })
    },
    async finished() {
      await parsing
      rethrow()
    },
    stop() {
      stopped = true
    },
  }
}
