/** Attributes of a span: names, codes and figures. Never a topic, a text, an email address or a token. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>

/** A piece of work that is recorded as a span. */
export interface SpanOptions {
  readonly name: string
  /** `server` handles a request and starts a trace. `client` calls another server. */
  readonly kind?: 'server' | 'client'
  readonly attributes?: SpanAttributes
  /** The `traceparent` header of a request that continues a trace. */
  readonly traceparent?: string | undefined
}

/** A running span. */
export interface Span {
  setAttributes(attributes: SpanAttributes): void
  rename(name: string): void
  /** Marks the span as failed without an exception. */
  fail(code: string): void
}

/** Records where requests spend their time. */
export interface Tracing {
  /**
   * Runs a piece of work as a child of the current span; without a current span it is run without one. Errors are rethrown; the span has
   * the error's code, never its message.
   */
  span<Result>(work: SpanOptions, run: (span: Span) => Promise<Result>): Promise<Result>
  /** Exports the remaining spans, for at most two seconds. */
  close(): Promise<void>
}

/** A span that is not recorded. */
export const noopSpan: Span = { setAttributes: () => {}, rename: () => {}, fail: () => {} }

/** Used when tracing is not configured. */
export const noTracing: Tracing = { span: (_, run) => run(noopSpan), close: async () => {} }
