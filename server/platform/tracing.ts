/** What is known of a piece of work: names, codes and figures. Never a topic, a text, an address or a token. */
export type Facts = Readonly<Record<string, string | number | undefined>>

export interface Work {
  readonly name: string
  /** `server` answers a request, and begins a trace. `client` waits for another server. */
  readonly kind?: 'server' | 'client'
  readonly facts?: Facts
  /** The `traceparent` of the caller whose trace a request belongs to. */
  readonly continues?: string | undefined
}

/** A piece of work while it is done. */
export interface Span {
  setAttributes(facts: Facts): void
  rename(name: string): void
  /** It ended badly, though nothing was thrown. */
  fail(code: string): void
}

/** Shows where requests spend their time. */
export interface Tracing {
  /**
   * Does a piece of work as a span below the one around it; without one around it, it is only done. What it throws is passed on, and
   * the span tells the error's code, never its words.
   */
  span<Done>(work: Work, does: (span: Span) => Promise<Done>): Promise<Done>
  /** Sends what was not sent yet, for a moment. */
  close(): Promise<void>
}

/** A span that is not recorded. */
export const noopSpan: Span = { setAttributes: () => {}, rename: () => {}, fail: () => {} }

/** Where nobody collects traces. */
export const noTracing: Tracing = { span: (_, does) => does(noopSpan), close: async () => {} }
