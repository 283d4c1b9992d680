import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { sharePicturePath } from '#contract/paths.ts'
import type { PrerenderedPage } from './prerendered.ts'
import { drawShare, illustrationPlace, readFonts } from './share-picture.ts'

/** Pictures that an earlier build made; a picture of the same drawing is not made again. */
const cache = 'node_modules/.cache/share-pictures'

const orNothing = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The drawing as PNG, with the illustration at its place. */
async function paint(drawing: string, illustration: Buffer | undefined): Promise<Buffer> {
  const name = createHash('sha256')
    .update(drawing)
    .update(illustration ?? '')
    .update(JSON.stringify(illustrationPlace))
    .digest('hex')
  const kept = join(cache, `${name}.png`)
  const known = await orNothing(kept)
  if (known) return known
  const { left, top, ...size } = illustrationPlace
  const layers = illustration ? [{ input: await sharp(illustration).resize(size).png().toBuffer(), left, top }] : []
  const picture = await sharp(Buffer.from(drawing)).composite(layers).png({ palette: true, colours: 128, effort: 4 }).toBuffer()
  await mkdir(cache, { recursive: true })
  await writeFile(kept, picture)
  return picture
}

/**
 * Draws the picture of each page that its `og:image` names. An article's shows content/blog/{slug}.svg.
 * @param folder `build/client`
 */
export async function drawSharePictures(pages: readonly PrerenderedPage[], folder: string): Promise<void> {
  const [fonts, quill] = await Promise.all([readFonts(), readFile('public/favicon.svg')])
  await Promise.all(
    pages.map(async (page) => {
      const illustration = await orNothing(join('content', `${page.path}.svg`))
      const picture = await paint(await drawShare(page, quill, fonts, illustration !== undefined), illustration)
      const file = join(folder, sharePicturePath(page.path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, picture)
    }),
  )
}
