import type { z } from 'zod'

/** A question to a model: what it is told, and the shape of its answer. */
export interface ModelRequest<Answer extends object> {
  readonly system: string
  /** What was said so far, the person's side first. */
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly answer: z.ZodType<Answer>
}

export interface Tokens {
  readonly input: number
  readonly output: number
}

export interface ModelResponse<Answer extends object> {
  readonly answer: Answer
  /** The answer word for word, to be shown back to the model. */
  readonly said: string
  /** Which model of the chain it was: `openai/gpt-5-mini`. */
  readonly model: string
  readonly tokens: Tokens
}

export interface ModelCallOptions {
  /** Aborting it reaches the provider. */
  readonly signal: AbortSignal
  /** Called with all that is known of the answer so far; a fallback starts again from nothing. */
  readonly onPartial?: ((partial: unknown) => void) | undefined
  /** Called with each piece of what is said, thinking included. */
  readonly onText?: ((text: string) => void) | undefined
  /** Without one, calls may take what they like. */
  readonly budget?: ModelBudget | undefined
}

/** What calls to models may still take. */
export interface ModelBudget {
  /**
   * Sets tokens aside before a call, as many as it may take.
   * @returns to be told how many it did take, once; the others are free again. Never rejects.
   * @throws RATE_LIMITED when there are not so many left, UNAVAILABLE
   */
  reserve(tokens: number): Promise<(taken: number) => Promise<void>>
}

/** Something that answers in a given shape: one model, or a chain of them. */
export interface Model {
  /** @throws ModelFailure when no model answered; what the budget refuses with; the signal's reason when aborted */
  ask<Answer extends object>(ask: ModelRequest<Answer>, hearing: ModelCallOptions): Promise<ModelResponse<Answer>>
}

/**
 * `busy`: asked to come back later · `unreachable`: no connection, a cut one, or a fault on their side · `stalled`: silent for
 * too long · `unusable`: an answer that is not in the asked shape · `denied`: key, name or request not accepted
 */
export type FailureReason = 'busy' | 'unreachable' | 'stalled' | 'unusable' | 'denied'

/** How one call to a model ended. */
export interface ModelCallResult {
  /** As configured: `openai/gpt-5-mini`. */
  readonly model: string
  /** `stopped`: whoever waited gave up, or the time was over. */
  readonly outcome: 'answered' | 'stopped' | FailureReason
  readonly seconds: number
  /** Absent where the model named none. */
  readonly tokens?: Tokens | undefined
}

export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: FailureReason
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined

  constructor(reason: FailureReason, { cause, retryAfter }: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    super(`The model did not answer: ${reason}`, { cause })
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
