import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Context, Hono, type Next } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { serveStatic } from 'hono/serve-static'
import { z } from 'zod'
import { fillOperator } from '#contract/fill-operator.ts'
import { noOperator, type Operator } from '#contract/operator.ts'
import { appPages, notFoundPath, paths, redirectOf, siteOrigin, sitePaths } from '#contract/paths.ts'
import { appPaths } from '#kinds/paths.ts'
import { contentPolicy, scriptHashes, styleHashes } from '#server/infra/site/csp.ts'

/**
 * Serves the build: prerendered pages of the site and the app, the HTML document of the app, and static files. Handles every GET: with a file, a page, a
 * redirect from an old path or one in upper case (`/FEATURES`), or the not-found page with status 404.
 */
export type Site = Hono

/** The HTML document of the app's paths that are not prerendered, and the hashes, computed by the build, of the style sheets that libraries insert by script. */
const [appFile, insertedStyles] = ['/__spa-fallback.html', '/inserted-styles.json']

/** `Cache-Control`: files with a content hash in their name never change, all others are revalidated. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'

const mimes = { data: 'text/x-script; charset=utf-8' }

/** File contents by path, with a leading slash. */
type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>
const textOf = (files: Files, path: string): string => Buffer.from(files.get(path) ?? []).toString('utf8')
const pageFile = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`)

/**
 * Reads a build. Returns `null` when there is none, or it is incomplete.
 * @param folder `build/client`
 * @param appUrl the public URL of this server; its origin replaces `siteOrigin` in the built files
 * @param operator replaces the placeholders of `contract/operator.ts` in the pages
 */
export async function openSite(folder: string, appUrl: string, operator: Operator = noOperator): Promise<Site | null> {
  if (!existsSync(folder)) return null
  const { origin, protocol } = new URL(appUrl)
  // All files are read at the start, so that a new build does not mix with the one that a running server serves.
  const files = await readFiles(folder, origin, operator)
  const required = [appFile, insertedStyles, ...[...sitePaths, notFoundPath, ...appPages].map(pageFile)]
  return required.every((path) => files.has(path)) ? createSite(files, protocol === 'https:') : null
}

function createSite(files: Files, https: boolean): Site {
  const appHtml = textOf(files, appFile)
  const appPageHtml = new Map(appPages.map((path) => [path, textOf(files, pageFile(path))]))
  const styles = z.array(z.string()).parse(JSON.parse(textOf(files, insertedStyles)))
  const getContent = contentReader(files)
  const pages = new Map(
    [...sitePaths, notFoundPath].map((path: string) => {
      const html = textOf(files, pageFile(path))
      const policy = contentPolicy({ scripts: scriptHashes(html), styles: styleHashes(html), https })
      const onFound = (_: string, c: Context) => c.header('content-security-policy', policy)
      return [path, serveStatic({ path: pageFile(path), root: '', join: joined, getContent, precompressed: true, onFound })]
    }),
  )

  const appPage = (c: Context, html = appHtml, status: 200 | 404 = 200) => {
    const nonce = randomBytes(16).toString('base64')
    const source = `'nonce-${nonce}'`
    const policy = contentPolicy({ scripts: [source], styles: [source, ...styles], https })
    return c.html(html.replaceAll('__NONCE__', nonce), status, { 'cache-control': 'no-store', 'content-security-policy': policy })
  }
  const sitePage = async (c: Context, next: Next, path: string, status: 200 | 404 = 200) => {
    c.status(status)
    c.header('cache-control', status === 200 ? revalidate : 'no-store')
    return (await pages.get(path)?.(c, next)) ?? c.notFound()
  }

  return (
    new Hono()
      // A browser updates the headers of a cached page with those of a 304.
      .get('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }), staticFiles(getContent))
      .get('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
      .get('*', (c, next) => {
        const { search } = new URL(c.req.url)
        const path = c.req.path === '/' ? '/' : c.req.path.replace(/\/$/, '')
        const target = redirectOf(path, search)
        if (target) return c.body(null, 302, { location: target, 'cache-control': 'no-store' })
        if (pages.has(path) && path !== notFoundPath) return sitePage(c, next, path)
        if (appPaths.includes(path)) return appPage(c, appPageHtml.get(path))
        const lower = path.toLowerCase()
        if (lower !== path && lower !== notFoundPath && (pages.has(lower) || appPaths.includes(lower))) {
          return c.body(null, 301, { location: lower + search, 'cache-control': revalidate })
        }
        // Users of these paths are signed in: the app shows its own not-found screen, without the site's invitation to sign up.
        return path.startsWith(`${paths.dashboard}/`) ? appPage(c, appHtml, 404) : sitePage(c, next, notFoundPath, 404)
      })
  )
}

const joined = (...parts: string[]) => parts.join('')
const brotli = promisify(brotliCompress)

/**
 * Reads files, and for `/site.js.br` the file compressed with Brotli, a fifth smaller than with gzip. A file is compressed once, when it is
 * first requested.
 */
function contentReader(files: Files) {
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const compress = (name: string) => {
    const plain = files.get(name.replace(/\.br$/, ''))
    return name.endsWith('.br') && plain ? brotli(plain) : null
  }
  return async (name: string) => {
    const content = files.get(name) ?? compressed.get(name) ?? compress(name)
    if (content instanceof Promise) compressed.set(name, content)
    return content
  }
}

/** Serves files by their name. Pages are not served by their file name. */
const staticFiles = (getContent: ReturnType<typeof contentReader>) =>
  serveStatic({
    root: '',
    join: joined,
    getContent: async (path) => (path.endsWith('.html') || path === insertedStyles ? null : getContent(path)),
    precompressed: true,
    mimes,
    onFound: (path, c) => c.header('cache-control', path.startsWith('/assets/') ? immutable : revalidate),
  })

/** Files that contain absolute URLs of this server: pages, the feed, the sitemap and robots.txt. */
const hasOrigin = /\.(?:html|txt|xml)$/

async function readFiles(folder: string, origin: string, operator: Operator): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = async (name: string) => {
    const content = await readFile(name)
    if (!hasOrigin.test(name)) return content
    const text = content.toString('utf8').replaceAll(siteOrigin, origin)
    return Buffer.from(name.endsWith('.html') ? fillOperator(text, operator) : text)
  }
  const path = (name: string) => `/${relative(folder, name).replaceAll('\\', '/')}`
  return new Map(await Promise.all(names.map(async (name) => [path(name), await read(name)] as const)))
}
