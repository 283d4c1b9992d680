import { parsePartialJson } from 'ai'

export interface PartialJsonReader {
  /** Adds the next piece. The partial is emitted asynchronously. @throws what `onPartial` threw before */
  add(piece: string): void
  /** What was added so far does not belong to the answer. */
  restart(): void
  /** Resolves when everything that was added has been parsed and emitted. @throws what `onPartial` threw */
  finished(): Promise<void>
  /** No more partials are emitted. */
  stop(): void
}

const beginning = /^(?:```[\w-]*\s*)?(?=\{)/
const unfinishedFence = /^(?:`{0,2}|```[\w-]*\s*)$/

/**
 * Parses the JSON object in an answer while the answer is streamed. In a partial, the last string may be incomplete, and a field without a
 * value is left out. Only an answer that begins with its object, perhaps in a code fence, has partials.
 *
 * The library parses the text from its beginning each time, so pieces that arrive during a parse are parsed together. A parse of 3 KB takes
 * 0.02 ms: 200 streams with 20 pieces a second use a tenth of the thread.
 */
export function createPartialJsonReader(onPartial: (partial: object) => void): PartialJsonReader {
  let text = ''
  /** Where the text is: before its object, in it, or in other words that hide it. */
  let state: 'before' | 'object' | 'hidden' = 'before'
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
      if (state === 'hidden') return
      text += piece
      if (state === 'before') {
        text = text.trimStart()
        const fence = beginning.exec(text)
        if (fence) {
          state = 'object'
          text = text.slice(fence[0].length)
        } else {
          if (!unfinishedFence.test(text)) state = 'hidden'
          return
        }
      }
      parsing ??= parse().catch((error: unknown) => {
        failure = { error }
      })
    },
    restart() {
      ;[text, state, parsedLength] = ['', 'before', 0]
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
