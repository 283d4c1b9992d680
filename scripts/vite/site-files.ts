import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { brand } from '#contract/brand.ts'
import { absoluteUrl, paths } from '#contract/paths.ts'
import { buildData } from '#scripts/vite/build-data.ts'

/** The colours of the light theme as `#rrggbb`, by name in `app/styles/tokens.css`. */
export function readPalette(): (name: string) => string {
  const css = readFileSync('app/styles/tokens.css', 'utf8')
  const light = /^:root \{([^}]*)\}/m.exec(css)?.[1] ?? ''
  return (name) => {
    const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1]
    if (!colour) throw new Error(`app/styles/tokens.css sets no --${name}`)
    return colour
  }
}

const quill = 'public/favicon.svg'
/** Rendered large, so that smaller sizes are sharp. */
const drawn = () => sharp(readFileSync(quill), { density: 72 * 32 })

/** Size of the quill in a maskable icon: a mask may cut off a fifth. */
const maskableShare = 0.85

const icon = (size: number) => drawn().resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** Without transparent corners, which iOS fills with black. */
const fullIcon = (size: number, share = 1) => {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const background = readPalette()('accent')
  return drawn()
    .resize(inner, inner)
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An `.ico` with one image: a directory of 22 bytes, then the PNG. */
async function ico(size: number): Promise<Buffer> {
  const png = await icon(size)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The web manifest, for installing the app on a home screen; it opens the dashboard. */
function manifest(): string {
  const paper = readPalette()('paper')
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en',
    id: paths.dashboard,
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

/** robots.txt closes API calls only: crawlers have to read app screens to find their `noindex`. */
const robots = () => `User-agent: *\nDisallow: /api/\nDisallow: /functions/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`

const files: Readonly<Record<string, () => string | Promise<Buffer>>> = {
  'favicon.ico': () => ico(32),
  'apple-touch-icon.png': () => fullIcon(180),
  'icon-192.png': () => icon(192),
  'icon-512.png': () => icon(512),
  'icon-maskable-512.png': () => fullIcon(512, maskableShare),
  'manifest.webmanifest': manifest,
  'robots.txt': robots,
}

/** Icons, web manifest and robots.txt. */
export const siteFiles = () =>
  buildData('site-files', async () => ({
    files: await Promise.all(Object.entries(files).map(async ([name, make]) => ({ name, content: await make() }))),
  }))
