import { box, column, text } from './node.ts'
import { ending, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** A question in a speech bubble. */
export const question: Template = {
  places: ['headline', 'body', 'call'],
  occasions: ['question'],
  draw(drawing) {
    const { words, width, palette, display, body, unit, padding, paddingBlock, isRightToLeft } = drawing
    const tail = unit(64)
    return sheet(
      drawing,
      { backgroundColor: palette.accent, padding: `${paddingBlock}px ${padding}px`, justifyContent: 'space-between', gap: unit(40) },
      column(
        { width: '100%', flexGrow: 1, alignItems: 'flex-start', justifyContent: 'center' },
        column(
          { width: width - 2 * padding, backgroundColor: palette.paper, borderRadius: unit(56), padding: unit(72), gap: unit(32) },
          text(words.headline ?? '', { ...display(1.05), color: palette.ink }),
          words.body && text(words.body, { ...body(0.92), color: palette.soft }),
        ),
        box({
          width: 0,
          height: 0,
          marginLeft: isRightToLeft ? 0 : unit(96),
          marginRight: isRightToLeft ? unit(96) : 0,
          borderTop: `${tail}px solid ${palette.paper}`,
          borderLeft: isRightToLeft ? `${tail}px solid transparent` : '0px solid transparent',
          borderRight: isRightToLeft ? '0px solid transparent' : `${tail}px solid transparent`,
        }),
      ),
      ending(
        drawing,
        words.call && text(words.call, { ...body(1.05), width: 'auto', flexShrink: 1, color: palette.onAccent, fontWeight: 650 }),
        signature(drawing, palette.onAccent),
      ),
    )
  },
}
