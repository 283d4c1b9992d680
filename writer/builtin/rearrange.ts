import type { Kind, KindRequest, KindResult } from '#contract/kind.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { splitSentences } from '#writer/builtin/sentences.ts'
import type { EarlierGeneration, PartialResult, Revision, Writer } from '#writer/writer.ts'

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

/** How the built-in writer makes the results of a kind. */
interface BuiltinKind<K extends Kind> {
  /** The complete result. `how` and `earlier` are given for a rewrite. */
  make(request: KindRequest<K>, seed: number, how?: RewriteHow, earlier?: EarlierGeneration<K>): KindResult<K>
  /** States of a result while it is streamed. */
  partials(result: KindResult<K>): Iterable<PartialResult<KindResult<K>>>
  /** Whether a result makes the requested change. */
  isRewritten(result: KindResult<K>, revision: Revision<K>, request: KindRequest<K>): boolean
}

/**
 * The built-in writer of a kind. A rewrite is the result of the first of the next seeds that makes the requested change. `rearrange` throws
 * CannotRewrite when none does, for another language, because the built-in writer does not translate, and for an instruction, which it does not
 * understand.
 */
export function builtinWriter<K extends Kind>({ make, partials, isRewritten }: BuiltinKind<K>): Pick<Writer<K>, 'arrange' | 'rearrange'> {
  function* streamed(result: KindResult<K>): Generator<PartialResult<KindResult<K>>, KindResult<K>> {
    yield* partials(result)
    return result
  }
  return {
    arrange: (request, seed) => streamed(make(request, seed)),
    rearrange(request, revision, seed) {
      const { how, earlier } = revision
      for (let attempt = 0; how !== 'language' && how !== 'instruction' && attempt < maxAttempts; attempt++) {
        const result = make(request, seed + attempt, how, earlier)
        if (isRewritten(result, revision, request)) return streamed(result)
      }
      throw new CannotRewrite(how)
    },
  }
}

/** Whether two texts are equal apart from white space. */
export const sameText = (a: string, b: string): boolean => a.replace(/\s+/gu, ' ').trim() === b.replace(/\s+/gu, ' ').trim()

/** The first line of text, without headings and directions. */
export const firstLine = (text: string): string => text.split('\n').find((line) => line.trim() && !/^[[(]/u.test(line)) ?? ''
