import { isDeepStrictEqual } from 'node:util'
import type { Generation } from '#contract/api.ts'
import type { Issue } from '#contract/errors.ts'
import type { CommonRequest, Kind, KindSchema } from '#contract/kind.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { isChosen, type Rewrite, type RewriteHow } from '#contract/rewrite.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import type { History } from '#server/core/history.ts'
import { fail } from '#server/platform/fail.ts'
import type { Earlier, Revision } from '#writer/writer.ts'

type Request = Readonly<Record<string, unknown>> & CommonRequest

const refused = (issues: Issue[]) => fail('INVALID_INPUT', { issues })

/** A stored generation as today's build of its kind reads it; `null` when it is of another kind, or of a shape that is gone. */
function readAs(kind: KindName, row: Generation): Earlier | null {
  if (row.kind !== kind) return null
  const schema: KindSchema = serverKinds[kind].schema
  const [request, result] = [schema.request.safeParse(row.request), schema.result.safeParse(row.result)]
  return request.success && result.success ? { request: request.data, result: result.data } : null
}

/** Fields in which a request is not what the rewrite of an earlier one says. */
function strayFields(request: Request, said: Request): string[] {
  const [{ rewrite: _, ...now }, { rewrite: _earlier, ...then }] = [request, said] as [Request, Request]
  return Object.keys({ ...now, ...then }).filter((field) => !isDeepStrictEqual(now[field], then[field]))
}

/** What the request of a rewrite must be. @throws INVALID_INPUT when there is nothing further that way */
function ruled(kind: Kind, how: RewriteHow, { request, result }: Earlier): Request {
  const said = kind.rewrites[how]?.(request, result)
  if (!said) throw refused([{ path: 'rewrite.how', message: rewriteMessages.exhausted[how] }])
  return said
}

/**
 * The earlier result that a request writes again. Its text comes from History, never from the caller, and the request must say
 * exactly what the rewrite changes: nobody gets one topic's text under another's name.
 * @throws NOT_FOUND when the earlier generation does not exist, is not finished, is of another kind or another person's;
 * INVALID_INPUT when nothing is left to change that way, or more is changed
 */
export async function revisionOf(
  history: Pick<History, 'get'>,
  userId: string,
  kind: KindName,
  request: Request & { rewrite: Rewrite },
): Promise<Revision> {
  const { of, how } = request.rewrite
  const earlier = readAs(kind, await history.get(userId, of))
  if (!earlier) throw fail('NOT_FOUND')
  const rule = ruled(kinds[kind], how, earlier)
  if (isChosen(how) && request[how] === earlier.request[how]) throw refused([{ path: how, message: rewriteMessages.exhausted[how] }])
  const stray = strayFields(request, isChosen(how) ? { ...rule, [how]: request[how] } : rule)
  if (stray.length > 0) throw refused(stray.map((path) => ({ path, message: rewriteMessages.mismatch })))
  return { how, earlier }
}
