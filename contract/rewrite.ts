/** The rewrites of a finished result. Each is a generation and counts as one. */
export const rewriteHows = ['shorter', 'longer', 'simpler', 'hook', 'tone', 'language'] as const
export type RewriteHow = (typeof rewriteHows)[number]

/** Which earlier generation a request rewrites, and how. */
export interface Rewrite<How extends RewriteHow = RewriteHow> {
  /** The earlier generation's id. Its text is read from History, never from the caller. */
  readonly of: string
  readonly how: How
}

/** Whether the user chooses the new value of a rewrite. */
export const needsChoice = (how: RewriteHow): how is 'tone' | 'language' => how === 'tone' || how === 'language'

/**
 * Makes the request of a rewrite, without `rewrite` itself, from the earlier request and result. `null`: no further rewrite of this type.
 * A method's type, because methods are bivariant: a list can hold the rules of different kinds.
 */
export type RewriteRule<Request, Result> = { rule(request: Request, result: Result): Request | null }['rule']

/** A rule for each rewrite that the kind's requests accept. The user's tone or language replaces the one that the rule returns. */
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
