import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { brand } from '#contract/brand.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { api } from '#kinds/api.ts'

const description = `Every call takes and answers JSON. The caller is the signed-in person of the session cookie, or of an access token: \`GET /api/auth/token\` answers one to the cookie, good for 15 minutes and no longer than the session.

A \`generate-…\` call with \`Accept: text/event-stream\` answers events instead: \`message\` with what is written so far, then \`done\` with the JSON answer, or \`error\`. \`generate-together\` takes several of them and answers events only.

\`Idempotency-Key\` (1 to 200 visible ASCII characters) makes a repeat safe: the same request under the same key is done and counted once.`

/** One shape for every error; each call says which codes it may answer. */
const errorSchema = {
  type: 'object' as const,
  required: ['code', 'status', 'message'],
  properties: {
    code: { type: 'string' as const, enum: Object.keys(errors) },
    status: { type: 'integer' as const },
    message: { type: 'string' as const, description: 'Safe to show to a person' },
    data: {
      type: 'object' as const,
      description:
        'INVALID_INPUT: `issues`, a list of `{ path, message }`. RATE_LIMITED: `retryAfter` in seconds. Quota errors: `feature` and more.',
    },
  },
}

/**
 * The contract as an OpenAPI 3.1 document.
 * @param cookie the session cookie's full name
 */
export const openApiDocument = async (appUrl: string, cookie: string): Promise<Generated> => withStreams(await generated(appUrl, cookie))

const generated = (appUrl: string, cookie: string) =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(api, {
    info: { title: brand.name, version: '1', description },
    servers: [{ url: appUrl }],
    security: [{ session: [] }, { accessToken: [] }],
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    customErrorResponseBodySchema: (defined) => ({
      allOf: [
        { $ref: '#/components/schemas/Error' },
        { type: 'object', properties: { code: { enum: defined.map(([code]) => code as ErrorCode) } } },
      ],
    }),
  })

type Generated = Awaited<ReturnType<typeof generated>>

/** A call that answers JSON and has a stream beside it answers that stream, where it is asked for. */
function withStreams(document: Generated): Generated {
  for (const path of Object.keys(document.paths ?? {})) {
    const [success, stream] = [contentOf(document, path), contentOf(document, `${path}/stream`)]
    if (success && stream) Object.assign(success, stream)
  }
  return document
}

/** What a success of a call may be, by media type. */
function contentOf({ paths = {} }: Generated, path: string): object | undefined {
  const success = paths[path]?.post?.responses?.['200']
  return success && 'content' in success ? success.content : undefined
}

export type OpenApiDocument = Generated
