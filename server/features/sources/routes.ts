import { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { api } from '#api/index.server.ts'
import type { NewSource } from '#api/sources.ts'
import { withoutInvisible } from '#contract/invisible.ts'
import { sourceFilePath } from '#contract/paths.ts'
import { encodingParameter, fileTypeOf, type SourceOrigin, sourceLimits } from '#contract/sources.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'
import { createUserQueues } from '#server/core/generation/user-queues.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import { LinkError } from '#server/infra/links/link-error.ts'
import { DocumentError } from '#server/infra/reading/document-error.ts'
import { type DocumentText, maxPdfPages } from '#server/infra/reading/formats.ts'
import type { SourceReader } from '#writer/source/outline.ts'
import { fileMessages, linkMessages, pageMessages, understandingMessages } from './messages.ts'
import { findSource, listSources, purgeSources, removeSource, storeSource, toSource } from './store.ts'
import { createUnderstanding } from './understand.ts'

const refuse = (path: string, message: string) => fail('INVALID_INPUT', { issues: [{ path, message }] })

/** Any error of reading a text as an API error. */
function toTextError(error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error
  const { nothing, unreadable } = understandingMessages
  return refuse('text', error.problem === 'noText' ? nothing : unreadable)
}

/** Any error of reading a page as an API error. */
function toLinkError(error: unknown): unknown {
  if (error instanceof LinkError) return refuse('link', linkMessages[error.problem])
  if (!(error instanceof DocumentError)) return error
  const { noText, encoding, unreadable } = pageMessages
  const isGarbled = error.problem === 'encoding' || error.problem === 'manyEncodings'
  return refuse('link', error.problem === 'noText' ? noText : isGarbled ? encoding : unreadable)
}

/** Any error of reading a file as an API error. */
function toFileError(error: unknown): unknown {
  if (!(error instanceof DocumentError)) return error
  const { tooManyPages, ...messages } = fileMessages
  if (error.problem === 'manyEncodings') return refuse(encodingParameter, messages.manyEncodings)
  return refuse('file', error.problem === 'tooManyPages' ? tooManyPages({ pages: maxPdfPages }) : messages[error.problem])
}

interface Given {
  readonly origin: SourceOrigin
  readonly place: string | null
  readonly document: DocumentText
}
/** Reads what was given, for a model or without one. */
type Read = (reader: SourceReader | undefined) => Promise<Given>

/** Sources that are read at a time, of different users. */
const maxReading = 30
const queueLimits = { maxQueued: limitTable.source.max, queueTimeout: 60_000 } as const
/** UTF-16 units of the name of a file. */
const maxName = 200
/** Of the name of an encoding. */
const maxEncoding = 40

/** Texts, links and files that users write from. Reading and understanding them is not charged. */
export function createSourcesFeature({ db, engines, limits, documents, fetchLink, log, identify }: Context) {
  const { modelFor, understand } = createUnderstanding({ engines, log })
  const busy = () => understandingMessages.busy
  const enterQueue = createUserQueues(queueLimits, busy)
  /** Sources that are being read. */
  let reading = 0

  /**
   * Reads the sources of a user one at a time, so that nobody's pages and files fill the memory.
   * @throws RATE_LIMITED when the user's earlier sources, or those of too many others, are still being read
   */
  async function inTurn({ id }: Account, signal: AbortSignal, run: () => Promise<NewSource>): Promise<NewSource> {
    const leaveQueue = await enterQueue(id, signal)
    try {
      if (reading >= maxReading) throw fail('RATE_LIMITED', { retryAfter: 5 }, busy())
      reading++
      try {
        return await run()
      } finally {
        reading--
      }
    } finally {
      leaveQueue()
    }
  }

  /** @throws INVALID_INPUT when nothing can be written from it, RATE_LIMITED */
  async function create(account: Account, read: Read, signal: AbortSignal): Promise<NewSource> {
    const { id: userId } = account
    for (const name of ['source', 'sourceDay'] as const) await limits.consumeOrThrow(name, userId)
    const giveBack = await takeOfDay(account)
    let isRead = false
    try {
      return await inTurn(account, signal, async () => {
        const model = await modelFor(userId)
        const { origin, place, document } = await read(model?.reader)
        isRead = true
        const { title, language, points } = await understand(document.outline, model, signal)
        if (points.length === 0) throw refuse(origin, understandingMessages.nothing)
        const row = await storeSource(db, { userId, origin, place, title, text: document.text, points, language })
        return { ...toSource(row), cut: document.cut, remarks: [...document.remarks] }
      })
    } catch (error) {
      if (!isRead) await giveBack()
      throw error
    }
  }

  /** @returns undoes it, for a source that no model was asked about @throws RATE_LIMITED */
  async function takeOfDay({ id, plan }: Account): Promise<() => Promise<void>> {
    if (plan !== 'free') return async () => undefined
    const { allowed, retryAfter } = await limits.consume('sourceDayFree', id)
    if (!allowed) throw fail('RATE_LIMITED', { retryAfter }, understandingMessages.freeDay({ count: limitTable.sourceDayFree.max }))
    return () => limits.refund('sourceDayFree', id)
  }

  async function readText(text: string, reader: SourceReader | undefined, signal: AbortSignal): Promise<Given> {
    try {
      const document = await documents.read({ format: 'txt', charset: 'utf-8', reader }, Buffer.from(text), signal)
      return { origin: 'text', place: null, document }
    } catch (error) {
      throw toTextError(error)
    }
  }

  async function readLink(link: string, reader: SourceReader | undefined, signal: AbortSignal): Promise<Given> {
    try {
      const { url, type, charset, bytes } = await fetchLink(link, signal)
      return { origin: 'link', place: url, document: await documents.read({ format: type, charset, reader }, bytes, signal) }
    } catch (error) {
      throw toLinkError(error)
    }
  }

  /** @throws INVALID_INPUT, TOO_LARGE before the body is read */
  async function readFile(request: Request, reader: SourceReader | undefined): Promise<Given> {
    const name = withoutInvisible(new URL(request.url).searchParams.get('name') ?? '').slice(0, maxName)
    const charset = new URL(request.url).searchParams.get(encodingParameter)?.slice(0, maxEncoding)
    const format = fileTypeOf(name)
    const size = Number(request.headers.get('content-length') ?? Number.NaN)
    if (!format) throw refuse('file', fileMessages.type)
    if (!Number.isInteger(size)) throw refuse('file', fileMessages.size)
    if (size > sourceLimits.fileBytes) throw fail('TOO_LARGE')
    if (size === 0) throw refuse('file', fileMessages.empty)
    try {
      const bytes = Buffer.from(await request.arrayBuffer())
      return { origin: 'file', place: name, document: await documents.read({ format, charset, reader }, bytes, request.signal) }
    } catch (error) {
      throw toFileError(error)
    }
  }

  /** The answer to a file, the body of the request. What is refused is not read. @throws UNAVAILABLE, RATE_LIMITED, UNAUTHORIZED */
  async function upload(account: Account | null, request: Request): Promise<Response> {
    try {
      if (!account) throw fail('UNAUTHORIZED')
      return Response.json(await create(account, (reader) => readFile(request, reader), request.signal))
    } catch (error) {
      if (!(error instanceof ORPCError) || request.bodyUsed) throw error
      const response = errorResponse(error)
      // The rest of the body is not read, so the connection cannot be reused.
      response.headers.set('connection', 'close')
      return response
    }
  }

  const sources = {
    create: signedIn.sources.create.handler(({ input: { text = '', link }, context: { account }, signal = neverAborted }) =>
      create(account, (reader) => (link === undefined ? readText(text, reader, signal) : readLink(link, reader, signal)), signal),
    ),
    list: signedIn.sources.list.handler(async ({ context: { account } }) => ({ items: await listSources(db, account.id) })),
    get: signedIn.sources.get.handler(async ({ input: { id }, context: { account } }) => {
      const source = await findSource(db, account.id, id)
      if (!source) throw fail('NOT_FOUND')
      return source
    }),
    remove: signedIn.sources.remove.handler(async ({ input: { id }, context: { account } }) => {
      if (!(await removeSource(db, account.id, id))) throw fail('NOT_FOUND')
    }),
  }

  return {
    routes: { sources },
    http: new Hono<HttpEnv>().post(sourceFilePath, async (c) => {
      c.set('route', sourceFilePath)
      return upload(await identify(c.req.raw.headers, api.sources.create['~orpc'].meta.scope), c.req.raw)
    }),
    purge: () => purgeSources(db),
  }
}
