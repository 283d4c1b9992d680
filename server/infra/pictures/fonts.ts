import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Renderer } from '@takumi-rs/core'
import type { LanguageCode } from '#contract/options.ts'
import type { TypefacePair } from '#contract/pictures.ts'

/** Families by the package that has them. The subsets of one are registered under one name, each with its characters. */
const packages = {
  Inter: 'inter',
  Fraunces: 'fraunces',
  Oswald: 'oswald',
  Devanagari: 'noto-sans-devanagari',
  // Noto Sans Bengali of the same publisher lacks the joined forms of ra.
  Bengali: 'anek-bangla',
  Arabic: 'noto-sans-arabic',
  Nastaliq: 'noto-nastaliq-urdu',
  Japanese: 'noto-sans-jp',
  Korean: 'noto-sans-kr',
  Chinese: 'noto-sans-sc',
} as const
type Family = keyof typeof packages

/** The package of a family, below `@fontsource-variable/`. */
export const packageOf = (family: Family): string => packages[family]

const scriptFamilies: Partial<Record<LanguageCode, Family>> = {
  hi: 'Devanagari',
  sa: 'Devanagari',
  bn: 'Bengali',
  ar: 'Arabic',
  ur: 'Nastaliq',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
}

/** The families of headings and of other words. Numbers and Latin words of every language are in the pair's own. */
const pairs: Readonly<Record<TypefacePair, { readonly display: Family; readonly weight: number }>> = {
  editorial: { display: 'Fraunces', weight: 600 },
  plain: { display: 'Inter', weight: 750 },
  poster: { display: 'Oswald', weight: 600 },
}

/** Characters of other scripts in a text: names, quotations. */
const foreign: readonly (readonly [RegExp, Family])[] = [
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Han}/u, 'Chinese'],
]

export interface Typefaces {
  readonly display: string
  readonly displayWeight: number
  readonly body: string
  /** Every family that the words need. */
  readonly families: readonly Family[]
}

/** The typefaces of a text in a language. */
export function typefacesFor(pair: TypefacePair, language: LanguageCode, words: string): Typefaces {
  const { display: latin, weight } = pairs[pair]
  const own = scriptFamilies[language]
  // Fraunces has no Cyrillic, and digits, signs and commas of another typeface beside a script look like a fault.
  const display = language === 'ru' && latin === 'Fraunces' ? 'Inter' : latin
  const others = foreign.flatMap(([script, family]) => (script.test(words) && family !== own ? [family] : []))
  const first = own ? [own] : []
  return {
    display: [...first, display, ...others, 'Inter'].join(', '),
    displayWeight: weight,
    body: [...first, 'Inter', ...others].join(', '),
    families: [...new Set<Family>([...first, display, 'Inter', ...others])],
  }
}

const require = createRequire(import.meta.url)

const codePoints = (ranges: string) =>
  ranges.split(',').map((range): [number, number] => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

async function register(renderer: Renderer, family: Family): Promise<void> {
  const folder = dirname(require.resolve(`@fontsource-variable/${packageOf(family)}/index.css`))
  const css = await readFile(join(folder, 'index.css'), 'utf8')
  for (const [, face = ''] of css.matchAll(/@font-face\s*{([^}]*)}/g)) {
    const file = /url\(\.\/(files\/[^)]+)\)/.exec(face)?.[1] ?? ''
    const ranges = /unicode-range:\s*([^;]+);/.exec(face)?.[1]
    const data = await readFile(join(folder, file))
    await renderer.registerFont({ name: family, data, ...(ranges && { unicodeRange: codePoints(ranges) }) })
  }
}

/** Registers families with a renderer, each when it is first needed and once: those of Chinese, Japanese and Korean take megabytes. */
export function fontsOf(renderer: Renderer) {
  const registered = new Map<Family, Promise<void>>()
  return async (families: readonly Family[]): Promise<void> => {
    for (const family of families) {
      const registering = registered.get(family) ?? register(renderer, family)
      registered.set(family, registering)
      await registering
    }
  }
}
