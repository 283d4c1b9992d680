import { column, text } from './node.ts'
import { ending, pill, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** A magazine: a cover in the brand's color, then a large number above a rule. */
export const journal: Template = {
  places: ['headline', 'body', 'call'],
  slides: true,
  occasions: [],
  draw(drawing) {
    const { words, palette, display, body, unit, padding, paddingBlock } = drawing
    return sheet(
      drawing,
      { padding: `${paddingBlock}px ${padding}px`, justifyContent: 'space-between', gap: unit(40) },
      column(
        { gap: unit(36), width: '100%' },
        text(words.headline ?? '', { ...display(0.7), color: palette.ink }),
        words.body && text(words.body, { ...body(), color: palette.soft }),
      ),
      ending(drawing, pill(drawing, { ground: palette.accent, ink: palette.onAccent }), signature(drawing, palette.accentInk)),
    )
  },
}
