import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type LegalPage, type LegalText, legalPages } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { operatorFacts, placeholder } from '#contract/operator.ts'
import { buildData } from '#scripts/vite/build-data.ts'
import { fillIn, partHead, renderMarkdown, withFile } from '#scripts/vite/markdown.ts'

const folder = 'content/legal'

const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  lead: z.string().min(1),
  date: z.iso.date(),
})

/** The server fills these in. */
const placeholders = Object.fromEntries(operatorFacts.map((fact) => [fact, placeholder(fact)]))

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
    const { head, markdown } = partHead(fillIn(source, { name: brand.name, ...placeholders }), Head)
    const { html, sections } = await renderMarkdown(markdown, noPicture)
    // The marks around a part of the page that depends on the operator are paragraphs of their own in Markdown.
    const always = html.replace(/\{\{[#^](\w+)\}\}[\s\S]*?\{\{\/\1\}\}/g, '')
    // A section that only some servers show is not in the table of contents, which all of them show.
    const contents = sections.filter(({ id }) => always.includes(`id="${id}"`))
    return { ...head, html: html.replace(/<p>(\{\{[#^/]\w+\}\})<\/p>\n?/g, '$1'), sections: contents }
  })
}

/** `import { terms, privacy, refunds } from 'virtual:legal'`: the texts of content/legal, for the loaders of prerendered pages. */
export const legal = () =>
  buildData(
    'legal',
    async () => ({
      exports: Object.fromEntries(await Promise.all(legalPages.map(async (page) => [page, await readLegal(page)] as const))),
    }),
    `${folder}/*`,
  )
