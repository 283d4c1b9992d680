import { box, column, image, text } from './node.ts'
import { ending, pill, signature } from './parts.ts'
import type { Template } from './template.ts'

/** White words over the lower part of a photo, on a scrim so dark that they are read on a white photo, too. */
export const photo: Template = {
  places: ['headline', 'body', 'day', 'place', 'call'],
  takesPhoto: true,
  // It needs a photo of its user’s, which no text brings.
  occasions: [],
  draw(drawing) {
    const { words, width, height, palette, display, body, unit, padding, paddingBlock, isRightToLeft, photo: source } = drawing
    const facts = [words.day, words.place].filter(Boolean)
    const white = '#ffffff'
    return box(
      { position: 'relative', width, height, backgroundColor: palette.accent, direction: isRightToLeft ? 'rtl' : 'ltr' },
      source && image(source, { position: 'absolute', top: 0, left: 0, width, height, objectFit: 'cover' }),
      column(
        { position: 'absolute', top: 0, left: 0, width, height, justifyContent: 'flex-end' },
        column(
          {
            width,
            padding: `${unit(150)}px ${padding}px ${paddingBlock}px`,
            gap: unit(28),
            // Three quarters black behind the first line: 4.5 on a white photo needs 0.55.
            backgroundImage: `linear-gradient(180deg, rgba(0,0,0,0) 0px, rgba(0,0,0,0.72) ${unit(140)}px, rgba(0,0,0,0.82) 100%)`,
          },
          text(words.headline ?? '', { ...display(0.9), color: white }),
          words.body && text(words.body, { ...body(0.92), color: white }),
          ...facts.map((fact) => text(fact ?? '', { ...body(0.95), color: white, fontWeight: 650 })),
          ending(drawing, pill(drawing, { ground: palette.accent, ink: palette.onAccent }), signature(drawing, white)),
        ),
      ),
    )
  },
}
