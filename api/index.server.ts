import { type AnySchema, type ContractProcedure, type ContractRouter, type ErrorMap, isContractProcedure } from '@orpc/contract'
import { createApi } from '#api/index.ts'
import type { CallMeta } from '#contract/call.ts'
import { serverKinds } from '#kinds/index.server.ts'

/** The whole contract with its schemas: what the server implements, and what the build and the OpenAPI document read. */
export const api = createApi(serverKinds)

export type Call = ContractProcedure<AnySchema, AnySchema, ErrorMap, CallMeta>

/** The calls of the contract, or of a part of it. */
export const callsOf = (part: ContractRouter<CallMeta>): Call[] =>
  isContractProcedure(part) ? [part] : Object.values(part).flatMap(callsOf)
