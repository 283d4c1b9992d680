import type { RewriteHow } from '#contract/rewrite.ts'
import { splitSentences } from '#writer/builtin/sentences.ts'

/** A rewrite that is impossible without inventing text. It is not charged. */
export class CannotRewrite extends Error {
  readonly how: RewriteHow

  constructor(how: RewriteHow) {
    super(`The built-in writer cannot do this rewrite honestly: ${how}`)
    this.name = 'CannotRewrite'
    this.how = how
  }
}

/** Length of a rewrite as a share of the earlier text, in words or seconds: `shorter` is a maximum, `longer` a minimum. */
export const rewrittenShares = { shorter: 0.9, longer: 1.2 } as const

/** Whether a text has more sentences than the earlier one; a longer question in the place of another does not count. */
export const hasMoreSentences = (text: string, earlier: string): boolean => splitSentences(text).length > splitSentences(earlier).length

/** Seeds to try until a rewrite meets its requirement. */
const maxAttempts = 8

/**
 * The result of the first of the next seeds that meets the requirement of the rewrite.
 * @throws CannotRewrite when none does, and for another language: the built-in writer does not translate
 */
export function tryRewrite<Result>(
  how: RewriteHow,
  seed: number,
  make: (seed: number) => Result,
  isAcceptable: (result: Result) => boolean,
): Result {
  if (how === 'language') throw new CannotRewrite(how)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const result = make(seed + attempt)
    if (isAcceptable(result)) return result
  }
  throw new CannotRewrite(how)
}

/** Whether two texts are equal apart from white space. */
export const sameText = (a: string, b: string): boolean => a.replace(/\s+/gu, ' ').trim() === b.replace(/\s+/gu, ' ').trim()

/** The first line of text, without headings and directions. */
export const firstLine = (text: string): string => text.split('\n').find((line) => line.trim() && !/^[[(]/u.test(line)) ?? ''
