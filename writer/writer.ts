import type { z } from 'zod'
import type { Fault, Kind, KindRequest, KindResult, KindSchema } from '#contract/kind.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import type { Passage } from '#writer/checks/passage.ts'
import type { MarkupRules } from '#writer/polish/markup.ts'

/** What a model is told: who it is and what holds always, then the task itself. */
export interface Brief {
  readonly system: string
  readonly prompt: string
}

/** A result on its way: any field may still be missing or unfinished. */
export type Growing<Result> = { [Field in keyof Result]?: unknown }

/** A model's answer on its way: any part may still be missing. */
export type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly (Partly<Item> | undefined)[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Partly<Value[Field]> | undefined }
    : Value

/** What an earlier generation was asked for and how it came out. */
export interface Earlier<K extends Kind = Kind> {
  readonly request: KindRequest<K>
  readonly result: KindResult<K>
}

/** That an earlier result is to be written again, and how. The request already says the new length, tone or language. */
export interface Revision<K extends Kind = Kind> {
  readonly how: RewriteHow
  readonly earlier: Earlier<K>
}

/** How one kind is written, by a model and without one. */
export interface Writer<K extends Kind = Kind, Answer extends object = object> {
  readonly kind: K
  readonly schema: KindSchema<KindRequest<K>, KindResult<K>>
  /** Raised whenever the prompt changes; stands in the history row. */
  readonly promptVersion: number
  /** Raised whenever the answer's shape changes; stands in the history row. */
  readonly schemaVersion: number
  prompt(request: KindRequest<K>, revision?: Revision<K>): Brief
  /** What a model must answer (structured output). */
  readonly answer: z.ZodType<Answer>
  /** A model's answer, finished or not, as a result. */
  read(answer: Partly<Answer>, request: KindRequest<K>): Growing<KindResult<K>>
  /**
   * The built-in writer: yields the result as it grows and returns it whole. The same seed gives the same text;
   * a new seed gives something new.
   */
  arrange(request: KindRequest<K>, seed: number): Generator<Growing<KindResult<K>>, KindResult<K>>
  /** The built-in writer's rewrite, deterministic for a seed. @throws CannotRewrite when it cannot be done with what was given */
  rearrange(request: KindRequest<K>, revision: Revision<K>, seed: number): Generator<Growing<KindResult<K>>, KindResult<K>>
  /** What a model's rewrite promises beside what every result does: its faults when it does something else. */
  promises(result: KindResult<K>, request: KindRequest<K>, revision: Revision<K>): Fault[]
  /** Which markup the platform renders. */
  markup?(request: KindRequest<K>): MarkupRules
  /** The polished result in its final shape: a long X post as a thread, an explanation in its own field. */
  shape?(result: KindResult<K>, request: KindRequest<K>): KindResult<K>
  /** Everything the person gave, topic and details: what the text may state. */
  source(request: KindRequest<K>): string
  /** Every text of the result, as the checks read it. */
  passages(result: KindResult<K>): Passage[]
  /** The last resort after rewrites: a deterministic cut, after which no hard limit is exceeded and no invented figure or link is left where it can go. */
  fit(result: KindResult<K>, request: KindRequest<K>, revision?: Revision<K>): KindResult<K>
}

export const defineWriter = <K extends Kind, Answer extends object>(
  kind: K,
  schema: Writer<K>['schema'],
  how: Omit<Writer<K, Answer>, 'kind' | 'schema'>,
): Writer<K, Answer> => ({ kind, schema, ...how })
