import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { api } from '#kinds/api.ts'

const name = 'virtual:contract'
const resolved = `\0${name}`

/**
 * `import contract from 'virtual:contract'`: the routes of the API contract as plain JSON (oRPC's minified contract). The client needs no
 * more, so neither zod nor a schema is in the browser's bundle.
 */
export const contractModule = (): Plugin => ({
  name: 'contract-module',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export default JSON.parse(${JSON.stringify(JSON.stringify(minifyContractRouter(api)))})` : undefined),
})
