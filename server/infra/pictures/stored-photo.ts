import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { type PhotoType, photoLimits } from '#contract/photos.ts'

/** A photo as it is stored: turned upright, in sRGB, without metadata, and not larger than pictures need. */
export interface StoredPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: PhotoType
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** A smaller copy in the same media type. */
  readonly thumbnail: Uint8Array<ArrayBuffer>
}

/** Why a file is not stored as a photo. */
export class PhotoError extends Error {
  readonly problem: 'type' | 'broken' | 'tooManyPixels'
  /** For `tooManyPixels`: the most that this photo may have. */
  readonly most: number
  constructor(problem: PhotoError['problem'], { cause, most = photoLimits.pixels }: { cause?: unknown; most?: number } = {}) {
    super(`The photo was refused: ${problem}`, { cause })
    this.problem = problem
    this.most = most
  }
}

// A photo is read once, by one thread: what is kept of it would only fill the memory.
sharp.cache(false)
sharp.concurrency(1)

/** Seconds after which decoding is given up. The largest photo takes two. */
const patience = 20

/** One photo takes up to 260 MB. */
const oneAtATime = pLimit(1)

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether a file begins as one of the accepted types. Nothing else reaches a decoder, whatever the file is called. */
function isAccepted(file: Buffer): boolean {
  const startsWith = (start: Buffer) => file.subarray(0, start.length).equals(start)
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
  return startsWith(jpegStart) || startsWith(pngStart) || isWebp
}

/** The error of a decoder says nothing to users. */
const broken = (cause: unknown): never => {
  throw new PhotoError('broken', { cause })
}

/** Reads the header only. @throws PhotoError */
async function checkHeader(file: Buffer): Promise<void> {
  if (!isAccepted(file)) throw new PhotoError('type')
  const { width, height, isProgressive } = await sharp(file, { limitInputPixels: false }).metadata().catch(broken)
  const most = isProgressive ? photoLimits.pixelsAtOnce : photoLimits.pixels
  if (width * height > most) throw new PhotoError('tooManyPixels', { most })
}

/** Pixels with their size, as the library takes them. */
type Raw = { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number; readonly channels: 3 | 4 } }

async function decode(file: Buffer): Promise<Raw> {
  const { side } = photoLimits
  const { data, info } = await sharp(file, { limitInputPixels: photoLimits.pixels, failOn: 'truncated' })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  return { data, info: { ...info, channels: info.channels === 4 ? 4 : 3 } }
}

/** Whether any pixel lets something through: screenshots have an alpha channel, and no use for it. */
function isTransparent({ data, info }: Raw): boolean {
  if (info.channels === 4) for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

async function prepare(file: Buffer): Promise<StoredPhoto> {
  await checkHeader(file)
  const raw = await decode(file)
  const mediaType: PhotoType = isTransparent(raw) ? 'image/webp' : 'image/jpeg'
  const encode = (picture: Sharp) =>
    mediaType === 'image/webp' ? picture.webp({ quality: 90, smartSubsample: true }) : picture.removeAlpha().jpeg({ quality: 85 })
  const pixels = () => sharp(raw.data, { raw: raw.info })
  const { thumbnailSide } = photoLimits
  const small = pixels().resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
  const [bytes, thumbnail] = [await encode(pixels()).toBuffer(), await encode(small).toBuffer()]
  const { width, height } = raw.info
  return { bytes: new Uint8Array(bytes), mediaType, width, height, thumbnail: new Uint8Array(thumbnail) }
}

/**
 * Makes of an uploaded file what is stored of it. One file at a time is decoded.
 * @throws PhotoError
 */
export const storedPhoto = (file: Buffer): Promise<StoredPhoto> => oneAtATime(prepare, file)
