import type { XmlHandler } from './xml.ts'

interface Level {
  start: number
  format: string
  /** Such as `%1.%2`. */
  text: string
}
interface Numbers {
  readonly levels: Map<number, Level>
  readonly counts: number[]
}

/** Levels of a list, and the highest number that is written in Roman figures. */
const limits = { levels: 9, roman: 3_999 } as const
const romanFigures = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
]

function roman(value: number): string {
  let [rest, text] = [Math.min(value, limits.roman), '']
  for (const [figure, letters] of romanFigures) {
    text += letters.repeat(Math.floor(rest / figure))
    rest %= figure
  }
  return text
}
const letters = (value: number) => String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.min(9, Math.ceil(value / 26)))

function formatted(value: number, format: string): string {
  if (value < 1) return String(value)
  if (format === 'lowerRoman') return roman(value)
  if (format === 'upperRoman') return roman(value).toUpperCase()
  if (format === 'lowerLetter') return letters(value)
  if (format === 'upperLetter') return letters(value).toUpperCase()
  return format === 'decimalZero' ? String(value).padStart(2, '0') : String(value)
}

/** The automatic numbers of lists, from `numbering.xml`: they are a part of what the document shows, but not of its text. */
export function createNumbering() {
  const lists = new Map<string, Map<number, Level>>()
  const numbers = new Map<string, { abstract: string; starts: Map<number, number> }>()
  /** Lists with the same definition count on together. */
  const counting = new Map<string, Numbers>()
  let levels: Map<number, Level> | undefined
  let level: Level | undefined
  let number: { abstract: string; starts: Map<number, number> } | undefined
  let overridden = 0

  const reader: XmlHandler = {
    open(name, attributes) {
      const value = attributes['w:val'] ?? ''
      if (name === 'w:abstractNum') {
        levels = new Map()
        lists.set(attributes['w:abstractNumId'] ?? '', levels)
      }
      if (name === 'w:num') {
        number = { abstract: '', starts: new Map() }
        numbers.set(attributes['w:numId'] ?? '', number)
      }
      if (name === 'w:abstractNumId' && number) number.abstract = value
      if (name === 'w:lvlOverride') overridden = Number(attributes['w:ilvl']) || 0
      if (name === 'w:startOverride') number?.starts.set(overridden, Number(value) || 0)
      if (name === 'w:lvl' && levels) {
        level = { start: 1, format: 'decimal', text: '' }
        levels.set(Number(attributes['w:ilvl']) || 0, level)
      }
      if (!level) return
      if (name === 'w:start') level.start = Number(value) || 0
      if (name === 'w:numFmt') level.format = value
      if (name === 'w:lvlText') level.text = value
    },
    close(name) {
      if (name === 'w:abstractNum') levels = undefined
      if (name === 'w:num') number = undefined
      if (name === 'w:lvl') level = undefined
    },
  }

  function numbersOf(id: string): Numbers | undefined {
    const found = numbers.get(id)
    const levels = found && lists.get(found.abstract)
    if (!levels) return undefined
    const list = counting.get(found.abstract) ?? { levels, counts: [] }
    counting.set(found.abstract, list)
    // A list that begins anew says so once, where it begins.
    for (const [at, start] of found.starts) list.counts[at] = start - 1
    found.starts.clear()
    return list
  }

  return {
    reader,
    /** The label of the next paragraph of a list with a space after it, such as `• ` or `2. `; empty without one. @param at level, from 0 */
    labelOf(id: string, at: number): string {
      const list = id === '0' || at >= limits.levels ? undefined : numbersOf(id)
      const here = list?.levels.get(at)
      if (!list || !here) return id === '0' || id === '' ? '' : '• '
      const { counts } = list
      counts[at] = (counts[at] ?? here.start - 1) + 1
      counts.length = at + 1
      if (here.format === 'bullet') return '• '
      if (here.format === 'none') return here.text.includes('%') || here.text === '' ? '' : `${here.text} `
      const label = here.text.replace(/%([1-9])/gu, (_, digit: string) => {
        const place = Number(digit) - 1
        const of = list.levels.get(place)
        return formatted(counts[place] ?? of?.start ?? 1, of?.format ?? 'decimal')
      })
      return label === '' ? '' : `${label.slice(0, 40)} `
    },
  }
}

export type Numbering = ReturnType<typeof createNumbering>
