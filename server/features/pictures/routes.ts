import { eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import { type Drawn, PictureRecipe } from '#api/pictures.ts'
import type { Generation } from '#api/schemas.ts'
import type { AnyRequest } from '#contract/kind.ts'
import { languages } from '#contract/options.ts'
import { pictureMessages } from '#contract/picture-messages.ts'
import {
  type CarouselFile,
  carouselFiles,
  defaultBrand,
  type PictureFile,
  type PictureFormat,
  pictureFiles,
  pictureFormats,
} from '#contract/pictures.ts'
import { type Template, templates } from '#pictures/index.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { voicesOf } from '#server/core/generation/voices.ts'
import { generations } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Picture, Studio } from '#server/infra/pictures/draw.ts'
import { isCounted, pictureWords } from '#writer/picture-words.ts'
import { slideLook } from '#writer/slide-look.ts'
import { carouselFileOf, pictureFileOf } from './files.ts'

/** A recipe without its words. */
type Look = Omit<PictureRecipe, 'words'>

interface Links {
  /** A photo of a user's; `undefined` where the user has none with this id. */
  photo: (userId: string, id: string | undefined) => Promise<Uint8Array | undefined>
}

/** Each holds the files of its slides until it is answered, some megabytes. */
const carouselsAtOnce = 4

/** Pictures of texts: drawn from a recipe, which is what is stored. */
export const createPicturesFeature = (ctx: Context, links: Links): ServerFeature => ({ routes: { pictures: createRoutes(ctx, links) } })

function createRoutes({ db, history, limits, openStudio }: Context, links: Links) {
  /** Draws with the studio. @throws INVALID_INPUT when words do not fit */
  async function withStudio<Value>(signal: AbortSignal | undefined, draw: (studio: Studio) => Promise<Value>): Promise<Value> {
    const { studio, TooManyWords } = await openStudio()
    try {
      return await draw(studio)
    } catch (error) {
      // The reason of a closed connection is a text.
      if (signal?.aborted) throw new DOMException('The client is gone', 'AbortError')
      if (!(error instanceof TooManyWords)) throw error
      const { slide, excess } = error
      const issue =
        slide === undefined
          ? { path: 'words', message: pictureMessages.tooManyWords(excess) }
          : { path: `slides.${slide}`, message: pictureMessages.slideTooManyWords(excess) }
      throw fail('INVALID_INPUT', { issues: [issue] })
    }
  }

  /** A look with its images. One that was deleted, or is another user's, is left out. */
  async function lookOf(
    userId: string,
    { template, format, side, language, numbered, brand, photo: photoId }: Look,
  ): Promise<Omit<Picture, 'words'>> {
    const { takesPhoto }: Template = templates[template]
    const [photo, logo] = [takesPhoto && (await links.photo(userId, photoId)), await links.photo(userId, brand.logo)]
    return { template, format, side, language, numbered, brand, ...(photo && { photo }), ...(logo && { logo }) }
  }

  /** One picture, or one slide of a carousel. */
  const picture = (userId: string, { words = {}, slides, at, ...drawn }: Drawn, file: PictureFile, signal: AbortSignal | undefined) =>
    withStudio(signal, async (studio) => {
      const look = await lookOf(userId, drawn)
      const { value } = slides
        ? await studio.drawSlides({ ...look, slides }, { at, file, signal }).next()
        : { value: await studio.draw({ ...look, words }, file) }
      return new Blob([value], { type: pictureFiles[file] })
    })

  const turns = pLimit(carouselsAtOnce)
  const carousel = (userId: string, { slides = [], ...drawn }: Drawn, file: CarouselFile, signal: AbortSignal | undefined) =>
    turns(() =>
      withStudio(signal, async (studio) => {
        signal?.throwIfAborted()
        const look = await lookOf(userId, drawn)
        const { pdfOf, zipOf } = await import('#server/infra/pictures/carousel-files.ts')
        const pictures = studio.drawSlides({ ...look, slides }, { file: file === 'pdf' ? 'jpeg' : 'png', signal })
        const { width, height } = pictureFormats[look.format]
        const page = { title: slides[0]?.heading ?? '', locale: languages[look.language].locale, width, height }
        const bytes = file === 'zip' ? await zipOf(pictures) : await pdfOf(pictures, page)
        return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: carouselFiles[file] })
      }),
    )

  /** The recipe that a text begins with. */
  async function suggested(userId: string, { request, result }: Generation): Promise<PictureRecipe> {
    const {
      topic = '',
      platform,
      language = 'en',
      occasion,
      details,
      facts,
    } = request as AnyRequest & { topic?: string; platform?: PlatformId }
    const voice = (await voicesOf(db, userId)).find(({ id }) => id === request.voice)
    const brand = voice?.brand ?? defaultBrand
    // The words of a carousel are its text’s own slides.
    const text = { topic, details, facts, occasion, language }
    if ('carousel' in result) return { ...slideLook(platform, brand), numbered: isCounted(text), words: {}, language, side: 'light', brand }
    const { template, words } = pictureWords(text)
    return { template, words, language, side: 'light', brand, format: formatOf(platform) }
  }

  return {
    render: signedIn.pictures.render.handler(async ({ input, context: { account, headers }, signal }) => {
      const accept = headers.get('accept')
      if (input.slides && input.at === undefined) {
        await limits.consumeOrThrow('carousel', account.id)
        return { body: await carousel(account.id, input, carouselFileOf(input, accept), signal) }
      }
      await limits.consumeOrThrow('picture', account.id)
      return { body: await picture(account.id, input, pictureFileOf(input, accept), signal) }
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
