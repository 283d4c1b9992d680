import { isDeepStrictEqual } from 'node:util'
import { ORPCError } from '@orpc/server'
import type { Generation } from '#api/schemas.ts'
import { knownArranged } from '#contract/arranged-messages.ts'
import type { Issue } from '#contract/errors.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { instructionMessages } from '#contract/instruction-messages.ts'
import type { CommonRequest, Kind, KindSchema } from '#contract/kind.ts'
import { rewriteExhausted } from '#contract/result-messages.ts'
import { knownChecks } from '#contract/result-note-messages.ts'
import { needsChoice, placeOf, type Rewrite, type RewriteHow } from '#contract/rewrite.ts'
import { versionsIn } from '#contract/versions.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { isKind, type KindName, kinds } from '#kinds/index.ts'
import type { History } from '#server/core/generation/history.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { EarlierGeneration, Revision } from '#writer/writer.ts'

type Request = Readonly<Record<string, unknown>> & CommonRequest

const invalidInput = (issues: Issue[]) => fail('INVALID_INPUT', { issues })

/**
 * A stored result as its schema reads it: without the notes of the built-in writer, which no rewrite needs and which earlier versions named otherwise,
 * and without checks that only an earlier or later version has.
 */
const withoutNotes = ({ arranged: _, otherVersions, checks, ...result }: Generation['result']): Generation['result'] => ({
  ...result,
  ...(checks !== undefined && { checks: knownChecks(checks) }),
  ...(Array.isArray(otherVersions) && { otherVersions: otherVersions.map(withoutNotes) }),
})

/**
 * Parses a stored generation with the current schema of its kind, with the text as its user last had it; `null` when it is of another kind, does
 * not match any more or has no such version. @param version from 1
 */
function parseStored(kind: KindName, row: Generation, version: number): EarlierGeneration | null {
  if (row.kind !== kind) return null
  const schema: KindSchema = serverKinds[kind].schema
  const [request, result] = [schema.request.safeParse(row.request), schema.result.safeParse(withoutNotes(row.result))]
  const chosen = result.success ? versionsIn(result.data)[version - 1] : undefined
  if (!request.success || !chosen) return null
  const { edited } = row
  return { request: request.data, result: edited?.version === version ? { ...chosen, ...edited.result } : chosen }
}

const kindText = (kind: KindName, { result }: EarlierGeneration): string => (kinds[kind] as Kind).text(result)

/** More rewrites of rewrites than anybody makes of one text. */
const longestChain = 30

/** What the user asked for in the rewrites that led to a text, oldest first. A part of the chain that was deleted is missing. */
async function instructionsBefore(history: Pick<History, 'get'>, userId: string, generation: Generation): Promise<readonly string[]> {
  const found: string[] = []
  let step: Generation | null = generation
  for (let at = 0; step && at < longestChain; at++) {
    const { rewrite } = step.request as { rewrite?: Partial<Rewrite> }
    if (rewrite?.instruction) found.unshift(rewrite.instruction)
    step = rewrite?.of ? await history.get(userId, rewrite.of).catch(orNotFound) : null
  }
  return found
}

/** @throws every error except NOT_FOUND */
function orNotFound(error: unknown): null {
  if (error instanceof ORPCError && error.code === 'NOT_FOUND') return null
  throw error
}

/** The fields in which a request differs from the one that the rewrite requires. */
function mismatchedFields(request: Request, expected: Request): string[] {
  const [{ rewrite: _, ...actualFields }, { rewrite: _expected, ...expectedFields }] = [request, expected] as [Request, Request]
  return Object.keys({ ...actualFields, ...expectedFields }).filter(
    (field) => !isDeepStrictEqual(actualFields[field], expectedFields[field]),
  )
}

/**
 * Whether the text of a generation has words that its request does not: a model wrote it, the user changed it, or it was kept like that for another
 * platform.
 */
function wordsOf(kind: KindName, row: Generation, version: number, earlier: EarlierGeneration): Pick<Revision, 'keepsWords' | 'isEdited'> {
  const written = versionsIn(row.result)[version - 1] as (Generation['result'] & { arranged?: unknown }) | undefined
  const arranged = knownArranged(written?.arranged)
  const isEdited = written !== undefined && kindText(kind, earlier) !== (kinds[kind] as Kind).text(written)
  return { isEdited, keepsWords: isEdited || !arranged || arranged.notes.some(({ code }) => code === 'kept') }
}

/** The request that a rewrite must send. @throws INVALID_INPUT when the text cannot be changed further in this way */
function expectedRequest(kind: Kind, how: RewriteHow, { request, result }: EarlierGeneration): Request {
  const expected = kind.rewrites[how]?.(request, result)
  if (!expected) throw invalidInput([{ path: 'rewrite.how', message: rewriteExhausted[how] }])
  return expected
}

/**
 * The request that rewrites a stored generation, for callers who only say how.
 * @param chosen the new tone, language or platform, of rewrites that need one
 * @throws NOT_FOUND when the generation cannot be rewritten or has no such version, INVALID_INPUT when its kind does not support the
 * rewrite or the text cannot be changed further in this way
 */
export function rewriteRequest(generation: Generation, rewrite: Rewrite, chosen: string | undefined): { kind: KindName; request: Request } {
  const { kind } = generation
  const earlier = isKind(kind) ? parseStored(kind, generation, rewrite.version ?? 1) : null
  if (!earlier || !isKind(kind)) throw fail('NOT_FOUND')
  const { how } = rewrite
  if (!(how in kinds[kind].rewrites)) throw invalidInput([{ path: 'how', message: fieldMessages.rewrite }])
  const expected = expectedRequest(kinds[kind], how, earlier)
  return { kind, request: { ...expected, ...(needsChoice(how) && { [how]: chosen }), rewrite } }
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
  const { of, how, version = 1, passage } = request.rewrite
  const stored = await history.get(userId, of)
  const earlier = parseStored(kind, stored, version)
  if (!earlier) throw fail('NOT_FOUND')
  if (passage !== undefined && !placeOf(passage, kindText(kind, earlier)))
    throw invalidInput([{ path: 'rewrite.passage', message: instructionMessages.noPassage }])
  const expected = expectedRequest(kinds[kind], how, earlier)
  if (needsChoice(how) && request[how] === earlier.request[how]) throw invalidInput([{ path: how, message: rewriteExhausted[how] }])
  const mismatched = mismatchedFields(request, needsChoice(how) ? { ...expected, [how]: request[how] } : expected)
  if (mismatched.length > 0) throw invalidInput(mismatched.map((path) => ({ path, message: fieldMessages.mismatch })))
  return { how, earlier, ...wordsOf(kind, stored, version, earlier), instructions: await instructionsBefore(history, userId, stored) }
}
