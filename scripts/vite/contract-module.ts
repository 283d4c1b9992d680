import { type AnyContractProcedure, minifyContractRouter } from '@orpc/contract'
import { api } from '#api/index.server.ts'
import { buildData } from '#scripts/vite/build-data.ts'

/** What else a call says is for the server and the OpenAPI document. */
const onlyRoutes = (key: string, value: AnyContractProcedure['~orpc']) =>
  key === '~orpc' ? { errorMap: {}, meta: {}, route: { ...value.route, summary: undefined, description: undefined } } : value

/**
 * `import contract from 'virtual:contract'`: the routes of the API contract as plain JSON (oRPC's minified contract). The client needs no
 * more, so neither zod nor a schema is in the browser's bundle.
 */
export const contractModule = () =>
  buildData('contract', () => ({ exports: { default: JSON.parse(JSON.stringify(minifyContractRouter(api), onlyRoutes)) } }))
