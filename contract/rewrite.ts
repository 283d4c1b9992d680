import { literalPattern } from './literal-pattern.ts'

/**
 * The rewrites of a finished result. Each is a generation and counts as one. `instruction`: as the user says in his or her own words ·
 * `platform`: the same for another platform, which counts as a text of that platform.
 */
export const rewriteHows = ['shorter', 'longer', 'simpler', 'hook', 'tone', 'language', 'instruction', 'platform'] as const
export type RewriteHow = (typeof rewriteHows)[number]

/** Which earlier generation a request rewrites, and how. */
export interface Rewrite<How extends RewriteHow = RewriteHow> {
  /** The earlier generation's id. Its text is read from History, never from the caller. */
  readonly of: string
  readonly how: How
  /** Which of its versions, from 1; absent: the first. */
  readonly version?: number | undefined
  /** What to change, in the user's words; of `instruction` only. */
  readonly instruction?: string | undefined
  /** The part of the text that is to change; absent: any part. */
  readonly passage?: string | undefined
}

/** UTF-16 units of an instruction, and of the passage that it is about. */
export const instructionMax = 2000

/** Whether the user chooses the new value of a rewrite. */
export const needsChoice = (how: RewriteHow): how is 'tone' | 'language' | 'platform' =>
  how === 'tone' || how === 'language' || how === 'platform'

/**
 * Makes the request of a rewrite, without `rewrite` itself, from the earlier request and result. `null`: no further rewrite of this type.
 * A method's type, because methods are bivariant: a list can hold the rules of different kinds.
 */
export type RewriteRule<Request, Result> = { rule(request: Request, result: Result): Request | null }['rule']

/** A rule for each rewrite that the kind's requests accept. The user's tone, language or platform replaces the one that the rule returns. */
export type RewriteRules<Request extends { rewrite?: Rewrite | undefined }, Result> = {
  readonly [How in NonNullable<Request['rewrite']>['how']]: RewriteRule<Request, Result>
}

/** One step along an ordered list of options. */
export const stepped =
  <Field extends string, Id extends string>(field: Field, ids: readonly Id[], step: 1 | -1) =>
  <Request extends Readonly<Record<Field, Id>>>(request: Request): Request | null => {
    const next = ids[ids.indexOf(request[field]) + step]
    return next === undefined ? null : { ...request, [field]: next }
  }

/** The request stays the same; only the text changes. */
export const sameRequest = <Request>(request: Request): Request => request

/** A text is simplified once only. */
export const simplifiedOnce = <Request extends { rewrite?: Rewrite | undefined }>(request: Request): Request | null =>
  request.rewrite?.how === 'simpler' ? null : request

/** Where a passage is in a text, in UTF-16 units; white space may differ, because a selection reads line breaks its own way. */
export function placeOf(passage: string, text: string): { readonly from: number; readonly to: number } | null {
  const words = passage.trim().split(/\s+/u).map(literalPattern)
  const found = words.join('') ? new RegExp(words.join('\\s+'), 'u').exec(text) : null
  return found && { from: found.index, to: found.index + found[0].length }
}
