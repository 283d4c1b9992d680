import type { RewriteHow } from '#contract/rewrite.ts'
import { splitSentences } from '#writer/builtin/sentences.ts'

/** A rewrite that cannot be done honestly from what was given. It costs nothing. */
export class CannotRewrite extends Error {
  readonly how: RewriteHow

  constructor(how: RewriteHow) {
    super(`The built-in writer cannot do this rewrite honestly: ${how}`)
    this.name = 'CannotRewrite'
    this.how = how
  }
}

/** How much of the earlier text, in words or seconds, a shorter and a longer one are at most and at least. */
export const rewrittenShares = { shorter: 0.9, longer: 1.2 } as const

/** Whether a text says more than an earlier one: another, longer question in the place of one is not more. */
export const saysMore = (text: string, earlier: string): boolean => splitSentences(text).length > splitSentences(earlier).length

/** Turns that are tried for a rewrite that differs. */
const tries = 8

/**
 * The first of the next turns that keeps the promise of a rewrite.
 * @throws CannotRewrite when none does, or when the rewrite needs what the built-in writer cannot do: it knows no other language
 */
export function rearranged<Result>(
  how: RewriteHow,
  seed: number,
  make: (seed: number) => Result,
  keepsPromise: (result: Result) => boolean,
): Result {
  if (how === 'language') throw new CannotRewrite(how)
  for (let turn = 0; turn < tries; turn++) {
    const result = make(seed + turn)
    if (keepsPromise(result)) return result
  }
  throw new CannotRewrite(how)
}

/** Whether two texts read the same. */
export const sameText = (a: string, b: string): boolean => a.replace(/\s+/gu, ' ').trim() === b.replace(/\s+/gu, ' ').trim()

/** The first line that is spoken or read, without headings and directions. */
export const firstLine = (text: string): string => text.split('\n').find((line) => line.trim() && !/^[[(]/u.test(line)) ?? ''
