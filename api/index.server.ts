import { createApi } from '#api/index.ts'
import { serverKinds } from '#kinds/index.server.ts'

/** The whole contract with its schemas: what the server implements, and what the build and the OpenAPI document read. */
export const api = createApi(serverKinds)
