/** What a user may upload, and what is stored of it. */
export const photoLimits = {
  /** Of the uploaded file. */
  fileBytes: 10 * 1024 * 1024,
  /** Of the uploaded picture: the cameras of phones have up to 50 million. */
  pixels: 50_000_000,
  /** Of one that is decoded as a whole and not line by line: progressive JPEG, interlaced PNG. */
  pixelsAtOnce: 25_000_000,
  /** The long side of what is stored, in pixels: twice the width of a picture. */
  side: 2160,
  /** The long side of the copy for lists. */
  thumbnailSide: 360,
} as const

/** The media types that are accepted. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Those that are stored: WebP where a photo is transparent. */
export const photoTypes = ['image/jpeg', 'image/webp'] as const
export type PhotoType = (typeof photoTypes)[number]

/** The endings of stored photos as files. */
export const photoEndings: Readonly<Record<PhotoType, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** The path of a photo's copy for lists. */
export const thumbnailPath = (id: string): string => `/api/photos/${id}?size=thumbnail`
