import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { type Node, Renderer } from '@takumi-rs/core'
import { parseHTML } from 'linkedom'
import { sharePicture } from '#app/lib/site-meta.ts'
import { brand } from '#contract/brand.ts'
import { postPlatforms } from '#contract/options.ts'
import { absoluteUrl, sharePicturePath, sitePaths } from '#contract/paths.ts'
import { box, column, image, type PictureNode, text } from '#pictures/node.ts'
import { platforms } from '#platforms/index.ts'
import { cachedPicture, readIfExists } from '#scripts/vite/pictures.ts'
import { readPalette } from '#scripts/vite/site-files.ts'
import { fontsOf, type Typefaces, typefacesFor } from '#server/infra/pictures/fonts.ts'

/** Metadata from the head of a prerendered page. */
interface PrerenderedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Section and day of the last change (2026-11-21) of an article; unset on other pages. */
  readonly section: string | undefined
  readonly modified: string | undefined
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (escaped: string) => escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const metaIn = (html: string, property: string): string | undefined => {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? undefined : plain(content)
}

/**
 * All site pages of a build, in the order of `sitePaths`.
 * @param folder `build/client`
 * @throws Error when a page has no title or description
 */
const readPrerendered = (folder: string): Promise<PrerenderedPage[]> =>
  Promise.all(
    sitePaths.map(async (path) => {
      const html = await readFile(join(folder, path, 'index.html'), 'utf8')
      const [title, description] = [metaIn(html, 'og:title'), metaIn(html, 'og:description')]
      if (!title || !description) throw new Error(`${path} has no title or no description: its route exports a meta made by siteMeta`)
      return { path, title, description, section: metaIn(html, 'article:section'), modified: metaIn(html, 'article:modified_time') }
    }),
  )

/** sitemap.xml. Only articles have a date: the last change of other pages is not known. */
const sitemap = (pages: readonly PrerenderedPage[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path, modified }) => `<url><loc>${absoluteUrl(path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`).join('\n')}
</urlset>
`

const { width, height } = sharePicture
const margin = 72

/** Position of an article's illustration in the share picture, in pixels; its aspect ratio is 16:9. */
const illustrationPlace = { left: 592, top: 166, width: 536, height: 302 } as const

/** The platforms, as many as a line holds, and the number of the others. */
const named = postPlatforms.filter((platform) => !platforms[platform].further)
const covered = [...named.map((platform) => platforms[platform].label), `+${postPlatforms.length - named.length}`].join(' · ')

/** Font size in pixels: smaller for a long title, so that it fits in four lines. */
const titleSize = (title: string, illustrated: boolean) => {
  const [short, medium, long] = illustrated ? ([64, 56, 48] as const) : ([92, 76, 64] as const)
  return title.length <= 28 ? short : title.length <= 52 ? medium : long
}

/**
 * The share picture of a page: wordmark, title and description.
 * @param illustrated whether the picture has an image named `illustration`
 */
function layOut(
  { title, description, section }: PrerenderedPage,
  { display, displayWeight, body }: Typefaces,
  illustrated: boolean,
): PictureNode {
  const colour = readPalette()
  const heading = { fontFamily: display, fontWeight: displayWeight, color: colour('ink') }
  const size = titleSize(title, illustrated)
  return column(
    {
      boxSizing: 'border-box',
      width,
      height,
      padding: `${margin - 16}px ${margin}px ${margin - 24}px`,
      backgroundColor: colour('paper'),
      borderTop: `12px solid ${colour('accent')}`,
      fontFamily: body,
      color: colour('soft'),
    },
    box({ alignItems: 'center', gap: 18 }, image('quill', { width: 60, height: 60 }), text(brand.name, { ...heading, fontSize: 38 })),
    column(
      { width: illustrated ? illustrationPlace.left - margin * 1.5 : width - margin * 3, flexGrow: 1, justifyContent: 'center', gap: 28 },
      text(title, { ...heading, fontSize: size, lineHeight: 1.12, letterSpacing: size * -0.015, textWrap: 'balance' }),
      !illustrated && text(description, { fontSize: 32, lineHeight: 1.45, textWrap: 'pretty' }),
    ),
    box({ borderTop: `2px solid ${colour('line')}`, paddingTop: 24 }, text(section ? `Article · ${section}` : covered, { fontSize: 26 })),
    illustrated && image('illustration', { position: 'absolute', ...illustrationPlace }),
  )
}

/**
 * Creates the share picture (`og:image`) of each page. That of an article shows content/blog/{slug}.svg.
 * @param folder `build/client`
 */
async function drawSharePictures(pages: readonly PrerenderedPage[], folder: string): Promise<void> {
  const [quill, packages] = await Promise.all([readFile('public/favicon.svg'), readFile('package-lock.json')])
  const typefaces = typefacesFor('editorial', 'en', pages.map(({ title, description }) => title + description).join(' '))
  const renderer = new Renderer()
  const needFonts = fontsOf(renderer)
  const pictureOf = async (page: PrerenderedPage): Promise<Buffer> => {
    const illustration = await readIfExists(join('content', `${page.path}.svg`))
    const tree = layOut(page, typefaces, illustration !== undefined)
    // The versions of the renderer and the fonts decide how a picture looks, too.
    const parts = [JSON.stringify(tree), quill, illustration ?? '', packages]
    const hash = parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')
    return cachedPicture(`share-${hash}.png`, async () => {
      await needFonts(typefaces.families)
      const images = [{ src: 'quill', data: quill }, ...(illustration ? [{ src: 'illustration', data: illustration }] : [])]
      return renderer.render(tree as Node, { width, height, images })
    })
  }
  await Promise.all(
    pages.map(async (page) => {
      const file = join(folder, sharePicturePath(page.path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await pictureOf(page))
    }),
  )
}

/** Libraries that insert a style element into the document when loaded. */
const libraries = ['sonner']

/**
 * The content policy's hashes of style sheets that libraries insert, from loading them in an empty document.
 * @throws Error when a library no longer inserts one
 */
async function insertedStyles(): Promise<string[]> {
  const { document } = parseHTML('<html><head></head></html>')
  Object.assign(globalThis, { document })
  try {
    // The query makes the module run again if prerendering has already loaded it.
    for (const library of libraries) await import(/* @vite-ignore */ `${import.meta.resolve(library)}?inserted-styles`)
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  if (styles.length < libraries.length) throw new Error(`Expected a style sheet of each of ${libraries}, found ${styles.length}`)
  // The element is inserted empty first, then its text: the policy needs the hashes of both.
  return ['', ...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}

/** Creates sitemap and share pictures after prerendering. */
export const finishSite: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client')
  const pages = await readPrerendered(folder)
  await Promise.all([drawSharePictures(pages, folder), writeFile(join(folder, 'sitemap.xml'), sitemap(pages))])
  await writeFile(join(folder, 'inserted-styles.json'), JSON.stringify(await insertedStyles()))
}
