import { ORPCError } from '@orpc/server'
import type { Photo } from '#api/photos.ts'
import { photoMessages } from '#contract/photo-messages.ts'
import { photoLimits } from '#contract/photos.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import type { Context } from '#server/core/context.ts'
import { createUserQueues } from '#server/core/generation/user-queues.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import { checkRoom, storePhoto } from './store.ts'

const refuse = (message: string) => fail('INVALID_INPUT', { issues: [{ path: 'file', message }] })

const million = 1_000_000
const megabytes = String(photoLimits.fileBytes / 1024 ** 2)

/** Files in memory at a time, of different users: 80 MB. */
const maxReading = 8
const queueLimits = { maxQueued: limitTable.photo.max, queueTimeout: 60_000 } as const

/** Takes a photo as the body of a request. Nothing is read of what is refused before. */
export function createUpload({ db, limits }: Pick<Context, 'db' | 'limits'>) {
  const busy = () => photoMessages.busy
  const enterQueue = createUserQueues(queueLimits, busy)
  let reading = 0

  /** @throws INVALID_INPUT, TOO_LARGE before the body is read */
  async function readBody(request: Request): Promise<Buffer> {
    const size = Number(request.headers.get('content-length') ?? Number.NaN)
    if (!Number.isInteger(size)) throw refuse(photoMessages.size)
    if (size > photoLimits.fileBytes) throw fail('TOO_LARGE', undefined, photoMessages.tooLarge({ megabytes }))
    if (size === 0) throw refuse(photoMessages.empty)
    return Buffer.from(await request.arrayBuffer())
  }

  async function store(account: Account, request: Request): Promise<Photo> {
    const file = await readBody(request)
    // The decoder takes 20 MB, and most servers store no photo for days.
    const { PhotoError, storedPhoto } = await import('#server/infra/pictures/stored-photo.ts')
    const photo = await storedPhoto(file).catch((error: unknown) => {
      if (!(error instanceof PhotoError)) throw error
      const { problem, most } = error
      throw refuse(
        problem === 'tooManyPixels' ? photoMessages.tooManyPixels({ megapixels: String(most / million) }) : photoMessages[problem],
      )
    })
    return storePhoto(db, account, photo)
  }

  /** Each user's photos are read one at a time, so that nobody's fill the memory. @throws RATE_LIMITED, QUOTA_REACHED, INVALID_INPUT, TOO_LARGE */
  async function inTurn(account: Account, request: Request): Promise<Photo> {
    await limits.consumeOrThrow('photo', account.id)
    const leaveQueue = await enterQueue(account.id, request.signal)
    try {
      await checkRoom(db, account)
      if (reading >= maxReading) throw fail('RATE_LIMITED', { retryAfter: 5 }, busy())
      reading++
      try {
        return await store(account, request)
      } finally {
        reading--
      }
    } finally {
      leaveQueue()
    }
  }

  return async (account: Account | null, request: Request): Promise<Response> => {
    try {
      if (!account) throw fail('UNAUTHORIZED')
      return Response.json(await inTurn(account, request))
    } catch (error) {
      if (!(error instanceof ORPCError) || request.bodyUsed) throw error
      const response = errorResponse(error)
      // The rest of the body is not read, so the connection cannot be reused.
      response.headers.set('connection', 'close')
      return response
    }
  }
}
