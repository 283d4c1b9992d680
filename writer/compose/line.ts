import type { Random } from '#writer/compose/random.ts'
import type { Line } from '#writer/languages/grammar-book.ts'

type Part = string | { readonly slot: string } | { readonly choices: readonly (readonly Part[])[] }

const compiled = new Map<Line, readonly Part[]>()

/** `{slot}`s of a run of text that holds no brackets. */
const slotParts = (text: string): Part[] =>
  text
    .split(/(\{\w+\})/)
    .flatMap((piece): Part[] => (piece === '' ? [] : /^\{\w+\}$/.test(piece) ? [{ slot: piece.slice(1, -1) }] : [piece]))

function compile(line: Line): readonly Part[] {
  const known = compiled.get(line)
  if (known) return known
  const parts = line
    .split(/(\[[^[\]]*\])/)
    .flatMap((piece): Part[] => (piece.startsWith('[') ? [{ choices: piece.slice(1, -1).split('|').map(slotParts) }] : slotParts(piece)))
  if (compiled.size >= linesKept) compiled.clear()
  compiled.set(line, parts)
  return parts
}

const slots = new Map<Line, readonly string[]>()
/** Lines that hold a person's words come and go; the others are far fewer. */
const linesKept = 20_000

/** The slots that a line may ask for. */
export function slotsOf(line: Line): readonly string[] {
  const known = slots.get(line)
  if (known) return known
  const found = Array.from(line.matchAll(/\{(\w+)\}/g), ([, slot = '']) => slot)
  if (slots.size >= linesKept) slots.clear()
  slots.set(line, found)
  return found
}

/** A line with its alternatives chosen and its slots filled. Throws a RangeError for a slot that has no value: a fault of the book. */
export function render(line: Line, values: Readonly<Record<string, string>>, random: Random): string {
  const write = (parts: readonly Part[]): string => {
    let text = ''
    for (const part of parts) {
      if (typeof part === 'string') text += part
      else if ('slot' in part) text += atPlace(text, part.slot, slotValue(part.slot, values, line))
      else text += write(random.inTurn(part.choices))
    }
    return text
  }
  return write(compile(line))
}

/** At the start of a sentence every slot but the topic, which knows its own case, begins with a capital. */
const atPlace = (before: string, slot: string, value: string): string =>
  slot !== 'Topic' && (before === '' || /[.!?]["”]? $/.test(before)) ? value.charAt(0).toUpperCase() + value.slice(1) : value

function slotValue(slot: string, values: Readonly<Record<string, string>>, line: Line): string {
  const value = values[slot]
  if (value === undefined) throw new RangeError(`The line "${line}" asks for {${slot}}, which has no value`)
  return value
}
