import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'
import { api } from '#kinds/api.ts'

const name = 'virtual:contract'
const resolved = `\0${name}`

interface Routes {
  readonly [name: string]: string | Routes
}

/** `METHOD /path/{param}` for each call, in the contract's tree. @throws Error when a call names no method or path. */
const routesOf = (router: AnyContractRouter): string | Routes => {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, below]) => [name, routesOf(below as AnyContractRouter)]))
  const { method, path } = router['~orpc'].route
  if (!method || !path) throw new Error(`Every call of the contract needs a method and a path; ${JSON.stringify({ method, path })}`)
  return `${method} ${path}`
}

/**
 * `import routes from 'virtual:contract'`: the methods and paths of the API contract as plain JSON.
 * The browser needs no more than these, so neither zod nor a schema enters its bundle.
 */
export const contractModule = (): Plugin => ({
  name: 'contract-module',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export default JSON.parse(${JSON.stringify(JSON.stringify(routesOf(api)))})` : undefined),
})
