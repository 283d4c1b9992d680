import type { z } from 'zod'
import type { Measures } from '#contract/measure.ts'
import type { messages } from '#contract/messages.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { Feature } from '#contract/plans.ts'
import type { Rewrite } from '#contract/rewrite.ts'

/** Something a result gets wrong, with the measured figure, so that a rewrite can be told exactly what to change. */
export interface Fault {
  readonly rule:
    | 'length'
    | 'limit'
    | 'hashtags'
    | 'characters'
    | 'count'
    | 'language'
    | 'grounding'
    | 'names'
    | 'worn'
    | 'repeat'
    | 'broken'
    | 'rewrite'
  /** Where in the result: `caption`, `titles.2`, … */
  readonly field: string
  /** One sentence that a model or a person understands. */
  readonly message: string
  readonly measured?: number
  readonly allowed?: { readonly min?: number; readonly max?: number }
}

export type KindName = keyof typeof messages.kinds

/** What every kind's request says beside its own fields. */
export interface CommonRequest {
  readonly language: LanguageCode
  readonly details?: string | undefined
  readonly occasion?: Occasion | undefined
  readonly rewrite?: Rewrite | undefined
}

/** A content kind, as both sides know it. */
export interface Kind<Name extends KindName = KindName, Request extends CommonRequest = any, Result extends object = any> {
  readonly name: Name
  /** As History and the Library name it. */
  readonly label: string
  /** `POST /functions/v1/{call}` */
  readonly call: string
  /** The quota one use draws on. */
  readonly feature: (request: Request) => Feature
  readonly request: z.ZodType<Request, any>
  /** The answer's fields beside `id`. */
  readonly result: z.ZodType<Result, any>
  /** Length, platform limit, hashtag cap: the checks that need only arithmetic. No faults means it can be posted as it stands. */
  readonly check: (result: Result, request: Request, measures: Measures) => Fault[]
  /** The result as one plain text: what copy, library and history show. */
  readonly text: (result: Result) => string
  readonly sample: Request
}

export const defineKind = <const Name extends KindName, Request extends CommonRequest, Result extends object>(
  kind: Kind<Name, Request, Result>,
): Kind<Name, Request, Result> => kind

export type RequestOf<K extends Kind> = z.output<K['request']>
export type ResultOf<K extends Kind> = z.output<K['result']>
