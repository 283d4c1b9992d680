import { z } from 'zod'
import { ById } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { Id, typedText } from '#contract/fields.ts'
import { languageCodes } from '#contract/options.ts'
import {
  type PictureWordId,
  pictureFiles,
  pictureFormatIds,
  pictureLimits,
  pictureSides,
  pictureWordIds,
  typefacePairs,
} from '#contract/pictures.ts'
import { templateIds } from '#pictures/index.ts'

const words = typedText(z.string(), pictureLimits.words)

const Words = z.strictObject({
  ...(Object.fromEntries(pictureWordIds.map((id) => [id, words.optional()])) as Record<PictureWordId, z.ZodOptional<typeof words>>),
  items: z.array(typedText(z.string(), pictureLimits.item)).max(pictureLimits.items).optional(),
})

const color = z.string().regex(/^#[\da-f]{6}$/i)

/** The look of pictures. */
export const BrandFields = z.strictObject({
  colors: z.array(color).min(1).max(2),
  handle: typedText(z.string(), pictureLimits.handle).optional(),
  typefaces: z.enum(typefacePairs),
  logo: Id.optional().describe('One of the caller’s photos. Any other id is like none'),
})

/** What a picture is drawn from. This is stored, never the pixels. */
export const PictureRecipe = z.strictObject({
  template: z.enum(templateIds),
  format: z.enum(pictureFormatIds),
  side: z.enum(pictureSides),
  language: z.enum(languageCodes),
  words: Words,
  brand: BrandFields,
  photo: Id.optional().describe('One of the caller’s photos, for a template that takes one. Any other id is like none'),
})
export type PictureRecipe = z.infer<typeof PictureRecipe>

const PictureOfText = z.object({
  recipe: PictureRecipe,
  stored: z.boolean().describe('Its user made it; otherwise it is suggested from the text’s own facts'),
})
export type PictureOfText = z.infer<typeof PictureOfText>

/** Pictures of texts. They count no request. */
export const pictureCalls = {
  render: userCall
    .route({
      method: 'POST',
      path: '/functions/v1/render-picture',
      summary: 'Draw a picture',
      description:
        'Draws a picture from its recipe. Nothing is stored or counted. Words that do not fit are refused, with how many characters are too many.',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: {
            description: 'The picture',
            content: Object.fromEntries(
              Object.values(pictureFiles).map((type) => [type, { schema: { type: 'string', contentMediaType: type } as const }]),
            ),
          },
        },
      }),
    })
    .meta({ scope: 'read', errors: ['RATE_LIMITED'] })
    .input(PictureRecipe.extend({ file: z.enum(Object.keys(pictureFiles) as [keyof typeof pictureFiles]).default('png') }))
    .output(z.object({ body: z.instanceof(Blob) })),
  get: userCall
    .route({
      method: 'GET',
      path: '/api/generations/{id}/picture',
      summary: 'Get the picture of a text',
      description: 'The recipe that its user stored, or one suggested from the facts of the text.',
    })
    .meta({ scope: 'read', errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(ById)
    .output(PictureOfText),
  save: userCall
    .route({ method: 'PUT', path: '/api/generations/{id}/picture', summary: 'Store the picture of a text' })
    .meta({ scope: 'write', errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(ById.extend(PictureRecipe.shape))
    .output(PictureOfText),
}
