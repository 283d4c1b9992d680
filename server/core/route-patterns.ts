import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'

/** Every path of a contract, as it is written there: `/api/generations/{id}`. */
const pathsOf = (router: AnyContractRouter): string[] =>
  isContractProcedure(router) ? [router['~orpc'].route.path ?? '/'] : Object.values(router).flatMap(pathsOf)

/**
 * Tells which path of the contract a request's path is. Whatever callers invent in place of an id, the answers are as few as the calls,
 * so they can name a metric.
 */
export function routePatterns(contract: AnyContractRouter): (path: string) => string {
  const paths = pathsOf(contract)
  // A call that only streams is called without that ending too.
  const plain = new Map([
    ...paths.map((path) => [path.replace(/\/stream$/, ''), path] as const),
    ...paths.map((path) => [path, path] as const),
  ])
  const withIds = paths
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}/?$`) }))
  return (path) => plain.get(path) ?? withIds.find(({ matches }) => matches.test(path))?.path ?? 'other'
}
