import type { z } from 'zod'
import type { Issue } from '#contract/errors.ts'

export type ParsedRequest = { request: Request; body: Readonly<Record<string, unknown>> }
export type Parsed = ParsedRequest | { issues: Issue[] }

/**
 * The same request with its body as the schema reads it (texts trimmed), or what is wrong with it.
 * Only JSON is read: that also means that a form on another site cannot send it without asking first.
 */
export const parseRequest = async (request: Request, schema: z.ZodObject): Promise<Parsed> => {
  const parsed = schema.safeParse((await jsonOf(request)) ?? {})
  if (!parsed.success) return { issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return {
    body: parsed.data,
    request: new Request(request.url, { method: request.method, headers, body: JSON.stringify(parsed.data), signal: request.signal }),
  }
}

/** Nothing for a body that is missing or no JSON: the schema then says which fields are missing. */
const jsonOf = async (request: Request): Promise<unknown> => {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
