import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'

/** Libraries that insert a style element into the document when they are loaded. */
const libraries = ['sonner']

/**
 * The content policy's hashes of the style sheets that libraries insert by script, read from what they insert into an empty document.
 * @throws Error when a library inserts none any more
 */
export async function insertedStyles(): Promise<string[]> {
  const { document } = new JSDOM().window
  Object.assign(globalThis, { document })
  try {
    // With a query, so that the module runs again where the prerendered pages have loaded it.
    for (const library of libraries) await import(/* @vite-ignore */ `${import.meta.resolve(library)}?inserted-styles`)
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  if (styles.length < libraries.length) throw new Error(`Expected a style sheet of each of ${libraries}, found ${styles.length}`)
  // An element is inserted before its text is: the policy is asked for both.
  return ['', ...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}
