import { eq } from 'drizzle-orm'
import { PictureRecipe } from '#api/pictures.ts'
import type { Generation } from '#api/schemas.ts'
import type { AnyRequest } from '#contract/kind.ts'
import { pictureMessages } from '#contract/picture-messages.ts'
import { defaultBrand, type PictureFormat, pictureFiles } from '#contract/pictures.ts'
import { type Template, templates } from '#pictures/index.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { voicesOf } from '#server/core/generation/voices.ts'
import { generations } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Picture } from '#server/infra/pictures/draw.ts'
import { pictureWords } from '#writer/picture-words.ts'

interface Links {
  /** A photo of a user's; `undefined` where the user has none with this id. */
  photo: (userId: string, id: string | undefined) => Promise<Uint8Array | undefined>
}

/** Pictures of texts: drawn from a recipe, which is what is stored. */
export const createPicturesFeature = (ctx: Context, links: Links): ServerFeature => ({ routes: { pictures: createRoutes(ctx, links) } })

function createRoutes({ db, history, limits }: Context, links: Links) {
  let opening: ReturnType<typeof open> | undefined
  // The renderer and its fonts take 60 MB, and most servers draw nothing for days.
  const open = async () => {
    const { createStudio, TooManyWords } = await import('#server/infra/pictures/draw.ts')
    return { studio: createStudio(), TooManyWords }
  }
  const opened = () => {
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  /** The images of a recipe. One that was deleted, or is another user's, is left out. */
  async function imagesOf(userId: string, { template, photo: photoId, brand }: PictureRecipe): Promise<Pick<Picture, 'photo' | 'logo'>> {
    const { takesPhoto }: Template = templates[template]
    const [photo, logo] = [takesPhoto && (await links.photo(userId, photoId)), await links.photo(userId, brand.logo)]
    return { ...(photo && { photo }), ...(logo && { logo }) }
  }

  /** The recipe that a text begins with. */
  async function suggested(userId: string, { request }: Generation): Promise<PictureRecipe> {
    const {
      topic = '',
      platform,
      language = 'en',
      occasion,
      details,
      facts,
    } = request as AnyRequest & { topic?: string; platform?: PlatformId }
    const { template, words } = pictureWords({ topic, details, facts, occasion, language })
    const voice = (await voicesOf(db, userId)).find(({ id }) => id === request.voice)
    return { template, words, language, side: 'light', brand: voice?.brand ?? defaultBrand, format: formatOf(platform) }
  }

  return {
    render: signedIn.pictures.render.handler(async ({ input: { file, ...input }, context: { account } }) => {
      await limits.consumeOrThrow('picture', account.id)
      const images = await imagesOf(account.id, input)
      const { photo: _, ...recipe } = input
      const { studio, TooManyWords } = await opened()
      try {
        const picture = await studio.draw({ ...recipe, ...images }, file)
        return { body: new Blob([picture], { type: pictureFiles[file] }) }
      } catch (error) {
        if (!(error instanceof TooManyWords)) throw error
        throw fail('INVALID_INPUT', { issues: [{ path: 'words', message: pictureMessages.tooManyWords(error.excess) }] })
      }
    }),
    get: signedIn.pictures.get.handler(async ({ input: { id }, context: { account } }) => {
      await limits.consumeOrThrow('picture', account.id)
      const generation = await history.get(account.id, id)
      const [row] = await db.select({ picture: generations.picture }).from(generations).where(eq(generations.id, id))
      const stored = PictureRecipe.safeParse(row?.picture)
      return stored.success ? { recipe: stored.data, stored: true } : { recipe: await suggested(account.id, generation), stored: false }
    }),
    save: signedIn.pictures.save.handler(async ({ input: { id, ...recipe }, context: { account } }) => {
      await limits.consumeOrThrow('picture', account.id)
      await history.get(account.id, id)
      await db.update(generations).set({ picture: recipe }).where(eq(generations.id, id))
      return { recipe, stored: true }
    }),
  }
}

/** The format that a platform shows largest; portrait where the platform is open. */
const formatOf = (platform: PlatformId | undefined): PictureFormat => (platform ? platforms[platform].pictures.formats[0] : 'portrait')
