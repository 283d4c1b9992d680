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

/** In the app also figures of one width, which its tables need. */
const appFeatures = [...keepFeatures, 'tnum']

/** A font file of a package and the characters of its subset. */
interface Cut {
  /** Begins the name of the built file. */
  readonly name: string
  readonly family: string
  readonly file: string
  /** Character ranges: first and last. */
  readonly runs: readonly string[]
  readonly weight: number | { readonly min: number; readonly max: number }
  readonly features?: string[]
}

const weights = { min: 400, max: 600 } as const
const inter = { family: 'Inter Variable', file: 'inter/files/inter-latin', runs: printed, weight: weights }
const fraunces = { family: 'Fraunces Variable', file: 'fraunces/files/fraunces-latin', runs: printed, weight: 560 }

/** Text uses weights up to 600, also for `strong`. Display has only the weight of headings: a range would double its size. */
const siteCuts: readonly Cut[] = [
  { name: 'site-inter', ...inter },
  { name: 'site-fraunces', ...fraunces },
  { name: 'site-fraunces', ...fraunces, file: 'fraunces/files/fraunces-latin-ext', runs: rupee },
]
/** The app has texts in the display face, too. */
const appCuts: readonly Cut[] = [
  { name: 'app-inter', ...inter, features: appFeatures },
  { name: 'app-fraunces', ...fraunces, weight: weights },
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

async function cut({ name: start, family, file, runs, weight, features = keepFeatures }: Cut): Promise<Face> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}-wght-normal.woff2`)))
  const content = await subsetFont(whole, runs.map(charactersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: features,
  })
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `assets/${start}-${hash}.woff2`
  // The same weights as the complete face in the sheet; otherwise a browser would use that one for missing weights.
  const css = [
    `font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900`,
    `src:url(/${name}) format("woff2")`,
    `unicode-range:${runs.map(rangeOf).join()}`,
  ]
  return { name, content, css: `@font-face{${css.join(';')}}` }
}

const cssOf = (faces: readonly Face[]) => faces.map(({ css }) => css).join('')

/**
 * `import { faces, appFaces } from 'virtual:fonts'`: subset fonts of the site pages and of the app, a fifth and two fifths of the size. They
 * come after those of the sheets, so that a browser loads a complete font only when a page contains other characters. `textFont` is the address
 * of the app's font for text.
 */
export const fonts = () =>
  buildData('fonts', async () => {
    const [site, app] = [await Promise.all(siteCuts.map(cut)), await Promise.all(appCuts.map(cut))]
    const textFont = `/${app[0]?.name}`
    return { exports: { faces: cssOf(site), appFaces: cssOf(app), textFont }, files: [...site, ...app] }
  })
