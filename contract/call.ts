import { oc } from '@orpc/contract'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'

/** What the contract says of a call besides its route and its schemas. */
export interface CallMeta {
  /** Who may make it. `optional`: visitors too, but the response depends on the session. */
  readonly caller?: 'public' | 'optional' | 'user' | 'admin'
  /**
   * The scope with which an API key may make it. Without one it refuses every key: the account, sign-ins, keys, payments, chats and
   * admins' calls are for people.
   */
  readonly scope?: ApiKeyScope
  /** Errors specific to it, besides those of every call, of its method and of its caller. */
  readonly errors?: readonly ErrorCode[]
}

/** The base of all calls: they share the closed list of errors. */
const call = oc.errors(errors).$meta<CallMeta>({})

/** A call names its caller by its first word. */
export const visitorCall = call.meta({ caller: 'public' })
export const optionalCall = call.meta({ caller: 'optional' })
export const userCall = call.meta({ caller: 'user' })
export const adminCall = call.meta({ caller: 'admin' })
