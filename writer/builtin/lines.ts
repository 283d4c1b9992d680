import type { PostPlatform } from '#contract/options.ts'
import { isFormal, type Reading } from '#writer/builtin/reading.ts'

/** Gives the lines of a reading their words, and takes turns at them: the same seed gives the same lines, the next one others. */
export interface Lines {
  /** A line with its braces filled. `names` are what stands between { and } beside speaker words. */
  say(line: string, names?: Readonly<Record<string, string>>): string
  /** One of a list; `''` for an empty one. `salt` lets two choices in one text take turns apart. */
  one(list: readonly string[] | undefined, salt?: string): string
  /** Several of a list, in their order, beginning where the turn is. */
  some(list: readonly string[], count: number): string[]
  /** Whether a thing that happens every other turn happens now. */
  readonly turn: number
}

/** FNV-1a: spreads short names over all numbers. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) as number), 16_777_619)
  return value >>> 0
}

const brace = /\{([^{}]*)\}/gu

export function createLines(reading: Reading, seed: number, platform?: PostPlatform): Lines {
  const turn = Math.trunc(seed) >>> 0
  const formal = isFormal(reading, platform)
  const { speaker } = reading.phrases
  const say: Lines['say'] = (line, names = {}) => {
    const filled = line.replace(brace, (whole, name: string) => {
      const forms = name.split('|')
      if (forms.length === 2) return (formal ? forms[1] : forms[0]) ?? ''
      const spoken = speaker[name]
      return spoken ? spoken[reading.speaksForSeveral ? 0 : 1] : (names[name] ?? whole)
    })
    // A line that begins with a word of ours in braces begins a sentence; the person's own first letter stays.
    const begins = /^\{(?<name>[^{}]*)\}/u.exec(line)?.groups?.name
    const isOurs = begins !== undefined && (begins.includes('|') || begins in speaker)
    return isOurs ? filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : filled
  }
  const start = (length: number, salt: string) => (turn + hash(salt)) % length
  return {
    turn,
    say,
    one: (list = [], salt = '') => (list.length === 0 ? '' : say(list[start(list.length, salt)] as string)),
    some(list, count) {
      if (list.length === 0) return []
      const from = start(list.length, 'some')
      return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(from + at) % list.length] as string).map((line) =>
        say(line),
      )
    },
  }
}
