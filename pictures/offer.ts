import { column, text } from './node.ts'
import { ending, pill, sheet, signature } from './parts.ts'
import type { Template } from './template.ts'

/** The figure, as large as it fits, on a field of the brand's color. */
export const offer: Template = {
  places: ['figure', 'headline', 'day', 'body', 'place', 'call'],
  occasions: ['offer'],
  draw(drawing) {
    const { words, width, height, isWide, palette, display, body, unit, padding, paddingBlock } = drawing
    // The terms take the room that they need, the figure the rest.
    const [field, terms] = isWide
      ? [
          { width: width * 0.44, height },
          { width: width * 0.56, height },
        ]
      : [{ width, flexGrow: 1, minHeight: height * 0.22 }, { width }]
    const facts = [words.day, words.place].filter(Boolean)
    return sheet(
      drawing,
      { flexDirection: isWide ? 'row' : 'column' },
      column(
        {
          ...field,
          padding: isWide ? padding : `${paddingBlock}px ${padding}px ${padding * 0.7}px`,
          backgroundColor: palette.accent,
          justifyContent: isWide ? 'center' : 'flex-end',
          gap: unit(20),
        },
        text(words.figure ?? '', { ...display(2), color: palette.onAccent }),
      ),
      column(
        {
          ...terms,
          padding: isWide ? padding : `${padding * 0.7}px ${padding}px ${paddingBlock}px`,
          justifyContent: 'space-between',
          gap: unit(32),
        },
        column(
          { gap: unit(22), width: '100%' },
          words.headline && text(words.headline, { ...display(0.46), color: palette.ink }),
          words.body && text(words.body, { ...body(0.9), color: palette.soft }),
          ...facts.map((fact) => text(fact ?? '', { ...body(), color: palette.accentInk, fontWeight: 650 })),
        ),
        ending({ ...drawing, isWide: false }, pill(drawing, { ground: palette.ink, ink: palette.paper }), signature(drawing, palette.soft)),
      ),
    )
  },
}
