import type { AdminActionId } from '#api/admin.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { adminActions } from '#server/infra/db/schema.ts'

interface ActionRecord {
  readonly adminId: string
  readonly action: AdminActionId
  /** The id of the payment request or the account; `writing`, or the name of a provider. */
  readonly subject: string
  /** Never contains secrets. */
  readonly details: Record<string, unknown>
}

/** Records an action of an admin, in the transaction of the action. */
export async function recordAction(tx: Tx, action: ActionRecord): Promise<void> {
  await tx.insert(adminActions).values(action)
}
