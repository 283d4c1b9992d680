import { box, column, text } from './node.ts'
import { beside, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** Items on lines, beside a strip of the brand's color. */
export const list: Template = {
  places: ['headline', 'body', 'call'],
  hasItems: true,
  occasions: ['help'],
  draw(drawing) {
    const { words, width, height, palette, display, body, unit } = drawing
    const strip = unit(44)
    return sheet(
      drawing,
      { flexDirection: 'row' },
      box({ width: strip, height, backgroundColor: palette.accent }),
      beside(
        { ...drawing, width: width - strip },
        column(
          { gap: unit(20), width: '100%' },
          text(words.headline ?? '', { ...display(0.8), color: palette.ink }),
          words.body && text(words.body, { ...body(0.88), color: palette.soft }),
        ),
        column(
          { width: '100%' },
          ...(words.items ?? []).map((item, at) =>
            box(
              {
                width: '100%',
                gap: unit(28),
                padding: `${unit(22)}px 0`,
                alignItems: 'center',
                ...(at > 0 && { borderTop: `${unit(2)}px solid ${palette.line}` }),
              },
              box({ width: unit(26), height: unit(26), backgroundColor: palette.second ?? palette.accent, borderRadius: unit(6) }),
              text(item, { ...body(1.1), color: palette.ink, flexShrink: 1, flexGrow: 1, flexBasis: 0 }),
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
