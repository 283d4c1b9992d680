import type { z } from 'zod'
import type { AllInOneOffer, GeneratorScreen } from '#contract/form.ts'
import type { Measures } from '#contract/measure.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { Feature } from '#contract/plans.ts'
import type { Rewrite, RewriteHow, RewriteRule, RewriteRules } from '#contract/rewrite.ts'
import type { Facts } from '#contract/roles.ts'
import type { SourceChoice } from '#contract/sources.ts'
import type { ResultView } from '#contract/view.ts'

/** An error in a result, with the measured figure, so that the repair prompt can say exactly what to change. */
export interface Fault {
  readonly rule:
    | 'length'
    | 'limit'
    | 'hashtags'
    | 'characters'
    | 'count'
    | 'language'
    | 'foreign'
    | 'number'
    | 'name'
    | 'claim'
    | 'link'
    | 'experience'
    | 'quotation'
    | 'missing'
    | 'leftover'
    | 'cliche'
    | 'repeat'
    | 'broken'
    | 'rewrite'
    | 'unchanged'
    | 'avoided'
    | 'emoji'
    | 'question'
    | 'contradicts'
    | 'copied'
  /** Where in the result: `caption`, `titles.2`, … */
  readonly field: string
  /** One sentence for a model or a reader of logs. */
  readonly message: string
  /** The passages that are wrong, word for word; of `missing`, the given facts. */
  readonly quotes?: readonly string[]
  readonly measured?: number
  readonly allowed?: { readonly min?: number; readonly max?: number }
}

/** The common fields of all requests. */
export interface CommonRequest {
  readonly language: LanguageCode
  readonly details?: string | undefined
  /** Facts by role, besides the details. */
  readonly facts?: Facts | undefined
  readonly occasion?: Occasion | undefined
  readonly rewrite?: Rewrite | undefined
  /** The id of the voice that writes. */
  readonly voice?: string | undefined
  readonly source?: SourceChoice | undefined
  /** How many versions are written; absent: one. */
  readonly versions?: number | undefined
  /** What the user asked for in the rewrites that led to the earlier text. The server reads it from History; it is not part of a call. */
  readonly earlierInstructions?: readonly string[] | undefined
}

/** The messages of a finished, a failed and an empty generation. */
export interface KindMessages {
  readonly success: string
  readonly failed: string
  readonly empty: string
}

/** A request and a result of any kind. */
export type AnyRequest = CommonRequest & Readonly<Record<string, unknown>>
export type AnyResult = Readonly<Record<string, unknown>>

export const contentTypes = ['post', 'script', 'title'] as const
export type ContentType = (typeof contentTypes)[number]

/** How the library shows entries of a kind. */
export interface SavedAs {
  readonly label: string
  readonly contentType: ContentType
  /** The text to post, when entries are stored in another form. */
  text?(content: string): string
}

interface KindFacts<Name extends string, Request extends CommonRequest, Result extends AnyResult, Saved extends string> {
  readonly name: Name
  /** The label in History and the library. */
  readonly label: string
  /** What it generates, for the API description: 'a video script'. */
  readonly makes: string
  /** `POST /functions/v1/{call}` */
  readonly call: string
  readonly messages: KindMessages
  /** The quota that one generation draws on. */
  feature(request: Request): Feature
  /** The result as plain text, for copying, the library and History. */
  text(result: Result): string
  /** The text whose first line names the result in a list of texts; absent: `text`. */
  listed?(result: Result): string
  /** The library features of its texts; `save-content` calls them by these names. */
  readonly saved: Readonly<Record<Saved, SavedAs>>
  /** Which of them a result of this request is saved as. */
  savedAs(request: Request): NoInfer<Saved>
  /** Its generators, each with its form. */
  readonly screens: readonly GeneratorScreen[]
  /** Its place in the all-in-one screen; absent: it is not offered there. */
  readonly allInOne?: AllInOneOffer
  readonly sample: Request
}

/** The manifest of a content kind, for app and server. */
export interface Kind<
  Name extends string = string,
  Request extends CommonRequest = AnyRequest,
  Result extends AnyResult = AnyResult,
  Saved extends string = string,
> extends KindFacts<Name, Request, Result, Saved> {
  /** The supported rewrites. */
  readonly rewrites: Readonly<Partial<Record<RewriteHow, RewriteRule<Request, Result>>>>
  /** How its results are shown and saved; absent: each text under its field's name. */
  readonly view?: ResultView<Request, Result>
}

/** The argument of `defineKind`: each rewrite that its requests accept needs a rule. */
interface KindDefinition<Name extends string, Request extends CommonRequest, Result extends AnyResult, Saved extends string>
  extends KindFacts<Name, Request, Result, Saved> {
  readonly rewrites: RewriteRules<NoInfer<Request>, NoInfer<Result>>
  readonly view?: ResultView<NoInfer<Request>, NoInfer<Result>>
}

/** `defineKind<Request, Result>()({ … })`: the second call infers the name, because TypeScript infers all type arguments or none. */
export const defineKind =
  <Request extends CommonRequest, Result extends AnyResult>() =>
  <const Name extends string, const Saved extends string>(
    kind: KindDefinition<Name, Request, Result, Saved>,
  ): Kind<Name, Request, Result, Saved> =>
    kind

export type KindRequest<K extends Kind> = K['sample']
export type KindResult<K extends Kind> = Parameters<K['text']>[0]

/** What the voice of a text wants besides the request. */
export interface TextWishes {
  /** The most hashtags. */
  readonly hashtags: number
  /** The part of the usual length. */
  readonly lengthShare: number
}

/** The schemas and checks of a kind: `kinds/<kind>/schema.ts`. The app imports only its types, and so no zod. */
export interface KindSchema<Request extends CommonRequest = AnyRequest, Result extends AnyResult = AnyResult> {
  readonly request: z.ZodType<Request>
  /** The fields of the answer, without `id`. */
  readonly result: z.ZodType<Result>
  /** Length, platform limit, hashtag cap: the checks that need only arithmetic. A result without faults can be posted unchanged. */
  check(result: Result, request: Request, measures: Measures, wishes?: TextWishes): Fault[]
}

export const defineSchema = <Request extends CommonRequest, Result extends AnyResult>(
  schema: KindSchema<Request, Result>,
): KindSchema<Request, Result> => schema

export type SchemaRequest<S extends KindSchema> = z.output<S['request']>
export type SchemaResult<S extends KindSchema> = z.output<S['result']>
