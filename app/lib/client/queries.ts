import type { Client } from '@orpc/client'
import type { ProcedureUtils } from '@orpc/tanstack-query'
import { type QueryKey, skipToken } from '@tanstack/react-query'

interface Keys {
  /** Matches every query of this call, or of the calls below this branch. */
  key(): QueryKey
}

/** What TanStack Query takes for each call of a client, in the client's own tree: only the types come from oRPC's utilities. */
export type Queries<Calls> =
  Calls extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Keys & Pick<ProcedureUtils<Context, Input, Output, Failure>, 'queryKey' | 'queryOptions' | 'infiniteOptions'>
    : { [Name in keyof Calls]: Queries<Calls[Name]> } & Keys

type Call = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>
interface Asked {
  readonly signal: AbortSignal
  readonly pageParam?: unknown
}
interface Options {
  /** `skipToken` asks nothing. */
  readonly input?: unknown
  readonly queryKey?: QueryKey
  readonly initialPageParam?: unknown
}

/** A key begins with the call's place in the tree, so the key of a branch matches every call below it. */
export const queriesOf = <Calls extends object>(calls: Calls, path: readonly string[] = []): Queries<Calls> =>
  ({
    key: () => [path],
    ...(typeof calls === 'function'
      ? queriesOfCall(calls as unknown as Call, path)
      : Object.fromEntries(Object.entries(calls).map(([name, below]) => [name, queriesOf(below as object, [...path, name])]))),
  }) as unknown as Queries<Calls>

function queriesOfCall(call: Call, path: readonly string[]) {
  const keyOf = (type: 'query' | 'infinite', input: unknown) => [path, { type, ...(input !== undefined && { input }) }]
  const optionsOf = (options: Options, queryKey: QueryKey, queryFn: (asked: Asked) => Promise<unknown>) => ({
    queryFn,
    ...(options.input === skipToken && { enabled: false }),
    ...options,
    queryKey: options.queryKey ?? queryKey,
  })
  return {
    queryKey: ({ input, queryKey }: Options = {}) => queryKey ?? keyOf('query', input),
    queryOptions: (options: Options = {}) =>
      optionsOf(options, keyOf('query', options.input), ({ signal }) => call(options.input, { signal })),
    infiniteOptions(options: Options) {
      const inputOf = options.input === skipToken ? () => undefined : (options.input as (page: unknown) => unknown)
      const key = keyOf('infinite', inputOf(options.initialPageParam))
      return optionsOf(options, key, ({ signal, pageParam }) => call(inputOf(pageParam), { signal }))
    },
  }
}
