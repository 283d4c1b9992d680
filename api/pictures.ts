import { z } from 'zod'
import { ById } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { Id, typedText } from '#contract/fields.ts'
import { languageCodes } from '#contract/options.ts'
import { pictureMessages } from '#contract/picture-messages.ts'
import {
  carouselFiles,
  type PictureWordId,
  pictureFiles,
  pictureFormatIds,
  pictureLimits,
  pictureSides,
  pictureWordIds,
  typefacePairs,
} from '#contract/pictures.ts'
import { isSlideTemplate, templateIds } from '#pictures/index.ts'

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

const { least, most } = carouselLimits
const slides = z
  .array(
    z.strictObject({ heading: typedText(z.string(), carouselLimits.heading), text: typedText(z.string(), carouselLimits.text) }),
    pictureMessages.slides({ least, most }),
  )
  .min(least, pictureMessages.slides({ least, most }))
  .max(most, pictureMessages.slides({ least, most }))

const files = { ...pictureFiles, ...carouselFiles }
const fileIds = Object.keys(files) as [keyof typeof files, ...(keyof typeof files)[]]

/** What is drawn: one picture of words, a carousel of slides, or one of its slides. */
const Drawn = PictureRecipe.extend({
  words: Words.optional().describe('The words of one picture'),
  slides: slides.optional().describe('The slides of a carousel, in place of words: a cover, inner slides, what to do'),
  at: z
    .int()
    .min(0)
    .max(most - 1)
    .optional()
    .describe('One slide of the carousel, from 0'),
  file: z.enum(fileIds).optional().describe('What “Accept” says when absent, and otherwise PNG, or ZIP for a carousel'),
}).superRefine(({ template, words, slides, at, file }, { addIssue }) => {
  const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
  if (!words === !slides) return refuse(words ? 'slides' : 'words', pictureMessages.wordsOrSlides)
  if (isSlideTemplate(template) !== Boolean(slides))
    refuse('template', slides ? pictureMessages.carouselTemplate : pictureMessages.pictureTemplate)
  if (at !== undefined && !slides) refuse('at', pictureMessages.slideOfNone)
  if (slides && at !== undefined && at >= slides.length) refuse('at', pictureMessages.noSuchSlide)
  const isCarousel = slides !== undefined && at === undefined
  if (file && file in carouselFiles !== isCarousel) refuse('file', isCarousel ? pictureMessages.carouselFile : pictureMessages.oneFile)
})
export type Drawn = z.infer<typeof Drawn>

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
      summary: 'Draw a picture or a carousel',
      description:
        'Draws a picture of words, or a carousel of slides as a ZIP of PNGs or a PDF; with `at`, one slide as it is in them. Nothing is stored or counted. Words that do not fit are refused, with their slide (`slides.2`) and how many characters are too many.',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: {
            description: 'The picture, or the carousel',
            content: Object.fromEntries(
              Object.values(files).map((type) => [type, { schema: { type: 'string', contentMediaType: type } as const }]),
            ),
          },
        },
      }),
    })
    .meta({ scope: 'read', errors: ['RATE_LIMITED'] })
    .input(Drawn)
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
