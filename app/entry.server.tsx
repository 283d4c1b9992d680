import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { Reading } from '#app/reading.ts'

/** Replaced in the app shell, per response, by the server. */
const noncePlaceholder = '__NONCE__'

/** Runs at build time only: once for each prerendered page and once for the app shell. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { matches } = context.staticHandlerContext
  const reading = !context.isSpaMode && matches.some(({ route }) => (route.handle as { reading?: true } | undefined)?.reading)
  if (reading) delete context.serverHandoffStream

  const body = await renderToReadableStream(
    <Reading value={reading}>
      <ServerRouter context={context} url={request.url} {...(!reading && { nonce: noncePlaceholder })} />
    </Reading>,
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
