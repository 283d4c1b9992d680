import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { type BuiltFile, buildData } from '#scripts/vite/build-data.ts'

/** Character ranges of English pages: ASCII and typographic punctuation. */
const printed = ['\u0020~', '\u00a0\u00a0', '©©', '··', '××', '–—', '‘’', '“”', '••', '……']
/** In a separate file of the font. Text uses the system's glyph; large prices use this one. */
const rupee = ['₹₹']

/**
 * Only kerning; tabular figures would add 600 bytes. A file with its headers must stay below 14,600 bytes, the initial congestion window of a
 * new connection: a larger one needs another round trip.
 */
const keepFeatures = ['kern']

/** A font file of a package and the characters of its subset. */
interface Cut {
  readonly family: string
  readonly file: string
  /** Character ranges: first and last. */
  readonly runs: readonly string[]
  readonly weight: number | { readonly min: number; readonly max: number }
}

/** Text uses weights up to 600, also for `strong`. Display has only the weight of headings: a range would double its size. */
const cuts: readonly Cut[] = [
  { family: 'Inter Variable', file: 'inter/files/inter-latin', runs: printed, weight: { min: 400, max: 600 } },
  { family: 'Fraunces Variable', file: 'fraunces/files/fraunces-latin', runs: printed, weight: 560 },
  { family: 'Fraunces Variable', file: 'fraunces/files/fraunces-latin-ext', runs: rupee, weight: 560 },
]

interface Face extends BuiltFile {
  readonly css: string
}

const ends = (run: string) => Array.from(run, (end) => end.charCodeAt(0)) as [number, number]
const charactersOf = (run: string) => {
  const [from, to] = ends(run)
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}
const rangeOf = (run: string) => `U+${[...new Set(ends(run))].map((code) => code.toString(16)).join('-')}`

async function cut({ family, file, runs, weight }: Cut): Promise<Face> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}-wght-normal.woff2`)))
  const content = await subsetFont(whole, runs.map(charactersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  })
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `assets/site-${family.split(' ')[0]?.toLowerCase()}-${hash}.woff2`
  // The same weights as the complete face in `site-fonts.css`; otherwise a browser would use that one for missing weights.
  const css = [
    `font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900`,
    `src:url(/${name}) format("woff2")`,
    `unicode-range:${runs.map(rangeOf).join()}`,
  ]
  return { name, content, css: `@font-face{${css.join(';')}}` }
}

/**
 * `import { faces } from 'virtual:site-fonts'`: subset fonts of the site pages, a fifth of the size. They come after those of
 * `site-fonts.css`, so that a browser loads a complete font only when a page contains other characters.
 */
export const siteFonts = () =>
  buildData('site-fonts', async () => {
    const faces = await Promise.all(cuts.map(cut))
    return { exports: { faces: faces.map(({ css }) => css).join('') }, files: faces }
  })
