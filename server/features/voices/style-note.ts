import { ORPCError } from '@orpc/server'
import type { LanguageCode } from '#contract/options.ts'
import type { EngineSetup } from '#server/core/generation/engines.ts'
import type { Log } from '#server/infra/log.ts'
import { ModelFailure } from '#server/infra/models/model.ts'

/** Milliseconds that a user waits for a model; then the posts are measured. */
const patience = 30_000

interface Own {
  readonly posts: readonly string[]
  readonly language: LanguageCode
}

interface Deps {
  readonly setup: Pick<EngineSetup, 'engine' | 'paid' | 'tokenBudgets'>
  readonly userId: string
  /** Aborts when the user disconnects. */
  readonly signal: AbortSignal
  readonly log: Pick<Log, 'warn'>
}

/**
 * How somebody writes, in a few sentences: by the model, within the token budgets; measured when there is none, when it does not answer, or
 * when its note repeats the posts. Nothing is stored or charged. @throws the signal's reason when aborted
 */
export async function describeStyle(own: Own, { setup, userId, signal, log }: Deps): Promise<{ styleNote: string; measured: boolean }> {
  const { measureStyle, readStyleNote, styleRequest } = await import('#writer/style-note.ts')
  const { engine, paid, tokenBudgets } = setup
  if (engine.ask) {
    try {
      const budget = await (paid ? tokenBudgets : undefined)?.budgetOf(userId)
      const { answer } = await engine.ask(styleRequest(own), { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]), budget })
      const styleNote = readStyleNote(answer, own)
      if (styleNote) return { styleNote, measured: false }
    } catch (error) {
      signal.throwIfAborted()
      const isExpected = error instanceof ModelFailure || error instanceof ORPCError || (error as Error).name === 'TimeoutError'
      if (!isExpected) throw error
      log.warn({ error }, 'a model described no style; the posts were measured')
    }
  }
  return { styleNote: measureStyle(own), measured: true }
}
