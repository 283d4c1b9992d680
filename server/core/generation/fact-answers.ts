import { and, eq } from 'drizzle-orm'
import type { Generation } from '#api/schemas.ts'
import type { AnyRequest, KindSchema } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import type { Facts } from '#contract/roles.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { isKind } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import type { Backgrounds } from '#server/core/generation/background.ts'
import { keepEarlier } from '#server/core/generation/edited-texts.ts'
import { builtinEngine, type Task } from '#server/core/generation/engine.ts'
import type { History } from '#server/core/generation/history.ts'
import { syncSaved } from '#server/core/generation/saved-texts.ts'
import { generateWithoutAccount } from '#server/core/generation/validate-and-repair.ts'
import type { Db } from '#server/infra/db/database.ts'
import { generations } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'

export interface FactAnswers {
  /**
   * Arranges a stored text of the built-in writer again with other facts and stores it in its place. Nothing is charged: it is the same text,
   * with the answers to its questions. What the user had made of it is kept among its earlier texts.
   * @throws NOT_FOUND; CONFLICT for a text that a model wrote, a rewrite, or one of several versions
   */
  answer(account: Account, id: string, facts: Facts | undefined, signal: AbortSignal): Promise<Generation>
}

interface Deps {
  readonly db: Db
  readonly history: Pick<History, 'get'>
  readonly backgrounds: Backgrounds
  readonly log: Log
}

/** The phrases of a text depend on its seed, by the lengths of their lists: one of the first seeds chooses the same. */
const triedSeeds = 24

export function createFactAnswers({ db, history, backgrounds, log }: Deps): FactAnswers {
  /** A seed that gives the stored text: the phrases that the user has read stay. */
  async function seedOf(task: Task, text: (result: object) => string, stored: object): Promise<number> {
    for (let seed = 0; seed < triedSeeds; seed++) {
      const { result } = await builtinEngine(() => seed).write(task, { signal: new AbortController().signal })
      if (text(result) === text(stored)) return seed
      await yieldToEventLoop()
    }
    return 0
  }

  return {
    async answer(account, id, facts, signal) {
      const { kind, request: storedRequest, result: stored } = await history.get(account.id, id)
      if (!isKind(kind)) throw fail('NOT_FOUND')
      const writer = await serverKinds[kind].writer()
      const schema: KindSchema = serverKinds[kind].schema
      const request = schema.request.safeParse(storedRequest)
      const { rewrite, versions } = storedRequest as AnyRequest
      if (!request.success || !('arranged' in stored) || rewrite || (versions ?? 1) > 1)
        throw fail('CONFLICT', undefined, generationMessages.notArranged)
      const background = await backgrounds.load(account, request.data)
      const task = { writer, request: request.data, style: account.style, background } as object as Task
      const seed = await seedOf(task, (result) => writer.kind.text(result as never), stored)
      const { facts: _, ...rest } = request.data
      const answered = facts ? { ...rest, facts } : rest
      const engine = builtinEngine(() => seed)
      const { ask, ...result } = await generateWithoutAccount({ ...task, request: answered as AnyRequest } as Task, engine, signal, log)
      // Without any fact there would be no text: the earlier one stays.
      if (ask) return history.get(account.id, id)
      await db.transaction(async (tx) => {
        const own = and(eq(generations.id, id), eq(generations.userId, account.id), eq(generations.state, 'done'))
        const [row] = await tx.select({ edited: generations.edited }).from(generations).where(own).for('update')
        if (row?.edited) await keepEarlier(tx, account.id, id, row.edited)
        await tx.update(generations).set({ request: answered, result, edited: null }).where(own)
        await syncSaved(tx, { id, kind, request: answered }, row?.edited?.result ?? stored, result)
      })
      return history.get(account.id, id)
    },
  }
}
