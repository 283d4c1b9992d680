import { Hono } from 'hono'
import { contentPolicy, hashOf } from '#server/platform/site/csp.ts'

/** `/openapi.json` and `/docs`, made from the contract when first asked for: most servers are never asked. */
export function createDocsRoutes({ appUrl, cookie, https }: { appUrl: string; cookie: string; https: boolean }): Hono {
  let made: ReturnType<typeof make> | undefined
  const make = async () => {
    const [{ openApiDocument }, { docsPage, style }] = await Promise.all([import('./document.ts'), import('./page.ts')])
    const document = await openApiDocument(appUrl, cookie)
    return { document, page: String(await docsPage(document)), policy: contentPolicy({ styles: [hashOf(style)], https }) }
  }
  const once = () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  const headers = { 'cache-control': 'public, max-age=300' }

  return new Hono()
    .get('/openapi.json', async (c) => c.json((await once()).document, 200, headers))
    .get('/docs', async (c) => {
      const { page, policy } = await once()
      return c.html(page, 200, { ...headers, 'content-security-policy': policy })
    })
}
