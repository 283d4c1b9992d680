import { box, column, text } from './node.ts'
import { ending, pill, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** A heading with room around it, below a short bar. */
export const notice: Template = {
  places: ['headline', 'figure', 'body', 'day', 'place', 'call'],
  occasions: ['news', 'launch', 'hours', 'hiring', 'glad', 'other'],
  draw(drawing) {
    const { words, width, isWide, palette, display, body, unit, padding, paddingBlock } = drawing
    const half = isWide ? { width: (width - 3 * padding) / 2 } : { width: '100%' }
    const facts = [words.figure, words.day, words.place].filter(Boolean)
    return sheet(
      drawing,
      {
        padding: `${paddingBlock}px ${padding}px`,
        justifyContent: 'space-between',
        gap: isWide ? padding : unit(48),
        flexDirection: isWide ? 'row' : 'column',
      },
      column(
        { gap: unit(44), ...half },
        box({ width: unit(132), height: unit(18), backgroundColor: palette.accent }),
        text(words.headline ?? '', { ...display(), color: palette.ink }),
        words.body && text(words.body, { ...body(), color: palette.soft }),
      ),
      column(
        { gap: unit(36), ...half, ...(isWide && { justifyContent: 'flex-end' }) },
        facts.length > 0 &&
          column(
            { width: '100%', gap: unit(14), borderTop: `${unit(3)}px solid ${palette.line}`, paddingTop: unit(30) },
            ...facts.map((fact) => text(fact ?? '', { ...body(0.92), color: palette.ink, fontWeight: 600 })),
          ),
        ending(
          { ...drawing, isWide: false },
          pill(drawing, { ground: palette.accent, ink: palette.onAccent }),
          signature(drawing, palette.accentInk),
        ),
      ),
    )
  },
}
