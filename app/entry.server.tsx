import { faces } from 'virtual:site-fonts'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { Reading } from '#app/reading.ts'
import prose from '#app/styles/prose.css?inline'
import styles from '#app/styles/site-pages.css?inline'
import { siteOrigin } from '#contract/paths.ts'

/** Replaced in the app shell, per response, by the server. */
const noncePlaceholder = '__NONCE__'

/** What a route says of its page in its `handle`; an outer one's word holds for those inside. */
interface Handle {
  /** The page is read, not run: it gets its sheet in its head, and no React. */
  readonly reading?: true
  /** It is running text, which has a sheet of its own. */
  readonly prose?: true
}

/** Runs at build time only, once for each prerendered page and once for the app shell, and in development. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { matches } = context.staticHandlerContext
  const says = (word: keyof Handle) => matches.some(({ route }) => (route.handle as Handle | undefined)?.[word])
  const reading = !context.isSpaMode && says('reading')
  if (reading) delete context.serverHandoffStream

  const body = await renderToReadableStream(
    <Reading value={reading ? styles + (says('prose') ? prose : '') + faces : null}>
      <ServerRouter context={context} url={request.url} {...(!reading && { nonce: noncePlaceholder })} />
    </Reading>,
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(body).text()
  // A build does not know its origin yet; development is asked at it.
  return new Response(import.meta.env.DEV ? html.replaceAll(siteOrigin, new URL(request.url).origin) : html, { status, headers })
}
