import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { api } from '#kinds/api.server.ts'

const name = 'virtual:contract'
const resolved = `\0${name}`

/** Descriptions are for the OpenAPI document. A kind may have that name too: its value is no text. */
const withoutDescriptions = (key: string, value: unknown) => (key === 'description' && typeof value === 'string' ? undefined : value)

/**
 * `import contract from 'virtual:contract'`: the routes of the API contract as plain JSON (oRPC's minified contract). The client needs no
 * more, so neither zod nor a schema is in the browser's bundle.
 */
export const contractModule = (): Plugin => ({
  name: 'contract-module',
  resolveId: (id) => (id === name ? resolved : undefined),
  load(id) {
    if (id !== resolved) return
    const contract = JSON.stringify(minifyContractRouter(api), withoutDescriptions)
    return `export default JSON.parse(${JSON.stringify(contract)})`
  },
})
