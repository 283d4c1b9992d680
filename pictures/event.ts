import { box, column, text } from './node.ts'
import { ending, pill, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** A ticket: what it is above the perforation, day and place below it. */
export const event: Template = {
  places: ['headline', 'day', 'place', 'body', 'figure', 'call'],
  occasions: ['event'],
  draw(drawing) {
    const { words, width, height, isWide, palette, display, body, unit, padding, paddingBlock } = drawing
    const [hole, inside] = [unit(56), unit(height > width ? 64 : 44)]
    const [cardWidth, cardHeight] = [width - 2 * padding, height - 2 * Math.max(paddingBlock, padding)]
    const stub = [words.day, words.place, words.figure].filter(Boolean)
    const punched = (at: object) =>
      box({ position: 'absolute', width: hole, height: hole, borderRadius: hole, backgroundColor: palette.accent, ...at })
    return sheet(
      drawing,
      { backgroundColor: palette.accent, alignItems: 'center', justifyContent: 'center' },
      box(
        {
          width: cardWidth,
          height: cardHeight,
          backgroundColor: palette.paper,
          borderRadius: unit(36),
          flexDirection: isWide ? 'row' : 'column',
          justifyContent: 'space-between',
        },
        column(
          {
            ...(isWide ? { width: cardWidth / 2, height: cardHeight } : { width: cardWidth, flexGrow: 1 }),
            padding: inside,
            justifyContent: 'space-between',
            gap: unit(28),
          },
          column(
            { gap: unit(24), width: '100%' },
            text(words.headline ?? '', { ...display(0.92), color: palette.ink }),
            words.body && text(words.body, { ...body(0.88), color: palette.soft }),
          ),
        ),
        column(
          {
            ...(isWide ? { width: cardWidth / 2, height: cardHeight } : { width: cardWidth }),
            position: 'relative',
            padding: inside,
            [isWide ? (drawing.isRightToLeft ? 'borderRight' : 'borderLeft') : 'borderTop']: `${unit(5)}px dashed ${palette.line}`,
            justifyContent: 'space-between',
            gap: unit(36),
          },
          ...(isWide
            ? [
                punched({ top: -hole / 2, [drawing.isRightToLeft ? 'right' : 'left']: -hole / 2 }),
                punched({ bottom: -hole / 2, [drawing.isRightToLeft ? 'right' : 'left']: -hole / 2 }),
              ]
            : [punched({ top: -hole / 2, left: -hole / 2 }), punched({ top: -hole / 2, right: -hole / 2 })]),
          column(
            { gap: unit(20), width: '100%' },
            ...stub.map((fact, at) =>
              text(
                fact ?? '',
                at === 0 ? { ...display(0.5), color: palette.accentInk } : { ...body(), color: palette.ink, fontWeight: 600 },
              ),
            ),
          ),
          // A ticket is half as wide in a wide picture.
          ending(
            { ...drawing, isWide: false },
            pill(drawing, { ground: palette.accent, ink: palette.onAccent }),
            signature(drawing, palette.soft),
          ),
        ),
      ),
    )
  },
}
