import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { parseHTML } from 'linkedom'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { sharePicture } from '#app/lib/site-meta.ts'
import { brand } from '#contract/brand.ts'
import { postPlatforms } from '#contract/options.ts'
import { absoluteUrl, sharePicturePath, sitePaths } from '#contract/paths.ts'
import { platforms } from '#platforms/index.ts'
import { cachedPicture, readIfExists } from '#scripts/vite/pictures.ts'
import { readPalette } from '#scripts/vite/site-files.ts'

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

const fontFile = (name: string) => readFile(new URL(import.meta.resolve(`@fontsource/${name}.woff`)))

/** Static fonts, because satori does not support variable ones; the weights of the site's headings and text. */
async function readFonts(): Promise<Font[]> {
  const [fraunces, inter] = await Promise.all([
    fontFile('fraunces/files/fraunces-latin-600-normal'),
    fontFile('inter/files/inter-latin-400-normal'),
  ])
  return [
    { name: 'Fraunces', data: fraunces, weight: 600 },
    { name: 'Inter', data: inter, weight: 400 },
  ]
}

/** The platforms, in one line. */
const covered = postPlatforms.map((platform) => platforms[platform].label).join(' · ')

const box = (style: CSSProperties, ...children: ReactNode[]) => createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** Font size in pixels: smaller for a long title, so that it fits in four lines. */
const titleSize = (title: string, illustrated: boolean) => {
  const sizes = illustrated ? [64, 56, 48] : [92, 76, 64]
  return sizes[title.length <= 28 ? 0 : title.length <= 52 ? 1 : 2]
}

/**
 * The share picture of a page as SVG with text as paths: wordmark, title and description.
 * @param quill the product's mark as an SVG file
 * @param illustrated whether there will be an illustration at `illustrationPlace`
 */
function drawShare({ title, description, section }: PrerenderedPage, quill: Buffer, fonts: Font[], illustrated: boolean): Promise<string> {
  const colour = readPalette()
  const mark = createElement('img', { src: `data:image/svg+xml;base64,${quill.toString('base64')}`, width: 60, height: 60 })
  const name = box({ fontFamily: 'Fraunces', fontSize: 38, color: colour('ink') }, brand.name)
  const heading = { fontFamily: 'Fraunces', fontSize: titleSize(title, illustrated), lineHeight: 1.12, letterSpacing: '-0.015em' }
  const text = box(
    {
      flexDirection: 'column',
      width: illustrated ? illustrationPlace.left - margin * 1.5 : width - margin * 3,
      flexGrow: 1,
      justifyContent: 'center',
    },
    box({ ...heading, color: colour('ink') }, title),
    ...(illustrated ? [] : [box({ marginTop: 28, fontSize: 32, lineHeight: 1.45, color: colour('soft') }, description)]),
  )
  const foot = box(
    { borderTop: `2px solid ${colour('line')}`, paddingTop: 24, fontSize: 26, color: colour('soft') },
    section ? `Article · ${section}` : covered,
  )
  const page = box(
    {
      boxSizing: 'border-box',
      width,
      height,
      flexDirection: 'column',
      padding: `${margin - 16}px ${margin}px ${margin - 24}px`,
      background: colour('paper'),
      borderTop: `12px solid ${colour('accent')}`,
      fontFamily: 'Inter',
    },
    box({ alignItems: 'center', gap: 18 }, mark, name),
    text,
    foot,
  )
  return satori(page, { width, height, fonts })
}

/** The SVG as PNG, with the illustration. */
function paint(drawing: string, illustration: Buffer | undefined): Promise<Buffer> {
  const { left, top, ...size } = illustrationPlace
  const parts = [drawing, illustration ?? '', JSON.stringify(illustrationPlace)]
  const hash = parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')
  return cachedPicture(`share-${hash}.png`, async () => {
    const layers = illustration ? [{ input: await sharp(illustration).resize(size).png().toBuffer(), left, top }] : []
    return sharp(Buffer.from(drawing)).composite(layers).png({ palette: true, colours: 128, effort: 4 }).toBuffer()
  })
}

/**
 * Creates the share picture (`og:image`) of each page. That of an article shows content/blog/{slug}.svg.
 * @param folder `build/client`
 */
async function drawSharePictures(pages: readonly PrerenderedPage[], folder: string): Promise<void> {
  const [fonts, quill] = await Promise.all([readFonts(), readFile('public/favicon.svg')])
  await Promise.all(
    pages.map(async (page) => {
      const illustration = await readIfExists(join('content', `${page.path}.svg`))
      const picture = await paint(await drawShare(page, quill, fonts, illustration !== undefined), illustration)
      const file = join(folder, sharePicturePath(page.path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, picture)
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
