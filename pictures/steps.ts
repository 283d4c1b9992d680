import { box, column, text } from './node.ts'
import { beside, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** Numbered steps, each on a card. */
export const steps: Template = {
  places: ['headline', 'body', 'call'],
  hasItems: true,
  occasions: ['tips', 'video'],
  draw(drawing) {
    const { words, palette, display, body, unit, number } = drawing
    const circle = unit(88)
    return sheet(
      drawing,
      { backgroundColor: palette.panel },
      beside(
        drawing,
        column(
          { gap: unit(20), width: '100%' },
          text(words.headline ?? '', { ...display(0.8), color: palette.ink }),
          words.body && text(words.body, { ...body(0.88), color: palette.soft }),
        ),
        column(
          { width: '100%', gap: unit(18) },
          ...(words.items ?? []).map((item, at) =>
            box(
              {
                width: '100%',
                gap: unit(34),
                alignItems: 'center',
                backgroundColor: palette.paper,
                borderRadius: unit(28),
                padding: unit(20),
              },
              box(
                {
                  width: circle,
                  height: circle,
                  borderRadius: circle,
                  backgroundColor: palette.accent,
                  alignItems: 'center',
                  justifyContent: 'center',
                },
                text(number(at + 1), { ...body(), width: 'auto', color: palette.onAccent, fontWeight: 700, lineHeight: 1 }),
              ),
              text(item, { ...body(1.05), color: palette.ink, flexShrink: 1, flexGrow: 1, flexBasis: 0 }),
            ),
          ),
        ),
        column(
          { gap: unit(26), width: '100%' },
          words.call && text(words.call, { ...body(0.92), color: palette.accentInk, fontWeight: 650 }),
          signature(drawing, palette.soft),
        ),
      ),
    )
  },
}
