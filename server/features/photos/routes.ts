import { Hono } from 'hono'
import { api } from '#api/index.server.ts'
import { photoFilePath } from '#contract/paths.ts'
import { plans } from '#contract/plans.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import { findPhoto, listPhotos, removePhoto } from './store.ts'
import { createUpload } from './upload.ts'

/** A photo never changes, and only its owner may keep it. */
const cached = { 'cache-control': 'private, max-age=31536000, immutable' }

/** The photos and logos of users. Another user's are like none. */
export function createPhotosFeature(ctx: Context) {
  const { db, limits, identify } = ctx
  const upload = createUpload(ctx)
  const photos = {
    list: signedIn.photos.list.handler(async ({ context: { account } }) => ({
      items: await listPhotos(db, account.id),
      max: plans[account.plan].photos,
    })),
    get: signedIn.photos.get.handler(async ({ input: { id, size }, context: { account } }) => {
      await limits.consumeOrThrow('photoFile', account.id)
      const photo = await findPhoto(db, account.id, id, size)
      if (!photo) throw fail('NOT_FOUND')
      return { headers: cached, body: new Blob([photo.bytes], { type: photo.mediaType }) }
    }),
    remove: signedIn.photos.remove.handler(async ({ input: { id }, context: { account } }) => {
      if (!(await removePhoto(db, account.id, id))) throw fail('NOT_FOUND')
      return {}
    }),
  }
  return {
    routes: { photos },
    http: new Hono<HttpEnv>().post(photoFilePath, async (c) => {
      c.set('route', photoFilePath)
      return upload(await identify(c.req.raw.headers, api.photos.remove['~orpc'].meta.scope), c.req.raw)
    }),
    /** A photo of a user's, to be drawn; `undefined` where the user has none with this id. */
    bytesOf: async (userId: string, id: string | undefined) => (id ? (await findPhoto(db, userId, id, 'whole'))?.bytes : undefined),
  }
}
