/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const name = 'virtual:site-fonts'
const resolved = `\0${name}`

/** What English pages are set with: ASCII, and the signs of printed text. */
const printed = `${Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')}\u00a0©·×–—‘’“”•…`

/** The features that `base.css` and the browser turn on. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03']

/** A font file of a package, of which these characters are cut out; `first` marks what the first screen is set with. */
interface Cut {
  readonly family: string
  readonly file: string
  readonly characters: string
  readonly weight: number | { readonly min: number; readonly max: number }
  readonly first: boolean
}

/** Text goes from its own weight to `strong`. Display is set in the weight of headings alone: with a range it weighs twice as much. */
const families = [
  { family: 'Inter Variable', font: 'inter', weight: { min: 400, max: 700 } },
  { family: 'Fraunces Variable', font: 'fraunces', weight: 560 },
]
const cuts: readonly Cut[] = families.flatMap(({ family, font, weight }) => {
  const file = (subset: string) => `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`
  return [
    { family, weight, file: file('latin'), characters: printed, first: true },
    { family, weight, file: file('latin-ext'), characters: '₹', first: false },
  ]
})

interface Face {
  /** Where the browser finds it. */
  readonly path: string
  readonly content: Buffer
  readonly css: string
  readonly first: boolean
}

const hex = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`

async function cut({ family, file, characters, weight, first }: Cut): Promise<Face> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(file)))
  const content = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weight }, keepFeatures })
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const path = `/assets/site-${family.split(' ')[0]?.toLowerCase()}-${hash}.woff2`
  // Of the same weights as the whole face in `site-fonts.css`: else a browser would take that one for those we leave out.
  const css = [
    `font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900`,
    `src:url(${path}) format("woff2")`,
    `unicode-range:${Array.from(characters, hex).join()}`,
  ]
  return { path, content, css: `@font-face{${css.join(';')}}`, first }
}

/**
 * `import { faces, first } from 'virtual:site-fonts'`: the small faces of the site pages, a fifth of the whole ones. They come after
 * those of `site-fonts.css` in the sheet, so that a browser asks for a whole one only when a page holds a rarer character.
 */
export const siteFonts = (): Plugin => {
  let cutting: Promise<Face[]> | undefined
  let building = false
  const made = () => {
    cutting ??= Promise.all(cuts.map(cut))
    return cutting
  }
  return {
    name: 'site-fonts',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    async buildStart() {
      if (!building || this.environment.name !== 'client') return
      for (const { path, content } of await made()) this.emitFile({ type: 'asset', fileName: path.slice(1), source: content })
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      const faces = await made()
      const first = faces.filter((face) => face.first).map(({ path }) => path)
      return `export const faces = ${JSON.stringify(faces.map(({ css }) => css).join(''))}\nexport const first = ${JSON.stringify(first)}`
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const face = request.url?.startsWith('/assets/site-') ? (await made()).find(({ path }) => path === request.url) : undefined
        if (!face) return next()
        response.setHeader('content-type', 'font/woff2').end(face.content)
      })
    },
  }
}
