const tags = { open: '<think>', close: '</think>' } as const

/** The length of the longest suffix of the text that may be the beginning of a tag. */
function partialTagLength(text: string, tag: string): number {
  for (let length = Math.min(text.length, tag.length - 1); length > 0; length--) if (text.endsWith(tag.slice(0, length))) return length
  return 0
}

/** Removes reasoning, which some models write between `<think>` tags, from an answer while it is streamed. */
export function createReasoningFilter() {
  let isReasoning = false
  /** Text that may end with an incomplete tag. */
  let buffer = ''
  return {
    /** Adds the next piece. Returns the answer's text that is certain so far. */
    add(piece: string): string {
      if (!isReasoning && buffer === '' && !piece.includes('<')) return piece
      let answer = ''
      buffer += piece
      for (;;) {
        const tag = isReasoning ? tags.close : tags.open
        const at = buffer.indexOf(tag)
        const end = at < 0 ? buffer.length - partialTagLength(buffer, tag) : at
        if (!isReasoning) answer += buffer.slice(0, end)
        buffer = buffer.slice(at < 0 ? end : end + tag.length)
        if (at < 0) return answer
        isReasoning = !isReasoning
      }
    },
    /** The buffered text, after the last piece. */
    rest: () => (isReasoning ? '' : buffer),
  }
}
