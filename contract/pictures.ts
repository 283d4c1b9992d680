import type { PictureShape } from '#platforms/platform.ts'

/**
 * The shapes of a picture, in pixels. `safe`: the part of the height at each end that an app covers with its own buttons, or a grid crops.
 */
export const pictureFormats = {
  portrait: { width: 1080, height: 1350, safe: 0.06 },
  square: { width: 1080, height: 1080, safe: 0.07 },
  story: { width: 1080, height: 1920, safe: 0.14 },
  wide: { width: 1200, height: 675, safe: 0.06 },
} as const satisfies Readonly<Record<PictureShape, object>>
export type PictureFormat = keyof typeof pictureFormats
export const pictureFormatIds = Object.keys(pictureFormats) as [PictureFormat, ...PictureFormat[]]

export const pictureSides = ['light', 'dark'] as const
export type PictureSide = (typeof pictureSides)[number]

/** The files of a picture, by their media types. */
export const pictureFiles = { png: 'image/png', jpeg: 'image/jpeg' } as const
export type PictureFile = keyof typeof pictureFiles

/** The files of a carousel: its pictures in an archive, or as the pages of a document. */
export const carouselFiles = { zip: 'application/zip', pdf: 'application/pdf' } as const
export type CarouselFile = keyof typeof carouselFiles

/** `editorial`: a serif for headings · `plain`: one sans-serif · `poster`: narrow capitals. */
export const typefacePairs = ['editorial', 'plain', 'poster'] as const
export type TypefacePair = (typeof typefacePairs)[number]

/** The words of a picture by their places; a template draws those that it has a place for. */
export const pictureWordIds = ['headline', 'figure', 'day', 'place', 'body', 'by', 'call'] as const
export type PictureWordId = (typeof pictureWordIds)[number]

/** The most characters of one place, and the most items of a list. */
export const pictureLimits = { words: 400, items: 7, item: 160, handle: 40 } as const

/** What one picture says. */
export type PictureWords = { readonly [Place in PictureWordId]?: string | undefined } & { readonly items?: string[] | undefined }

/** The colors (`#b9351b`), the handle, the typefaces and the logo of whoever posts. */
export interface Brand {
  /** One or two. */
  readonly colors: string[]
  readonly handle?: string | undefined
  readonly typefaces: TypefacePair
  /** The id of a photo. One that was deleted is not drawn. */
  readonly logo?: string | undefined
}

/** The brand of a voice without one. */
export const defaultBrand: Brand = { colors: ['#b9351b'], typefaces: 'editorial' }
