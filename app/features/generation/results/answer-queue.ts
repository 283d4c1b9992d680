import type { FactAnswers } from '#contract/roles.ts'

/** Milliseconds after the last key before the text is arranged again. */
const pause = 500

interface AnswerQueuePorts {
  /** Arranges the text with these answers; resolves to false when the text stays as it is. */
  readonly arrange: (answers: FactAnswers) => Promise<boolean>
  readonly failed: (error: unknown) => void
}

/** Arranges a text again as its answers change. Calls follow one another, so that the last answers are those that stay. */
export class AnswerQueue {
  readonly #ports: AnswerQueuePorts
  #typed: FactAnswers
  /** What the text has. */
  #arranged: FactAnswers
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param first the answers that the text has already */
  constructor(first: FactAnswers, ports: AnswerQueuePorts) {
    this.#typed = first
    this.#arranged = first
    this.#ports = ports
  }

  /** Takes the answers, and sends them after a pause in typing. */
  type(answers: FactAnswers): void {
    this.#typed = answers
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), pause)
  }

  /** Sends what the text does not have yet, if anything; while a call runs, after it. What failed is sent again with the next call. */
  async send(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isSending) return
    this.#isSending = true
    try {
      while (this.#typed !== this.#arranged) {
        const answers = this.#typed
        if (!(await this.#ports.arrange(answers))) return
        this.#arranged = answers
      }
    } catch (error) {
      this.#ports.failed(error)
    } finally {
      this.#isSending = false
    }
  }
}
