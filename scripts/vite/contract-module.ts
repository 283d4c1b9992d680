import { minifyContractRouter } from '@orpc/contract'
import { api } from '#api/index.server.ts'
import { buildData } from '#scripts/vite/build-data.ts'

/** Descriptions are for the OpenAPI document. A kind may have that name too: its value is no text. */
const withoutDescriptions = (key: string, value: unknown) => (key === 'description' && typeof value === 'string' ? undefined : value)

/**
 * `import contract from 'virtual:contract'`: the routes of the API contract as plain JSON (oRPC's minified contract). The client needs no
 * more, so neither zod nor a schema is in the browser's bundle.
 */
export const contractModule = () =>
  buildData('contract', () => ({ exports: { default: JSON.parse(JSON.stringify(minifyContractRouter(api), withoutDescriptions)) } }))
