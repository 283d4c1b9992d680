import type { EngineChoice, LocalState } from '#api/engines.ts'
import { engineMessages } from '#contract/admin-messages.ts'
import type { signedIn } from '#server/core/calls/rpc.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { type LocalFailureReason, LocalModelError } from '#server/infra/models/local/failure.ts'
import type { LocalService } from '#server/infra/models/local/local-service.ts'

interface Deps {
  /** The calls to implement, with the checks of who may call them. */
  readonly calls: (typeof signedIn)['admin']['writing']['local']
  readonly local: LocalService
  /** Makes an engine the one that writes. @param adminId who asked for it, perhaps long ago */
  readonly choose: (choice: EngineChoice, adminId: string) => Promise<void>
  /** The ids of the files that were chosen to write, also as fallbacks and for visitors. */
  readonly inUse: () => readonly string[] | Promise<readonly string[]>
}

/** Reasons that are about what was entered. */
const ofInput: ReadonlySet<LocalFailureReason> = new Set(['address', 'offline', 'refused', 'missing', 'changed', 'damaged'])

/** Runs a change of the files. @param field what its errors are about */
async function change(field: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof LocalModelError)) throw error
    const { reason, message } = error
    if (ofInput.has(reason)) throw fail('INVALID_INPUT', { issues: [{ path: field, message }] }, message)
    throw fail(reason === 'in-use' ? 'CONFLICT' : 'UNAVAILABLE', undefined, message)
  }
}

/** The calls about the local model. A file that was added with `use` is chosen when it is ready, also after a restart. */
export function createLocalRoutes({ calls, local, choose, inUse }: Deps) {
  local.whenUsable((model, adminId) => choose({ provider: 'local', model }, adminId))
  const state = async (): Promise<LocalState> => local.state(await inUse())
  return {
    state: calls.state.handler(state),
    add: calls.add.handler(async ({ input: { use, ...source }, context: { account } }) => {
      await change('source', () => local.add(source, use ? account.id : undefined))
      return state()
    }),
    pause: calls.pause.handler(async ({ input: { id } }) => {
      await local.pause(id)
      return state()
    }),
    remove: calls.remove.handler(async ({ input: { id } }) => {
      if ((await inUse()).includes(id)) throw fail('CONFLICT', undefined, engineMessages.fileInUse)
      await change('id', () => local.remove(id))
      return state()
    }),
  }
}
