/** A piece of a message; one with an address is a link. */
export interface Piece {
  /** Where it begins, in UTF-16 units. */
  readonly at: number
  readonly text: string
  readonly href?: string
}

const address = /https?:\/\/[^\s<>"]+/giu
/** What ends a sentence or a bracket stands after an address, not in it. */
const tail = /[.,;:!?'…।؟۔\p{Pe}\p{Pf}\p{Pi}]+$/u

/** A closing bracket belongs to an address that opened it: …/Rupee_(currency). */
function withoutTail(found: string): string {
  const cut = found.replace(tail, '')
  return found.startsWith(`${cut})`) && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut
}

/** The text of a message in pieces, in which addresses of the web are links and nothing else is markup. */
export function linked(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutTail(found)
    if (!URL.canParse(href)) continue
    if (index > at) pieces.push({ at, text: text.slice(at, index) })
    pieces.push({ at: index, text: href, href })
    at = index + href.length
  }
  return at < text.length ? [...pieces, { at, text: text.slice(at) }] : pieces
}
