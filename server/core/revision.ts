import { isDeepStrictEqual } from 'node:util'
import type { Generation } from '#contract/api.ts'
import type { Issue } from '#contract/errors.ts'
import type { CommonRequest, Kind, KindSchema } from '#contract/kind.ts'
import { rewriteExhausted, rewriteMessages } from '#contract/result-messages.ts'
import { needsChoice, type Rewrite, type RewriteHow } from '#contract/rewrite.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import type { History } from '#server/core/history.ts'
import { fail } from '#server/platform/http/api-error.ts'
import type { EarlierGeneration, Revision } from '#writer/writer.ts'

type Request = Readonly<Record<string, unknown>> & CommonRequest

const invalidInput = (issues: Issue[]) => fail('INVALID_INPUT', { issues })

/** Parses a stored generation with the current schema of its kind; `null` when it is of another kind or does not match any more. */
function parseStored(kind: KindName, row: Generation): EarlierGeneration | null {
  if (row.kind !== kind) return null
  const schema: KindSchema = serverKinds[kind].schema
  const [request, result] = [schema.request.safeParse(row.request), schema.result.safeParse(row.result)]
  return request.success && result.success ? { request: request.data, result: result.data } : null
}

/** The fields in which a request differs from the one that the rewrite requires. */
function mismatchedFields(request: Request, expected: Request): string[] {
  const [{ rewrite: _, ...actualFields }, { rewrite: _expected, ...expectedFields }] = [request, expected] as [Request, Request]
  return Object.keys({ ...actualFields, ...expectedFields }).filter(
    (field) => !isDeepStrictEqual(actualFields[field], expectedFields[field]),
  )
}

/** The request that a rewrite must send. @throws INVALID_INPUT when the text cannot be changed further in this way */
function expectedRequest(kind: Kind, how: RewriteHow, { request, result }: EarlierGeneration): Request {
  const expected = kind.rewrites[how]?.(request, result)
  if (!expected) throw invalidInput([{ path: 'rewrite.how', message: rewriteExhausted.get()[how] }])
  return expected
}

/**
 * The earlier result that a request rewrites. Its text comes from the history, never from the client, and the request may differ from the
 * earlier one only in what the rewrite changes, so that a text always belongs to its topic.
 * @throws NOT_FOUND when the earlier generation does not exist, is not finished, is of another kind or belongs to another user;
 * INVALID_INPUT when the text cannot be changed further in this way, or the request changes more
 */
export async function revisionOf(
  history: Pick<History, 'get'>,
  userId: string,
  kind: KindName,
  request: Request & { rewrite: Rewrite },
): Promise<Revision> {
  const { of, how } = request.rewrite
  const earlier = parseStored(kind, await history.get(userId, of))
  if (!earlier) throw fail('NOT_FOUND')
  const expected = expectedRequest(kinds[kind], how, earlier)
  if (needsChoice(how) && request[how] === earlier.request[how]) throw invalidInput([{ path: how, message: rewriteExhausted.get()[how] }])
  const mismatched = mismatchedFields(request, needsChoice(how) ? { ...expected, [how]: request[how] } : expected)
  if (mismatched.length > 0) throw invalidInput(mismatched.map((path) => ({ path, message: rewriteMessages.get().mismatch })))
  return { how, earlier }
}
