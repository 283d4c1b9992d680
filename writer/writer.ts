import type { z } from 'zod'
import type { Fault, Kind, RequestOf, ResultOf } from '#contract/kind.ts'

/** What a model is told: who it is and what holds always, then the task itself. */
export interface Brief {
  readonly system: string
  readonly prompt: string
}

/** A result on its way: any field may still be missing or unfinished. */
export type Growing<Result> = { [Field in keyof Result]?: unknown }

/** How one kind is written, by a model and without one. */
export interface Writer<K extends Kind = Kind, Answer extends object = any> {
  readonly kind: K
  /** Raised whenever the prompt or the answer's shape changes; stands in the history row. */
  readonly promptVersion: number
  prompt(request: RequestOf<K>): Brief
  /** What a model must answer (structured output). */
  readonly answer: z.ZodType<Answer>
  /** A model's answer, finished or not, as a result; with the whole answer the result is whole. */
  read(answer: { [Field in keyof Answer]?: Answer[Field] | undefined }, request: RequestOf<K>): Growing<ResultOf<K>>
  /**
   * The built-in writer: yields the result as it grows and returns it whole. The same seed gives the same text;
   * a new seed gives something new.
   */
  compose(request: RequestOf<K>, seed: number): Generator<Growing<ResultOf<K>>, ResultOf<K>>
  /** Every text of the result through `clean`, with the rules of its platform. */
  polish(result: ResultOf<K>, request: RequestOf<K>): ResultOf<K>
  /** The last resort after rewrites: a deterministic cut, after which no hard limit is exceeded. */
  fit(result: ResultOf<K>, request: RequestOf<K>): ResultOf<K>
  /** Checks that need more than arithmetic: language, grounding, worn phrases, repeats. */
  inspect(result: ResultOf<K>, request: RequestOf<K>): Fault[]
}

export const defineWriter = <K extends Kind, Answer extends object>(writer: Writer<K, Answer>): Writer<K, Answer> => writer
