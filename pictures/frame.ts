import { box, column, image, text } from './node.ts'
import { pill, sheet } from './parts.ts'
import { arrow, below, footLine, growth, numeral, poster } from './slide-parts.ts'
import { partOf } from './slides.ts'
import type { Drawing, Template } from './template.ts'

/** Calm: words in the middle of a thin frame, which is broad around cover and end. The cover is a photo where there is one. */
export const frame: Template = {
  places: ['headline', 'body', 'call'],
  slides: true,
  takesPhoto: true,
  occasions: [],
  draw: (drawing) => (drawing.photo && partOf(drawing.page) === 'first' ? photoCover(drawing, drawing.photo) : framed(drawing)),
}

const centered = { textAlign: 'center' } as const

function edge({ width, height }: Drawing, inset: number, thickness: number, color: string) {
  const size = { width: width - 2 * inset, height: height - 2 * inset }
  return box({ position: 'absolute', top: inset, left: inset, ...size, border: `${thickness}px solid ${color}` })
}

function framed(drawing: Drawing) {
  const { words, palette, display, body, unit, width, height, padding, paddingBlock, isWide, page } = drawing
  const part = partOf(page)
  const isInner = part === 'inner'
  const heading = display((isInner ? (words.body ? 0.7 : 1.15) : 0.95) * growth(drawing))
  return sheet(
    drawing,
    {},
    isInner ? edge(drawing, unit(isWide ? 28 : 40), unit(5), palette.accent) : edge(drawing, 0, unit(34), palette.accent),
    column(
      {
        justifyContent: 'space-between',
        position: 'relative',
        width,
        height,
        padding: `${paddingBlock + unit(20)}px ${padding + unit(16)}px`,
        alignItems: 'center',
        gap: unit(isWide ? 24 : 40),
      },
      isInner ? numeral(drawing, unit(isWide ? 70 : 110), palette.accentInk) : poster(drawing, palette.ink) || box({}),
      column(
        {
          width: '100%',
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: isInner && words.body ? 'flex-start' : 'center',
          gap: unit(isWide ? 26 : 44),
        },
        text(words.headline ?? '', { ...heading, ...centered, color: palette.ink }),
        words.body && box({ width: unit(96), height: unit(5), backgroundColor: palette.accent }),
        words.body && text(words.body, { ...below(heading, body(1.25 * growth(drawing)), drawing), ...centered, color: palette.soft }),
        words.call && box({}, pill(drawing, { ground: palette.accent, ink: palette.onAccent })),
      ),
      part === 'first' ? arrow(drawing, palette.ink, unit(120), unit(8)) : isInner && poster(drawing, palette.soft),
    ),
  )
}

function photoCover(drawing: Drawing, photo: string) {
  const { words, display, body, unit, width, height, padding, paddingBlock } = drawing
  const white = '#ffffff'
  const heading = display(0.72 * growth(drawing))
  return sheet(
    drawing,
    {},
    image(photo, { position: 'absolute', top: 0, left: 0, width, height, objectFit: 'cover' }),
    column(
      { position: 'relative', width, height, justifyContent: 'flex-end' },
      column(
        {
          width,
          padding: `${unit(160)}px ${padding}px ${paddingBlock + unit(20)}px`,
          gap: unit(32),
          // Behind the first line it is so dark that white words are read on a white photo: that needs 0.55.
          backgroundImage: `linear-gradient(180deg, rgba(0,0,0,0) 0px, rgba(0,0,0,0.68) ${unit(150)}px, rgba(0,0,0,0.8) 100%)`,
        },
        text(words.headline ?? '', { ...heading, color: white }),
        words.body && text(words.body, { ...below(heading, body(1.05 * growth(drawing)), drawing), color: white }),
        footLine(drawing, poster(drawing, white), arrow(drawing, white, unit(120), unit(7))),
      ),
    ),
  )
}
