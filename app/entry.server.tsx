import { faces } from 'virtual:fonts'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { SitePageStyles } from '#app/lib/meta.ts'
import { startAfterPaint } from '#app/lib/start-after-paint.ts'
import blogStyles from '#app/styles/blog-pages.css?inline'
import prose from '#app/styles/prose.css?inline'
import styles from '#app/styles/site-pages.css?inline'
import { fillOperator } from '#contract/fill-operator.ts'
import { noOperator } from '#contract/operator.ts'
import { siteOrigin } from '#contract/paths.ts'

/** Replaced in the app shell, per response, by the server. */
const noncePlaceholder = '__NONCE__'

/** What a route sets in its `handle`; a parent's value also applies to its children. */
interface Handle {
  /** A site page: its style sheet is inlined in its head, and it ships no React. */
  readonly reading?: true
  /** A page of the blog, which has a smaller style sheet. */
  readonly blog?: true
  /** The page shows a long text, which needs the prose style sheet too. */
  readonly prose?: true
}

/** Runs at build time only, once for each prerendered page and once for the app shell, and in development. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { matches } = context.staticHandlerContext
  const has = (property: keyof Handle) => matches.some(({ route }) => (route.handle as Handle | undefined)?.[property])
  const reading = !context.isSpaMode && has('reading')
  if (reading) delete context.serverHandoffStream

  const body = await renderToReadableStream(
    <SitePageStyles value={reading ? (has('blog') ? blogStyles : styles) + (has('prose') ? prose : '') + faces : null}>
      <ServerRouter context={context} url={request.url} {...(!reading && { nonce: noncePlaceholder })} />
    </SitePageStyles>,
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const text = await new Response(body).text()
  // In development the page has modules of its own, which come first.
  const html = reading || context.isSpaMode || import.meta.env.DEV ? text : startAfterPaint(text, noncePlaceholder)
  // The build knows neither the site's origin nor its operator. In development they are the origin of the request, and nobody.
  const page = import.meta.env.DEV ? fillOperator(html.replaceAll(siteOrigin, new URL(request.url).origin), noOperator) : html
  return new Response(page, { status, headers })
}
