import { box, column, text } from './node.ts'
import { pill, sheet } from './parts.ts'
import { arrow, below, faint, footLine, growth, numeral, poster, strokes } from './slide-parts.ts'
import { partOf } from './slides.ts'
import type { Drawing, Template } from './template.ts'

/** A magazine: cover and end in the brand's color, a large number over a rule between them. */
export const journal: Template = {
  places: ['headline', 'body', 'call'],
  slides: true,
  occasions: [],
  draw: (drawing) => (partOf(drawing.page) === 'inner' ? inner(drawing) : outer(drawing)),
}

const frameOf = ({ unit, padding, paddingBlock, isWide }: Drawing) => ({
  padding: `${paddingBlock}px ${padding}px`,
  justifyContent: 'space-between',
  gap: unit(isWide ? 20 : 36),
})

function outer(drawing: Drawing) {
  const { words, palette, display, body, unit, width, padding, isWide } = drawing
  const { accent, onAccent } = palette
  const isFirst = partOf(drawing.page) === 'first'
  const heading = display((isFirst ? 1 : 0.8) * growth(drawing))
  return sheet(
    drawing,
    { ...frameOf(drawing), backgroundColor: accent },
    column(
      { width: '100%', gap: unit(isWide ? 18 : 28) },
      footLine(drawing, poster(drawing, onAccent), isFirst && arrow(drawing, onAccent, unit(132), unit(7))),
      isFirst
        ? box({ width: '100%', height: unit(3), backgroundColor: faint(onAccent) })
        : strokes(drawing, width - 2 * padding, { done: onAccent, left: faint(onAccent) }),
    ),
    column(
      { width: '100%', gap: unit(isWide ? 24 : 44) },
      text(words.headline ?? '', { ...heading, color: onAccent }),
      words.body && text(words.body, { ...below(heading, body(1.4 * growth(drawing)), drawing), color: onAccent }),
      pill(drawing, { ground: palette.paper, ink: palette.ink }),
    ),
  )
}

function inner(drawing: Drawing) {
  const { words, palette, display, body, unit, width, height, padding, isWide } = drawing
  // A square is so low that a large number would leave little room for words.
  const fontSize = unit(isWide ? 150 : height > width ? 190 : 120)
  const figure = drawing.isNumbered && numeral(drawing, fontSize, palette.accentInk)
  const rule = box({ width: '100%', height: unit(4), backgroundColor: palette.ink })
  const heading = display((words.body ? 0.9 : 1.2) * growth(drawing))
  const start = unit(190)
  const said = column(
    { width: isWide ? width - 2 * padding - start : '100%', gap: unit(isWide ? 20 : 36) },
    text(words.headline ?? '', { ...heading, color: palette.ink }),
    words.body && text(words.body, { ...below(heading, body(1.6 * growth(drawing)), drawing), color: palette.soft }),
  )
  return sheet(
    drawing,
    frameOf(drawing),
    ...(isWide
      ? [rule, box({ width: '100%', flexGrow: 1 }, column({ width: start }, figure), said)]
      : [
          column(
            { width: '100%', flexGrow: 1, gap: unit(36), justifyContent: drawing.isNumbered ? 'flex-start' : 'center' },
            figure,
            rule,
            said,
          ),
        ]),
    column(
      { width: '100%', gap: unit(isWide ? 14 : 24) },
      strokes(drawing, width - 2 * padding, { done: palette.accent, left: palette.line }),
      footLine(drawing, poster(drawing, palette.soft), arrow(drawing, palette.accentInk, unit(72), unit(7))),
    ),
  )
}
