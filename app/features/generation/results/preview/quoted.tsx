import { createContext, type ReactNode, use } from 'react'

/** Passages that a note below the text quotes. */
export const QuotedPassages = createContext<readonly string[]>([])

const classes = [/^\p{N}$/u, /^\p{Script=Latin}$/u]

/** Whether a passage begins or ends inside a word or number, between these two characters. */
const isInside = (one: string | undefined, other: string | undefined): boolean =>
  classes.some((same) => same.test(one ?? '') && same.test(other ?? ''))

/** The offset of a passage from `from` on, as whole words; -1 without one. */
function offsetOf(text: string, passage: string, from: number): number {
  const at = text.indexOf(passage, from)
  if (at < 0) return at
  const end = at + passage.length
  const inside = isInside(text[at - 1], passage[0]) || isInside(passage.at(-1), text[end])
  return inside ? offsetOf(text, passage, at + 1) : at
}

/** A text with the quoted passages highlighted. The notes quote them in words, so nothing depends on the highlight. */
export function Quoted({ text }: { text: string }): ReactNode {
  const passages = use(QuotedPassages)
  const found = passages
    .filter((passage) => passage.trim())
    .map((passage) => ({ passage, at: offsetOf(text, passage, 0) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  const [first] = found
  if (!first) return text
  const end = first.at + first.passage.length
  return (
    <>
      {text.slice(0, first.at)}
      <mark className="rounded-xs bg-warn-wash text-inherit underline decoration-1 decoration-warn underline-offset-4">
        {first.passage}
      </mark>
      <Quoted text={text.slice(end)} />
    </>
  )
}
