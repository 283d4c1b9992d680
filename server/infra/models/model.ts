import type { z } from 'zod'
import type { LanguageCode } from '#contract/options.ts'
import type { Waiting } from '#contract/waiting.ts'

/** A prompt for a model, and the schema of its answer. */
export interface ModelRequest<Answer extends object> {
  readonly system: string
  /** The conversation so far, beginning with the user. */
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly answer: z.ZodType<Answer>
}

export interface Tokens {
  readonly input: number
  readonly output: number
}

export interface ModelResponse<Answer extends object> {
  readonly answer: Answer
  /** The answer's JSON exactly as the model wrote it, to send it back in a later turn. */
  readonly json: string
  /** The model that answered: `openai/gpt-5-mini`. */
  readonly model: string
  readonly tokens: Tokens
  /** how often the answer may be repaired; absent: the usual number. */
  readonly repairs?: number | undefined
}

/** Who waits for a text; nobody, for one of a list. A model with a queue serves the first of these first. */
export type Priority = 'interactive' | 'batch' | 'visitor' | 'background'

/** Of models that write one text at a time. */
export interface QueueOptions {
  /** `interactive` when absent. */
  readonly priority?: Priority | undefined
  /** Called with each change of what a call waits for; `null` when it no longer waits, also because it ended. */
  readonly onWaiting?: ((waiting: Waiting | null) => void) | undefined
}

export interface ModelCallOptions extends QueueOptions {
  /** Aborts the request to the provider. */
  readonly signal: AbortSignal
  /** Called with the answer so far, as it grows; a fallback model starts again from the beginning. */
  readonly onPartial?: ((partial: unknown) => void) | undefined
  /** Called with each piece of text, including reasoning. */
  readonly onText?: ((text: string) => void) | undefined
  /** Without one, the tokens of calls are not limited. */
  readonly budget?: ModelBudget | undefined
}

/** A limit on the tokens of model calls. */
export interface ModelBudget {
  /**
   * Reserves the most tokens that a call may use, before the call.
   * @returns a function to call once with the tokens that were used; it releases the others and never rejects
   * @throws RATE_LIMITED when not enough tokens are left, UNAVAILABLE
   */
  reserve(tokens: number): Promise<(used: number) => Promise<void>>
}

/** Answers prompts with objects of a given schema: one model, or a chain of them. */
export interface Model {
  /** How the model that is asked first is used. */
  readonly use?: ModelUse | undefined
  /** @throws ModelFailure when no model answered; the budget's error; the signal's reason when aborted */
  ask<Answer extends object>(request: ModelRequest<Answer>, options: ModelCallOptions): Promise<ModelResponse<Answer>>
}

/**
 * `busy`: rate limited or overloaded · `unreachable`: no connection, a broken one, no model server there, or a server error · `stalled`: no
 * chunk within the timeout · `unusable`: the answer does not match the schema · `denied`: key, model name or request not accepted
 */
export type FailureReason = 'busy' | 'unreachable' | 'stalled' | 'unusable' | 'denied'

/** How a model is used. Absent values are the usual ones. */
export interface ModelUse {
  /** `short` for models that read slowly. */
  readonly brief?: 'short'
  /** How often it is called for one answer. */
  readonly attempts?: number
  /** How often its answer may be repaired. */
  readonly repairs?: number
  /** Languages that it does not know well enough: the built-in writer takes them. */
  readonly lacks?: readonly LanguageCode[]
}

/** The outcome of one call to a model. */
export interface ModelCallResult {
  /** The configured name: `openai/gpt-5-mini`. */
  readonly model: string
  /** `stopped`: the caller cancelled, or its time limit was reached. */
  readonly outcome: 'answered' | 'stopped' | FailureReason
  /** Of a failed call. */
  readonly code?: FailureCode
  readonly seconds: number
  /** Absent when the model reported none. */
  readonly tokens?: Tokens | undefined
}

/**
 * Why a call failed, for the words that an admin reads and for whether it is made again. `keyRefused` · `modelUnknown` · `noCredit` ·
 * `requestRefused`: any other request that is not accepted · `rateLimited`: also overloaded · `wrongUrl`: no model server at this URL ·
 * `webPage`: a page for people there · `redirected`: to another origin, which does not get the key · `unreachable`: no connection, or a
 * broken one · `serverError` · `loadFailed`: the server could not load the model · `stalled` · `cutOff`: at the limit of tokens, before the
 * answer was complete · `endless`: longer than any answer · `filtered`: by the provider's or the model's rules · `empty` · `toolCall`: a
 * call of a tool in place of an answer · `unusable`: an answer that does not fit the schema
 */
export type FailureCode =
  | 'keyRefused'
  | 'modelUnknown'
  | 'noCredit'
  | 'requestRefused'
  | 'rateLimited'
  | 'wrongUrl'
  | 'webPage'
  | 'redirected'
  | 'unreachable'
  | 'serverError'
  | 'loadFailed'
  | 'stalled'
  | 'cutOff'
  | 'endless'
  | 'filtered'
  | 'empty'
  | 'toolCall'
  | 'unusable'

export interface FailureDetail {
  readonly code: FailureCode
  /** The HTTP status; `undefined` when there was none. */
  readonly status?: number | undefined
  /**
   * The server's own words; the target of a redirect; the code of a broken connection, such as `ECONNREFUSED`. Empty for a refused key,
   * which servers quote. Never logged: it may quote the prompt.
   */
  readonly message?: string | undefined
}

const codeOfReason: Readonly<Record<FailureReason, FailureCode>> = {
  busy: 'rateLimited',
  denied: 'requestRefused',
  unreachable: 'unreachable',
  stalled: 'stalled',
  unusable: 'unusable',
}

/** Each code's reason, and how often one model is called at most when its calls end like this. What a repetition cannot change is not paid twice. */
const codes: Readonly<Record<FailureCode, { readonly reason: FailureReason; readonly calls: number }>> = {
  rateLimited: { reason: 'busy', calls: 3 },
  unreachable: { reason: 'unreachable', calls: 3 },
  serverError: { reason: 'unreachable', calls: 3 },
  loadFailed: { reason: 'unreachable', calls: 1 },
  redirected: { reason: 'unreachable', calls: 1 },
  wrongUrl: { reason: 'unreachable', calls: 1 },
  webPage: { reason: 'unreachable', calls: 1 },
  stalled: { reason: 'stalled', calls: 1 },
  keyRefused: { reason: 'denied', calls: 1 },
  modelUnknown: { reason: 'denied', calls: 1 },
  noCredit: { reason: 'denied', calls: 1 },
  requestRefused: { reason: 'denied', calls: 1 },
  empty: { reason: 'unusable', calls: 2 },
  toolCall: { reason: 'unusable', calls: 2 },
  unusable: { reason: 'unusable', calls: 2 },
  cutOff: { reason: 'unusable', calls: 1 },
  endless: { reason: 'unusable', calls: 1 },
  filtered: { reason: 'unusable', calls: 1 },
}
export const reasonOf = (code: FailureCode): FailureReason => codes[code].reason
export const mostCalls = (code: FailureCode): number => codes[code].calls

export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: FailureReason
  readonly detail: FailureDetail
  /** Milliseconds after which the provider allows another request. */
  readonly retryAfter: number | undefined
  /** Whether the same model has been asked again already. */
  readonly repeated: boolean

  constructor(
    reason: FailureReason,
    {
      cause,
      retryAfter,
      repeated = false,
      detail = { code: codeOfReason[reason] },
    }: { cause?: unknown; retryAfter?: number | undefined; repeated?: boolean; detail?: FailureDetail } = {},
  ) {
    super(`The model did not answer: ${reason}`, { cause })
    this.reason = reason
    this.detail = detail
    this.retryAfter = retryAfter
    this.repeated = repeated
  }
}
