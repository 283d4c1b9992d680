import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'

/** Libraries that insert a style element into the document when loaded. */
const libraries = ['sonner']

/**
 * The content policy's hashes of style sheets that libraries insert, from loading them in an empty document.
 * @throws Error when a library no longer inserts one
 */
export async function insertedStyles(): Promise<string[]> {
  const { document } = new JSDOM().window
  Object.assign(globalThis, { document })
  try {
    // The query makes the module run again if prerendering has already loaded it.
    for (const library of libraries) await import(/* @vite-ignore */ `${import.meta.resolve(library)}?inserted-styles`)
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  if (styles.length < libraries.length) throw new Error(`Expected a style sheet of each of ${libraries}, found ${styles.length}`)
  // The element is inserted empty first, then its text: the policy needs the hashes of both.
  return ['', ...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}
