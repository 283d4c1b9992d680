import type { PostPlatform } from '#contract/options.ts'
import { replacements } from '#writer/background.ts'
import { isFormal, type Reading } from '#writer/builtin/reading.ts'
import { replaceWords } from '#writer/checks/words.ts'

/** Selects phrases and fills their placeholders. Deterministic: the same seed selects the same phrases, the next seed others. */
export interface Lines {
  /** Fills the placeholders of a line. `names` are the values of placeholders other than speaker words. */
  fill(line: string, names?: Readonly<Record<string, string>>): string
  /** One line of a list; `''` for an empty list. A different `salt` makes the choice independent of others in the text. */
  pick(list: readonly string[] | undefined, salt?: string): string
  /** Several lines of a list, in order, starting at a position that depends on the seed. */
  pickSome(list: readonly string[], count: number): string[]
  /** The seed as an unsigned 32-bit integer, to rotate lists by. */
  readonly turn: number
}

/** FNV-1a hash, 32 bits. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) as number), 16_777_619)
  return value >>> 0
}

const brace = /\{([^{}]*)\}/gu

export function createLines(reading: Reading, seed: number, platform?: PostPlatform): Lines {
  const turn = Math.trunc(seed) >>> 0
  const formal = isFormal(reading, platform)
  const { speaker } = reading.phrases
  const replaced = replacements(reading.background)
  /** The line in the words of the voice; placeholders stay. */
  const ownWords = (line: string) =>
    replaced.length === 0
      ? line
      : line
          .split(/(\{[^{}]*\})/u)
          .map((part, at) => (at % 2 === 1 ? part : replaceWords(part, replaced)))
          .join('')
  const say: Lines['fill'] = (line, names = {}) => {
    const filled = ownWords(line).replace(brace, (whole, name: string) => {
      const forms = name.split('|')
      if (forms.length === 2) return (formal ? forms[1] : forms[0]) ?? ''
      const speakerForms = speaker[name]
      return speakerForms ? speakerForms[reading.speaksForSeveral ? 0 : 1] : (names[name] ?? whole)
    })
    // A placeholder at the start is capitalised when its value is a phrase, not user input.
    const firstName = /^\{(?<name>[^{}]*)\}/u.exec(line)?.groups?.name
    const isPhrase = firstName !== undefined && (firstName.includes('|') || firstName in speaker)
    return isPhrase ? filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : filled
  }
  const start = (length: number, salt: string) => (turn + hash(salt)) % length
  return {
    turn,
    fill: say,
    pick: (list = [], salt = '') => (list.length === 0 ? '' : say(list[start(list.length, salt)] as string)),
    pickSome(list, count) {
      if (list.length === 0) return []
      const from = start(list.length, 'some')
      return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(from + at) % list.length] as string).map((line) =>
        say(line),
      )
    },
  }
}
