import { offsetOf } from '#contract/passages.ts'

/** Where a text has the quoted passages, each as often as it occurs. In UTF-16 units; `to` is excluded. */
export function quotedRanges(text: string, passages: readonly string[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const passage of passages.filter((quoted) => quoted.trim()))
    for (let from = offsetOf(text, passage); from >= 0; from = offsetOf(text, passage, from + passage.length))
      found.push({ from, to: from + passage.length })
  return found
}
