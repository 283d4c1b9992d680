/** What can be asked of a finished result. Each is a generation of its own, with its own use. */
export const rewriteHows = ['shorter', 'longer', 'simpler', 'hook', 'tone', 'language'] as const
export type RewriteHow = (typeof rewriteHows)[number]

/** Which earlier generation a request writes again, and how. */
export interface Rewrite<How extends RewriteHow = RewriteHow> {
  /** The earlier generation's id. Its text is read from History, never from the caller. */
  readonly of: string
  readonly how: How
}

/** The hows whose new value the person chooses; the others say by themselves what changes. */
export const chosenHows = ['tone', 'language'] as const satisfies readonly RewriteHow[]
export type ChosenHow = (typeof chosenHows)[number]
export const isChosen = (how: RewriteHow): how is ChosenHow => how === 'tone' || how === 'language'

/**
 * Tells the request of a rewrite from the earlier one, `rewrite` itself aside; `null`: there is nothing further that way. A method's type,
 * so that the rules of one kind can stand among those of all.
 */
export type RewriteRule<Request, Result> = { rule(request: Request, result: Result): Request | null }['rule']

/** A rule for every how that the kind's requests accept. Of a chosen how, the person's choice takes its place in what the rule answers. */
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

/** The request stays; what changes is the text. */
export const same = <Request>(request: Request): Request => request

/** Nothing is simpler than what was just made simpler. */
export const onceSimpler = <Request extends { rewrite?: Rewrite | undefined }>(request: Request): Request | null =>
  request.rewrite?.how === 'simpler' ? null : request
