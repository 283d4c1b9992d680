import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '#contract/articles.ts'
import type { BuiltFile } from '#scripts/vite/build-data.ts'

/** Widths in pixels; a source is never enlarged. 320 is for lists, 680 for common phones. */
const widths = [320, 480, 680, 800, 1200]

/** Low effort: a higher one saves few bytes of screenshots and would take most of the time of a first build. */
const formats = {
  avif: { quality: 50, effort: 1 },
  /** In one width: browsers before 2023 have no AVIF. */
  webp: { quality: 80, effort: 4 },
} as const
type Format = keyof typeof formats

/** A drawing, as SVG, or a screenshot. */
export interface MadePicture extends Picture {
  /** `srcset` of a screenshot: its files and their widths; `src` is for browsers without AVIF. `null` for a drawing. */
  readonly avif: string | null
}

/** Cache between builds; names contain the hash of source and settings, so entries are never stale. */
const cache = 'node_modules/.cache/postwright/pictures'

/** The content of a file; `undefined` when it does not exist. */
export async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * A picture from the cache, or made and cached.
 * @param name its file, with the hash of everything that it is made of
 */
export async function cachedPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cache, name)
  const cached = await readIfExists(file)
  if (cached) return cached
  const picture = await make()
  await mkdir(cache, { recursive: true })
  // Written atomically, because two builds may create the same file.
  await writeFile(`${file}.${process.pid}`, picture)
  await rename(`${file}.${process.pid}`, file)
  return picture
}

const shortened = (hash: Hash): string => hash.digest('hex').slice(0, 10)

/**
 * Makes the files of a picture for pages: AVIF in several widths, and one WebP. A drawing is sent as it is: it is a fifth of the size of its
 * AVIF, and sharp at every width.
 * @param file an SVG, PNG or JPEG
 * @throws Error when the file is missing or not an image
 */
export async function makePicture(file: string, alt: string): Promise<{ picture: MadePicture; files: BuiltFile[] }> {
  const source = await readFile(file)
  const { width: most, height: tall } = await sharp(source).metadata()
  const [extension, digest] = [extname(file), createHash('sha256').update(source)]
  if (extension === '.svg') {
    const src = `/assets/${basename(file, extension)}-${shortened(digest)}${extension}`
    return { picture: { alt, width: most, height: tall, avif: null, src }, files: [{ name: src.slice(1), content: source }] }
  }
  const offered = widths.filter((width) => width <= most)
  const sizes = offered.length > 0 ? offered : [most]
  const hash = shortened(digest.update(JSON.stringify([formats, sharp.versions])))
  const nameOf = (width: number, format: Format) => `${basename(file, extension)}-${width}-${hash}.${format}`
  const draw = async (width: number, format: Format): Promise<BuiltFile> => {
    const name = nameOf(width, format)
    const make = () => sharp(source).resize(width).toFormat(format, formats[format]).toBuffer()
    return { name: `assets/${name}`, content: await cachedPicture(name, make) }
  }
  const width = sizes.at(-1) ?? most
  const middle = sizes[Math.floor(sizes.length / 2)] ?? most
  const files = await Promise.all([...sizes.map((size) => draw(size, 'avif')), draw(middle, 'webp')])
  const address = (size: number, format: Format) => `/assets/${nameOf(size, format)}`
  const picture = {
    alt,
    width,
    height: Math.round((width * tall) / most),
    avif: sizes.map((size) => `${address(size, 'avif')} ${size}w`).join(', '),
    src: address(middle, 'webp'),
  }
  return { picture, files }
}
