import { absoluteUrl } from '#contract/paths.ts'
import type { PrerenderedPage } from './prerendered.ts'

/** sitemap.xml of these pages. Only articles carry a day: nothing says truthfully when another page last changed. */
export const sitemap = (pages: readonly PrerenderedPage[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path, published }) => `<url><loc>${absoluteUrl(path)}</loc>${published ? `<lastmod>${published}</lastmod>` : ''}</url>`).join('\n')}
</urlset>
`
