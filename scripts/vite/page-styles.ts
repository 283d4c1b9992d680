import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { notFoundPath, sitePaths } from '#contract/paths.ts'
import { plain } from './prerendered.ts'

const sheet = /(?<=<style>)[\s\S]*?(?=<\/style>)/

/** What can be a class (Tailwind's names hold colons, slashes, brackets and signs), an id, an attribute or a tag. */
const namesIn = (text: string): string[] => [...plain(text).split(/[\s"'`]+/), ...text.split(/[^\w-]+/)].filter(Boolean)

/**
 * Leaves in the sheet of each site page only the rules that can be about something in that page, or about what its script may put
 * there. Half of the sheet is about other pages, and the first answer should fit what a connection sends at once.
 * @param folder `build/client`
 */
export async function cutStyles(folder: string): Promise<void> {
  const script = await readFile(join(folder, 'site.js'), 'utf8')
  for (const path of [...sitePaths, notFoundPath]) {
    const file = join(folder, path, 'index.html')
    const html = await readFile(file, 'utf8')
    const css = sheet.exec(html)?.[0]
    if (css === undefined) throw new Error(`${path} has no sheet of its own`)
    const content = [html.replace(sheet, ''), script].map((raw) => ({ raw, extension: 'html' }))
    // A script sets attributes under other names than a sheet has for them (`item.hidden`, `dataset.shown`): all of them stay.
    const dynamicAttributes = [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)
    const [cut] = await new PurgeCSS().purge({ content, css: [{ raw: css }], defaultExtractor: namesIn, dynamicAttributes })
    if (cut === undefined) throw new Error(`${path}: the sheet could not be cut`)
    await writeFile(
      file,
      html.replace(sheet, () => cut.css),
    )
  }
}
