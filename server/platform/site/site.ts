import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { notFoundPath, paths, redirects, siteOrigin, sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { Asset } from '#server/platform/site/assets.ts'
import { contentPolicy, hashOf, scriptHashes, styleHashes } from '#server/platform/site/csp.ts'

/** The built screens: reading pages made at build time, the app's shell, and the files they load. */
export interface Site {
  /**
   * Answers a GET or HEAD of anything that is not a call: file, reading page, app screen, a redirect from an address that leads somewhere
   * else or is written in other letters (`/FEATURES`), or the not-found page with status 404.
   */
  answer(request: Request): Promise<Response>
}

/** Files whose name changes with their content may be kept for ever; all others are asked for again. */
const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

interface Reading {
  page: Asset
  policy: string
}

/**
 * Reads a build. `null` when there is none, or not a whole one.
 * @param folder `build/client`
 * @param appUrl where people reach this server; its origin takes the place of `siteOrigin` in what was built
 */
export async function openSite(folder: string, appUrl: string): Promise<Site | null> {
  try {
    return await read(folder, appUrl)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function read(folder: string, appUrl: string): Promise<Site> {
  const { origin, protocol } = new URL(appUrl)
  const https = protocol === 'https:'
  const shell = await readFile(join(folder, '__spa-fallback.html'), 'utf8')
  const pages = new Map(
    await Promise.all(
      [...sitePaths, notFoundPath].map(async (path) => [path, await readingPage(join(folder, path, 'index.html'), origin, https)] as const),
    ),
  )
  // Read once, all of it: a build that is made while this server runs must not mix with the one it serves.
  const files = await filesOf(folder, origin)
  // The toaster appends an empty style element first and fills it then: both texts must be let through.
  const styles = [hashOf(''), ...(await toasterStyles())]

  const appScreen = (request: Request, status = 200) => {
    const nonce = randomBytes(16).toString('base64')
    const source = `'nonce-${nonce}'`
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy({ scripts: [source], styles: [source, ...styles], https }),
    }
    return new Response(request.method === 'HEAD' ? null : shell.replaceAll('__NONCE__', nonce), { headers, status })
  }

  const reading = ({ page, policy }: Reading, request: Request, status?: number) =>
    page.answer(request, { 'cache-control': status === 404 ? 'no-store' : askAgain, 'content-security-policy': policy }, status)

  return {
    async answer(request) {
      const { pathname: path, search } = new URL(request.url)
      const file = files.get(path)
      if (file) {
        return file.answer(request, { 'cache-control': path.startsWith('/assets/') ? forEver : askAgain })
      }
      if (path.startsWith('/assets/')) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
      const known = path === '/' ? path : path.replace(/\/$/, '')
      const moved = redirects[known]
      if (moved) return new Response(null, { status: 302, headers: { location: moved + search, 'cache-control': 'no-store' } })
      const page = known === notFoundPath ? undefined : pages.get(known as (typeof sitePaths)[number])
      if (page) return reading(page, request)
      if (appPaths.includes(known)) return appScreen(request)
      const usual = known.toLowerCase()
      if (usual !== known && (pages.has(usual) || appPaths.includes(usual)) && usual !== notFoundPath) {
        return new Response(null, { status: 301, headers: { location: usual + search, 'cache-control': askAgain } })
      }
      // People there are signed in: the app says that there is no such screen, without the site's invitation to sign up.
      if (known.startsWith(`${paths.dashboard}/`)) return appScreen(request, 404)
      return reading(pages.get(notFoundPath) as Reading, request, 404)
    },
  }
}

/** Files that name addresses of this server whole: pages, the feed, the sitemap and robots.txt. */
const namesOrigin = /\.(?:html|txt|xml)$/

async function readAsset(file: string, origin: string): Promise<Asset> {
  const asset = await Asset.read(file)
  return namesOrigin.test(file) ? asset.replacing(siteOrigin, origin) : asset
}

async function readingPage(file: string, origin: string, https: boolean): Promise<Reading> {
  const page = await readAsset(file, origin)
  return { page, policy: contentPolicy({ scripts: scriptHashes(page.text), styles: styleHashes(page.text), https }) }
}

/** Every file of the build that is asked for by its own name, which pages are not. */
async function filesOf(folder: string, origin: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, await readAsset(file, origin)] as const),
    ),
  )
}

/** The toaster writes its style sheet into the page by itself: the hash of that text, read from the package that does it. */
async function toasterStyles(): Promise<string[]> {
  const source = await readFile(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  )
  return [...source.matchAll(/^__insertCSS\((".*")\);?$/gm)].map(([, text = '""']) => hashOf(JSON.parse(text)))
}
