import { box, column, text } from './node.ts'
import { ending, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** Somebody's words between two rules, with whose they are. */
export const quote: Template = {
  places: ['headline', 'by'],
  occasions: ['opinion', 'mine'],
  draw(drawing) {
    const { words, palette, display, body, unit, padding, paddingBlock } = drawing
    const rule = () => box({ width: '100%', height: unit(4), backgroundColor: palette.accentInk })
    return sheet(
      drawing,
      { backgroundColor: palette.panel, padding: `${paddingBlock}px ${padding * 1.15}px`, justifyContent: 'space-between', gap: unit(40) },
      rule(),
      column(
        { gap: unit(52), width: '100%' },
        // Only the upper half of the line has the mark.
        text('“', { ...display(), width: 'auto', fontSize: unit(300), lineHeight: 1, height: unit(150), color: palette.accent }),
        text(words.headline ?? '', { ...display(0.8), color: palette.ink, fontWeight: 500 }),
      ),
      column(
        { gap: unit(34), width: '100%' },
        rule(),
        ending(
          drawing,
          words.by && text(words.by, { ...body(0.92), width: 'auto', flexShrink: 1, color: palette.accentInk, fontWeight: 600 }),
          signature(drawing, palette.soft),
        ),
      ),
    )
  },
}
