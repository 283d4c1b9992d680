import { parentPort, workerData } from 'node:worker_threads'

/** A pattern of the sources, and where it stands. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly at: string
}

/** A pattern that takes too long on a text, or longer and longer. */
export interface Slow {
  readonly at: string
  readonly pattern: string
  /** What the text repeats. */
  readonly repeats: string
  /** Milliseconds on 2,000 characters, on a machine that has nothing else to do. */
  readonly took: number
  /** By which power of the length its time grows: 1 is linear. */
  readonly power: number
}

export interface Timed {
  readonly patterns: number
  readonly texts: number
  readonly slow: Slow[]
}

export interface Work {
  readonly patterns: readonly Pattern[]
  /** Modules whose patterns are built when they are loaded. */
  readonly modules: readonly string[]
}

/** What patterns stumble over, again and again: whatever may begin, continue and not end a match. */
const units = [
  ...[' ', 'a', 'A', '1', '@', '.', ',', '-', '_', '/', ':', ';', '#', '*', '"', "'", '(', '[', '<', '{', '\n', '\t', '!', '?', '&', '='],
  ...[
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
    '\u200d',
    '\u200c',
  ],
  ...[
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
  ],
  ...['_a', '\n\n', '\n ', ' \n', '\n- ', '\n1. ', ' - ', 'http://', 'www.', 'a.b', 'a:', 'a: ', '""', '<think>', 'a\n', ', a', '? ', '! '],
]

/** Characters: what a topic may have. */
const length = 2_000
const repeated = (unit: string, characters: number) => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
/** A sign after it ends no match. */
const hostile = (unit: string, characters: number) => `${repeated(unit, characters - 1)}\u0001`

/** The words of a pattern: texts made of them get past what a pattern must begin with. */
const wordsOf = (source: string) => [...new Set(source.replace(/\\./g, ' ').match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, 3)

function milliseconds(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0
  const began = performance.now()
  if (pattern.global) text.replace(pattern, '')
  else pattern.test(text)
  return performance.now() - began
}

/** The best of several tries: what else the machine does disturbs some of them, not all. */
const best = (tries: number, pattern: RegExp, text: string) => Math.min(...Array.from({ length: tries }, () => milliseconds(pattern, text)))

/** How many times slower this machine is than one that takes 2 ms for a quadratic match of this length. */
const slowness = best(20, /a+b/, 'a'.repeat(length)) / 2

/** Milliseconds on 2,000 characters below which no growth is asked for, and above which none needs to be. */
const unremarkable = 0.5 * slowness
const hopeless = 100 * slowness

/** How many times longer a text is by which growth is seen, and how often both are tried, by turns. */
const longer = 4
const tries = 7

/** The milliseconds of the shorter text, and by which power the longer one takes more. */
function growth(pattern: RegExp, short: string, long: string): { took: number; power: number } {
  const times = Array.from({ length: tries }, () => [milliseconds(pattern, short), milliseconds(pattern, long)] as const)
  const took = Math.min(...times.map(([one]) => one))
  return { took, power: Math.log(Math.min(...times.map(([, other]) => other)) / took) / Math.log(longer) }
}

const texts = new Map(units.map((unit) => [unit, hostile(unit, length)]))

function timed({ source, flags, at }: Pattern): Slow | null {
  const pattern = new RegExp(source, flags)
  const own = wordsOf(source).flatMap((word) => [word, `${word} `])
  let worst: Slow | null = null
  for (const unit of [...units, ...own]) {
    const text = texts.get(unit) ?? hostile(unit, length)
    const first = milliseconds(pattern, text)
    if (first < unremarkable) continue
    const found = { at, pattern: String(pattern), repeats: unit }
    // What is hopeless is not run again, and longer.
    if (first > hopeless) return { ...found, took: first / slowness, power: Number.POSITIVE_INFINITY }
    const { took, power } = growth(pattern, text, hostile(unit, longer * length))
    if (took < unremarkable) continue
    if (!worst || took > worst.took) worst = { ...found, took: took / slowness, power }
  }
  return worst
}

/** Patterns that our own modules build while they are loaded. */
async function built(modules: readonly string[]): Promise<Pattern[]> {
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
  globalThis.RegExp = Native
  return found
}

const { patterns, modules } = workerData as Work
const all = [...patterns, ...(await built(modules))]
const once = [...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
const slow: Slow[] = []
for (const pattern of once) {
  // Said before: one that never ends is named by whoever waits.
  parentPort?.postMessage({ now: pattern })
  const found = timed(pattern)
  if (found) slow.push(found)
}
parentPort?.postMessage({ done: { patterns: once.length, texts: texts.size, slow } satisfies Timed })
