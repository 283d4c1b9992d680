import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { insertedStyles } from './inserted-styles.ts'
import { readPrerendered } from './prerendered.ts'
import { drawSharePictures } from './share-pictures.ts'
import { sitemap } from './sitemap.ts'

/** After the pages are prerendered: what is made of what they say. */
export const finishSite: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig }) => {
  const folder = join(reactRouterConfig.buildDirectory, 'client')
  const pages = await readPrerendered(folder)
  await Promise.all([drawSharePictures(pages, folder), writeFile(join(folder, 'sitemap.xml'), sitemap(pages))])
  await writeFile(join(folder, 'inserted-styles.json'), JSON.stringify(await insertedStyles()))
}
