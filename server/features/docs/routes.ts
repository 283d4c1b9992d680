import { Hono } from 'hono'
import { docsPath } from '#contract/paths.ts'
import { contentPolicy, cspHash } from '#server/platform/site/csp.ts'

/** `/openapi.json` and `/docs`. Both are generated from the contract at the first request, because most servers never get one. */
export function createDocsRoutes({ appUrl, cookie, https }: { appUrl: string; cookie: string; https: boolean }): Hono {
  let generated: ReturnType<typeof generate> | undefined
  const generate = async () => {
    const [{ openApiDocument }, { docsPage, style }] = await Promise.all([import('./document.ts'), import('./page.ts')])
    const document = await openApiDocument(appUrl, cookie)
    return { document, page: String(await docsPage(document, appUrl)), policy: contentPolicy({ styles: [cspHash(style)], https }) }
  }
  const generateOnce = () => {
    generated ??= generate().catch((error) => {
      generated = undefined
      throw error
    })
    return generated
  }
  const headers = { 'cache-control': 'public, max-age=300' }

  return new Hono()
    .get('/openapi.json', async (c) => c.json((await generateOnce()).document, 200, headers))
    .get(docsPath, async (c) => {
      const { page, policy } = await generateOnce()
      return c.html(page, 200, { ...headers, 'content-security-policy': policy })
    })
}
