import type { z } from 'zod'
import type { CommonRequest, Fault, Kind, KindRequest, KindResult, KindSchema } from '#contract/kind.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { factLines } from '#contract/roles.ts'
import type { Style } from '#contract/style.ts'
import type { Background } from '#writer/background.ts'
import type { CarriedFacts } from '#writer/checks/inspect.ts'
import type { Passage } from '#writer/checks/passage.ts'
import type { MarkupRules } from '#writer/polish/markup.ts'

/** A model's system prompt (role and general rules) and prompt (the task). */
export interface Brief {
  readonly system: string
  readonly prompt: string
}

/** Settings of a prompt that are not part of the request. */
export interface PromptOptions {
  /** `short`: a brief of a few hundred tokens, for small models that read slowly. */
  readonly size?: 'full' | 'short'
  /** Of the user; the default when absent. */
  readonly style?: Style
  readonly background?: Background
}

/** A partial result: any field may still be missing or incomplete. */
export type PartialResult<Result> = { [Field in keyof Result]?: unknown }

/** A partial answer of a model: any part may still be missing. */
export type DeepPartial<Value> = Value extends readonly (infer Item)[]
  ? readonly (DeepPartial<Item> | undefined)[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: DeepPartial<Value[Field]> | undefined }
    : Value

/** Request and result of an earlier generation. */
export interface EarlierGeneration<K extends Kind = Kind> {
  readonly request: KindRequest<K>
  readonly result: KindResult<K>
}

/** A rewrite of an earlier result. The request already has the new length, tone or language. */
export interface Revision<K extends Kind = Kind> {
  readonly how: RewriteHow
  readonly earlier: EarlierGeneration<K>
  /** The earlier text holds words that its request does not: a model's, or what the user wrote into it. They are not to be lost. */
  readonly keepsWords?: boolean
  /** The user changed the earlier text: what it lacks of the request was taken out. */
  readonly isEdited?: boolean
  /** What the user asked for in the rewrites that led to the earlier text, oldest first. */
  readonly instructions?: readonly string[]
}

/** A topic and details without any word, of which nothing can be made. It is not charged. */
export class NeedsWords extends Error {
  override name = 'NeedsWords'
}

/** How one kind is written, by a model and by the built-in writer. */
export interface Writer<K extends Kind = Kind, Answer extends object = object> {
  readonly kind: K
  readonly schema: KindSchema<KindRequest<K>, KindResult<K>>
  /** Increase when the prompt changes; stored in the history row. */
  readonly promptVersion: number
  /** Increase when the schema of the answer changes; stored in the history row. */
  readonly schemaVersion: number
  prompt(request: KindRequest<K>, revision?: Revision<K>, options?: PromptOptions): Brief
  /** Schema of a model's answer (structured output). */
  readonly answer: z.ZodType<Answer>
  /** Converts a model's answer, complete or partial, to a result. */
  read(answer: DeepPartial<Answer>, request: KindRequest<K>): PartialResult<KindResult<K>>
  /**
   * The built-in writer: yields partial results and returns the complete one. The same seed gives the same text; another seed a
   * different one.
   */
  arrange(request: KindRequest<K>, seed: number, background?: Background): Generator<PartialResult<KindResult<K>>, KindResult<K>>
  /** The built-in writer's rewrite, deterministic for a seed. @throws CannotRewrite when the input does not allow it */
  rearrange(
    request: KindRequest<K>,
    revision: Revision<K>,
    seed: number,
    background?: Background,
  ): Generator<PartialResult<KindResult<K>>, KindResult<K>>
  /** Faults of a model's rewrite that does not make the requested change. */
  rewriteFaults(result: KindResult<K>, request: KindRequest<K>, revision: Revision<K>): Fault[]
  /** Markup that the platform renders. */
  markup?(request: KindRequest<K>): MarkupRules
  /** Converts the polished result to its final form: a long X post to a thread, an explanation to its own field. */
  shape?(result: KindResult<K>, request: KindRequest<K>): KindResult<K>
  /** All user input, topic and details: with the background, what the text may state. */
  source(request: KindRequest<K>): string
  /** Which facts of topic and details belong in the texts; absent for texts that carry none, such as hashtags. */
  readonly carries?: CarriedFacts
  /** All texts of the result, for the checks. */
  passages(result: KindResult<K>): Passage[]
  /**
   * The last resort after failed repairs: makes the result keep the hard limits of its platform, by whole sentences and blocks. A result
   * that keeps them is not changed: other faults are told to the user.
   */
  fit(result: KindResult<K>, request: KindRequest<K>, background?: Background): KindResult<K>
}

export const defineWriter = <K extends Kind, Answer extends object>(
  kind: K,
  schema: Writer<K>['schema'],
  how: Omit<Writer<K, Answer>, 'kind' | 'schema'>,
): Writer<K, Answer> => ({ kind, schema, ...how })

interface Input extends Pick<CommonRequest, 'details' | 'facts' | 'rewrite' | 'earlierInstructions'> {
  readonly topic: string
}

/** The instructions of a rewrite and of those that led to the earlier text, oldest first. */
export const instructionsOf = ({ rewrite, earlierInstructions = [] }: Pick<Input, 'rewrite' | 'earlierInstructions'>): readonly string[] =>
  rewrite?.instruction ? [...earlierInstructions, rewrite.instruction] : earlierInstructions

/** All user input as one text: the facts that a result may state. What an instruction says is given, too. */
export const inputText = ({ topic, details, facts, ...changes }: Input): string =>
  [topic, ...(details ? [details] : []), ...factLines(facts), ...instructionsOf(changes)].join('\n')
