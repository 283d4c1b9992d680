import { box, column, text } from './node.ts'
import { ending, pill, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** A heading with room around it, below a short bar. */
export const notice: Template = {
  places: ['headline', 'figure', 'body', 'day', 'place', 'call'],
  occasions: ['news', 'launch', 'hours', 'hiring', 'glad', 'sad', 'missing', 'other'],
  draw(drawing) {
    const { words, isWide, palette, display, body, unit, padding, paddingBlock } = drawing
    const facts = [words.figure, words.day, words.place].filter(Boolean)
    return sheet(
      drawing,
      { padding: `${paddingBlock}px ${padding}px`, justifyContent: 'space-between', gap: unit(isWide ? 28 : 48) },
      column(
        { gap: unit(isWide ? 28 : 44), width: '100%' },
        box({ width: unit(132), height: unit(18), backgroundColor: palette.second ?? palette.accent }),
        text(words.headline ?? '', { ...display(1.1), color: palette.ink }),
        words.body && text(words.body, { ...body(), color: palette.soft }),
      ),
      column(
        { gap: unit(isWide ? 24 : 36), width: '100%' },
        facts.length > 0 &&
          column(
            { width: '100%', gap: unit(14), borderTop: `${unit(3)}px solid ${palette.line}`, paddingTop: unit(isWide ? 22 : 30) },
            // Wide pictures are low: the facts share a line.
            ...(isWide ? [facts.join(' · ')] : facts).map((fact) =>
              text(fact ?? '', { ...body(0.92), color: palette.ink, fontWeight: 600 }),
            ),
          ),
        ending(drawing, pill(drawing, { ground: palette.accent, ink: palette.onAccent }), signature(drawing, palette.accentInk)),
      ),
    )
  },
}
