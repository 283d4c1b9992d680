import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type LegalPage, type LegalText, legalPages } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { buildData } from '#scripts/vite/build-data.ts'
import { fillIn, partHead, renderMarkdown, withFile } from '#scripts/vite/markdown.ts'

const folder = 'content/legal'

const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  lead: z.string().min(1),
  date: z.iso.date(),
})

const noPicture = (href: string) => Promise.reject(new Error(`'${href}': these pages hold no pictures`))

/**
 * Reads the text of a legal page.
 * @param read returns the content of a file
 * @throws Error with the file and the fault
 */
export async function readLegal(page: LegalPage, read = (file: string) => readFile(file, 'utf8')): Promise<LegalText> {
  const file = join(folder, `${page}.md`)
  const source = await read(file)
  return withFile(file, async () => {
    const { head, markdown } = partHead(fillIn(source, { name: brand.name }), Head)
    return { ...head, html: (await renderMarkdown(markdown, noPicture)).html }
  })
}

/** `import { terms, privacy } from 'virtual:legal'`: the texts of content/legal, for the loaders of prerendered pages. */
export const legal = () =>
  buildData(
    'legal',
    async () => ({
      exports: Object.fromEntries(await Promise.all(legalPages.map(async (page) => [page, await readLegal(page)] as const))),
    }),
    `${folder}/*`,
  )
