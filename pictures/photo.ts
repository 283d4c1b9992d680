import { box, column, image, type PictureNode, type Style, text } from './node.ts'
import { ending, pill, signature, stripe } from './parts.ts'
import type { Drawing, Template } from './template.ts'

/** How much of the paper covers the photo behind the first words, and at the end, 0 to 1: words are read on a white and on a black photo. */
export const scrimShares = { first: 0.72, last: 0.9 } as const

const clear = (color: string, share: number) =>
  `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`

/** A color that fades out, without a visible edge. @param length in pixels of the part without words */
function scrim(paper: string, direction: string, length: number): string {
  const { first, last } = scrimShares
  const eased = [0, 0.25, 0.5, 0.75, 1].map((at) => `${clear(paper, first * at ** 1.6)} ${Math.round(length * at)}px`)
  return `linear-gradient(${direction}, ${eased.join(', ')}, ${clear(paper, last)} 100%)`
}

/** The words from below. They are small beside other templates: the photo is what is looked at. */
function wordsOf(drawing: Drawing, style: Style): PictureNode {
  const { words, palette, display, body, unit } = drawing
  const facts = [words.day, words.place].filter(Boolean)
  return column(
    { justifyContent: 'flex-end', gap: unit(22), ...style },
    text(words.headline ?? '', { ...display(0.54), color: palette.ink }),
    words.body && text(words.body, { ...body(0.76), color: palette.ink }),
    facts.length > 0 &&
      column(
        { gap: unit(8), width: '100%' },
        ...facts.map((fact) => text(fact ?? '', { ...body(0.76), color: palette.ink, fontWeight: 650 })),
      ),
    ending(
      { ...drawing, isWide: false },
      pill(drawing, { ground: palette.accent, ink: palette.onAccent }),
      signature(drawing, palette.ink),
    ),
  )
}

/** Words on the lower part of a photo; in a wide picture beside what the photo shows. Without a photo they are on paper. */
export const photo: Template = {
  places: ['headline', 'body', 'day', 'place', 'call'],
  takesPhoto: true,
  // It needs a photo of its user’s, which no text brings.
  occasions: [],
  draw(drawing) {
    const { width, height, palette, isWide, unit, padding, paddingBlock, isRightToLeft, photo: source } = drawing
    const whole = { position: 'absolute', top: 0, left: 0, width, height } as const
    const fade = unit(isWide ? 280 : 180)
    const veil = (direction: string): Style => (source ? { backgroundImage: scrim(palette.paper, direction, fade) } : {})
    const side = { position: 'absolute', top: 0, [isRightToLeft ? 'right' : 'left']: 0, height } as const
    const wordsWidth = Math.round(width * 0.54)
    return box(
      { position: 'relative', width, height, backgroundColor: palette.panel, direction: isRightToLeft ? 'rtl' : 'ltr' },
      source && image(source, { ...whole, objectFit: 'cover' }),
      isWide && box({ ...side, width: wordsWidth + fade, ...veil(isRightToLeft ? '90deg' : '270deg') }),
      isWide
        ? wordsOf(drawing, { ...side, width: wordsWidth, padding: `${paddingBlock}px ${padding}px` })
        : column(
            { ...whole, justifyContent: 'flex-end' },
            wordsOf(drawing, { width, padding: `${fade}px ${padding}px ${paddingBlock}px`, ...veil('180deg') }),
          ),
      stripe(drawing),
    )
  },
}
