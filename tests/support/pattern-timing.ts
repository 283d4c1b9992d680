import { parentPort, workerData } from 'node:worker_threads'
import { cpuTimeOf, slowness } from '#tests/support/cpu-time.ts'

/** A regular expression of the sources, and its location. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly at: string
}

/** A pattern that is too slow on a text or does not scale linearly, with the first such text. */
interface Slow {
  readonly at: string
  readonly pattern: string
  /** The repeated part of the text. */
  readonly repeats: string
  /** Milliseconds on 2,000 characters, on an idle machine. */
  readonly took: number
  /** Exponent of the growth of its time with the length: 1 is linear. */
  readonly power: number
}

export interface Timed {
  readonly patterns: number
  readonly texts: number
  readonly slow: Slow[]
}

export interface Work {
  readonly patterns: readonly Pattern[]
  /** Modules that build patterns while they are loaded. */
  readonly modules: readonly string[]
}

/** Repeated parts that can cause backtracking: they may begin and continue a match without ending it. */
const units = [
  ' ',
  'a',
  'A',
  '1',
  '@',
  '.',
  ',',
  '-',
  '_',
  '/',
  ':',
  ';',
  '#',
  '*',
  '"',
  "'",
  '(',
  '[',
  '<',
  '{',
  '\n',
  '\t',
  '!',
  '?',
  '&',
  '=',
  '`',
  '~',
  '|',
  '\\',
  '+',
  '%',
  '$',
  '^',
  '’',
  '…',
  '—',
  'é',
  'अ',
  'अ्',
  'ع',
  'я',
  '漢',
  'か',
  '한',
  '👍',
  '👨‍👩',
  '❤️',
  '\u2028',
  '\r',
  '1/2 ',
  '\u200d',
  '\u200c',
  'a ',
  'A ',
  'Aa ',
  'a.',
  'a. ',
  'a@',
  'a@a.',
  'a-',
  "a'",
  'a/',
  '1.',
  '1,',
  '1 ',
  '#a',
  '# ',
  '#a ',
  '@a',
  '<a',
  '</',
  '](',
  '[a](',
  '**',
  '*a',
  '_a',
  '\n\n',
  '\n ',
  ' \n',
  '\n- ',
  '\n1. ',
  ' - ',
  'http://',
  'www.',
  'a.b',
  'a:',
  'a: ',
  '""',
  '<think>',
  'a\n',
  ', a',
  '? ',
  '! ',
]

/** Milliseconds on 2,000 characters, on an idle machine. */
const maxMs = 20
/** The largest allowed exponent: half way between linear and quadratic, because measurements vary. */
const maxPower = 1.5

/** Characters: what a topic may have. */
const length = 2_000
const repeated = (unit: string, characters: number) => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
/** The last character prevents a match. */
const hostile = (unit: string, characters: number) => `${repeated(unit, characters - 1)}\u0001`

/** The words of a pattern: texts made of them pass a literal prefix of the pattern. */
const wordsOf = (source: string) => [...new Set(source.replace(/\\./g, ' ').match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, 3)

function run(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0
  if (pattern.global) text.replace(pattern, '')
  else pattern.test(text)
}

function wallTime(pattern: RegExp, text: string): number {
  const began = performance.now()
  run(pattern, text)
  return performance.now() - began
}

const timeOf = (pattern: RegExp, text: string): number => cpuTimeOf(() => run(pattern, text))

/** Milliseconds on 2,000 characters below which growth is not measured. */
const thresholdMs = 0.5 * slowness

/** Ratio of the two text lengths between which growth is measured. */
const growthFactor = 4

/** A quick check by wall time; several tries, because other load or the compilation of the pattern may slow down some of them. */
const isWorthMeasuring = (pattern: RegExp, text: string) => [1, 2, 3].every(() => wallTime(pattern, text) >= thresholdMs)

/** Time of a match, and exponent of its growth. A pattern that is already too slow is not run on a longer text. */
function growth(pattern: RegExp, unit: string): { took: number; power: number } {
  const took = timeOf(pattern, hostile(unit, length))
  if (took > maxMs * slowness) return { took, power: Number.POSITIVE_INFINITY }
  return { took, power: Math.log(timeOf(pattern, hostile(unit, growthFactor * length)) / took) / Math.log(growthFactor) }
}

const texts = new Map(units.map((unit) => [unit, hostile(unit, length)]))

function measure({ source, flags, at }: Pattern): Slow | null {
  const pattern = new RegExp(source, flags)
  const own = wordsOf(source).flatMap((word) => [word, `${word} `])
  const isSlow = ({ took, power }: { took: number; power: number }) => took >= thresholdMs && power > maxPower
  for (const unit of [...units, ...own]) {
    if (!isWorthMeasuring(pattern, texts.get(unit) ?? hostile(unit, length))) continue
    // Twice, because processor time varies as well.
    const found = [growth(pattern, unit), growth(pattern, unit)]
    if (found.every(isSlow)) {
      const [{ took, power }] = found as [(typeof found)[number]]
      return { at, pattern: String(pattern), repeats: unit, took: took / slowness, power }
    }
  }
  return null
}

/** Has the checks build the patterns of every language's words. Imported here, because their modules build patterns, too. */
async function readInEveryLanguage() {
  const { languageCodes } = await import('#contract/options.ts')
  const { claimFaults } = await import('#writer/checks/claims.ts')
  const { experienceFaults } = await import('#writer/checks/experience.ts')
  const { factsIn } = await import('#writer/facts/given.ts')
  const { nameFaults } = await import('#writer/checks/names.ts')
  const { selfClaimsIn } = await import('#writer/checks/self-claims.ts')
  const passages = [{ field: 'text', text: 'Monday' }]
  for (const language of languageCodes) {
    const request = { language, source: '', isJoke: false, hasDetails: false }
    await claimFaults(passages, request)
    nameFaults(passages, request)
    experienceFaults(passages, request)
    selfClaimsIn('Monday', language)
    factsIn('10 %')
  }
}

/** Patterns that our modules build while they are loaded, and the checks when they read a language. */
async function runtimePatterns(modules: readonly string[]): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Native = RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [source, flags]) {
      const made = Reflect.construct(target, [source, flags])
      const from = new Error().stack?.split('\n')[2] ?? ''
      if (!from.includes('/node_modules/') && from.includes('file://'))
        found.push({ source: made.source, flags: made.flags, at: from.trim() })
      return made
    },
  })
  for (const module of modules) await import(module)
  if (modules.length > 0) await readInEveryLanguage()
  globalThis.RegExp = Native
  return found
}

const { patterns, modules } = workerData as Work
const all = [...patterns, ...(await runtimePatterns(modules))]
const unique = [...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
const slow: Slow[] = []
for (const pattern of unique) {
  // Sent before the measurement, so that the parent can report a pattern that never ends.
  parentPort?.postMessage({ now: pattern })
  const found = measure(pattern)
  if (found) slow.push(found)
}
parentPort?.postMessage({ done: { patterns: unique.length, texts: texts.size, slow } satisfies Timed })
