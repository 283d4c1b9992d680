import type { Arranged } from '#contract/arranged.ts'
import type { AnyRequest, AnyResult, Kind, KindRequest, KindResult } from '#contract/kind.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { avoidedWords, type Background } from '#writer/background.ts'
import { splitSentences } from '#writer/builtin/sentences.ts'
import { avoidedIn } from '#writer/checks/avoided.ts'
import { normalised } from '#writer/checks/passage.ts'
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

interface MakeOptions<K extends Kind> {
  readonly how?: RewriteHow
  readonly earlier?: EarlierGeneration<K>
  readonly background?: Background | undefined
}

/** How the built-in writer makes the results of a kind. */
interface BuiltinKind<K extends Kind> {
  /** The complete result. `how` and `earlier` are given for a rewrite. */
  make(request: KindRequest<K>, seed: number, options: MakeOptions<K>): KindResult<K>
  /** Somebody's text for another platform, in its own words; absent: it is arranged again like any other. */
  keep?(request: KindRequest<K>, earlier: EarlierGeneration<K>, background: Background | undefined): KindResult<K>
  /** States of a result while it is streamed. */
  partials(result: KindResult<K>): Iterable<PartialResult<KindResult<K>>>
  /** Whether a result makes the requested change. */
  isRewritten(result: KindResult<K>, revision: Revision<K>, request: KindRequest<K>): boolean
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

/** A result that takes several attempts: others are served between two of them. */
type Making<Result> = Generator<PartialResult<Result>, Result>
/** What there is to show before the first attempt that succeeds. */
const nothingYet = {}

/** Whether a result has words that its voice avoids and that the user did not type. */
function hasAvoided({ arranged: _, ...texts }: AnyResult, request: AnyRequest, background: Background | undefined): boolean {
  if (avoidedWords(background).length === 0) return false
  const foundIn = (value: unknown) => avoidedIn(textsIn(value).join('\n'), background, request.language)
  const typed = new Set(foundIn(request).map(({ word }) => word))
  return foundIn(texts).some(({ word }) => !typed.has(word))
}

/** The result of the first of the next seeds without words that the voice avoids; when all have some, that of the first. */
function* inOwnWords<Result extends AnyResult>(
  seed: number,
  request: AnyRequest,
  background: Background | undefined,
  make: (seed: number) => Making<Result>,
): Making<Result> {
  const first = yield* make(seed)
  yield nothingYet
  let result = first
  for (let attempt = 1; attempt < maxAttempts && hasAvoided(result, request, background); attempt++) {
    yield nothingYet
    result = yield* make(seed + attempt)
  }
  return hasAvoided(result, request, background) ? first : result
}

/** More points of a source than a text names. */
const mostPoints = 8

/**
 * A result with as many points of the source among its details as it has room for: at least one when the user gave no details. Link and call to
 * action of the voice come before further points; points that the topic says already, or with words that the voice avoids, are left out.
 */
function* withPoints<Request extends AnyRequest, Result extends AnyResult>(
  request: Request,
  background: Background | undefined,
  make: (request: Request) => Result,
): Making<Result> {
  const topic = normalised(String(request.topic ?? request.prompt))
  const lines = (background?.source?.points ?? [])
    .filter(({ text }) => avoidedIn(text, background, request.language).length === 0)
    // The title of a source is often its first sentence, which is its first point too.
    .filter(({ text }) => !topic.includes(normalised(text)))
    .slice(0, mostPoints)
    .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
  const given = (count: number) => {
    const details = [request.details, ...lines.slice(0, count)].filter(Boolean).join('\n')
    return details ? { ...request, details } : request
  }
  const least = request.details ? 0 : Math.min(1, lines.length)
  const shortest = make(given(least))
  const has = (result: Result, text: string) => textsIn(result).some((each) => each.includes(text))
  const own = [background?.voice?.link ?? '', background?.voice?.callToAction ?? ''].filter((text) => text && has(shortest, text))
  for (let count = lines.length; count > least; count--) {
    yield nothingYet
    const result = make(given(count))
    const notes = (result.arranged as Arranged | undefined)?.notes ?? []
    const isWhole = !notes.some(({ code }) => code === 'longer' || code === 'left-out')
    if (isWhole && own.every((text) => has(result, text))) return result
  }
  return withPointsLeft(shortest, lines.length - least)
}

/** A result whose note about its length counts the points that it left out. */
function withPointsLeft<Result extends AnyResult>(result: Result, pointsLeft: number): Result {
  const arranged = result.arranged as Arranged | undefined
  if (!arranged || pointsLeft === 0) return result
  return {
    ...result,
    arranged: { ...arranged, notes: arranged.notes.map((note) => (note.code === 'longer' ? { ...note, pointsLeft } : note)) },
  }
}

/**
 * The built-in writer of a kind. A rewrite is the result of the first of the next seeds that makes the requested change. `rearrange` throws
 * CannotRewrite when none does, for another language, because the built-in writer does not translate, and for an instruction, which it does not
 * understand.
 */
export function builtinWriter<K extends Kind>({
  make,
  keep,
  partials,
  isRewritten,
}: BuiltinKind<K>): Pick<Writer<K>, 'arrange' | 'rearrange'> {
  function* streamed(result: KindResult<K>): Making<KindResult<K>> {
    // Questions take the place of the text: nothing of it is shown meanwhile.
    if (!result.ask) yield* partials(result)
    return result
  }
  return {
    *arrange(request, seed, background) {
      const making = inOwnWords(seed, request, background, (each) =>
        withPoints(request, background, (given) => make(given, each, { background })),
      )
      return yield* streamed(yield* making)
    },
    *rearrange(request, revision, seed, background) {
      const { how, earlier, keepsWords } = revision
      if (how === 'platform' && keepsWords && keep) return yield* streamed(keep(request, earlier, background))
      const candidates: KindResult<K>[] = []
      for (let attempt = 0; how !== 'language' && how !== 'instruction' && attempt < maxAttempts; attempt++) {
        if (attempt > 0) yield nothingYet
        const result = yield* withPoints(request, background, (given) => make(given, seed + attempt, { how, earlier, background }))
        if (!isRewritten(result, revision, request)) continue
        if (!hasAvoided(result, request, background)) return yield* streamed(result)
        candidates.push(result)
      }
      const [first] = candidates
      if (first) return yield* streamed(first)
      throw new CannotRewrite(how)
    },
  }
}

/** Whether two texts are equal apart from white space. */
export const sameText = (a: string, b: string): boolean => a.replace(/\s+/gu, ' ').trim() === b.replace(/\s+/gu, ' ').trim()

/** The first line of text, without headings and directions. */
export const firstLine = (text: string): string => text.split('\n').find((line) => line.trim() && !/^[[(]/u.test(line)) ?? ''
