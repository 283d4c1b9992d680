const tags = { open: '<think>', close: '</think>' } as const

/** How many of the last letters may be the beginning of a tag. */
function begun(text: string, tag: string): number {
  for (let letters = Math.min(text.length, tag.length - 1); letters > 0; letters--) if (text.endsWith(tag.slice(0, letters))) return letters
  return 0
}

/** Takes out of an answer, piece by piece, what its model thinks aloud between tags. */
export function withoutReasoning() {
  let thinking = false
  /** What may be half a tag. */
  let held = ''
  return {
    /** Takes the next piece, and answers what is to be read of it now. */
    add(piece: string): string {
      if (!thinking && held === '' && !piece.includes('<')) return piece
      let said = ''
      held += piece
      for (;;) {
        const tag = thinking ? tags.close : tags.open
        const at = held.indexOf(tag)
        const end = at < 0 ? held.length - begun(held, tag) : at
        if (!thinking) said += held.slice(0, end)
        held = held.slice(at < 0 ? end : end + tag.length)
        if (at < 0) return said
        thinking = !thinking
      }
    },
    /** What was held back, once nothing follows. */
    rest: () => (thinking ? '' : held),
  }
}
