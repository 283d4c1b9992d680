import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { type LegalPage, type LegalText, legalPages } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { partHead, renderMarkdown } from '#scripts/vite/markdown.ts'

const name = 'virtual:legal'
const resolved = `\0${name}`
const folder = 'content/legal'

const Head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  lead: z.string().min(1),
  date: z.iso.date(),
})

/** Placeholders, as `{{name}}`. */
const placeholders: Readonly<Record<string, string>> = { name: brand.name }

const filledIn = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value = placeholders[field]
    if (value === undefined) throw new Error(`{{${field}}} stands for nothing`)
    return value
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
  try {
    const { head, markdown } = partHead(file, filledIn(source), Head)
    return { ...head, html: (await renderMarkdown(markdown, noPicture)).html }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** `import { terms, privacy } from 'virtual:legal'`: the texts of content/legal, for the loaders of prerendered pages. */
export const legal = (): Plugin => ({
  name: 'legal',
  resolveId: (id) => (id === name ? resolved : undefined),
  async load(id) {
    if (id !== resolved) return
    const texts = await Promise.all(legalPages.map((page) => readLegal(page)))
    for (const page of legalPages) this.addWatchFile(join(process.cwd(), folder, `${page}.md`))
    return legalPages.map((page, at) => `export const ${page} = JSON.parse(${JSON.stringify(JSON.stringify(texts[at]))})`).join('\n')
  },
})
