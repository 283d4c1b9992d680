import { box, column, type PictureNode, text } from './node.ts'
import { pill, sheet } from './parts.ts'
import { arrow, below, dots, footLine, growth, lineHeight, numeral, poster } from './slide-parts.ts'
import { partOf } from './slides.ts'
import type { Drawing, Template } from './template.ts'

/** A row of cards: the edges of the one before and the one after are seen. */
export const cards: Template = {
  places: ['headline', 'body', 'call'],
  slides: true,
  occasions: [],
  draw(drawing) {
    const { words, palette, display, body, unit, height, padding, paddingBlock, isWide, page } = drawing
    const part = partOf(page)
    const isInner = part === 'inner'
    const at = page?.at ?? 1
    const [ink, soft] = isInner ? [palette.ink, palette.soft] : [palette.onAccent, palette.onAccent]
    const foot = lineHeight(drawing) + unit(isWide ? 24 : 46)
    const cardHeight = height - 2 * paddingBlock - foot
    const gap = unit(isWide ? 20 : 36)
    const heading = display((isInner ? (words.body ? 0.85 : 1.15) : 0.9) * growth(drawing))
    return sheet(
      drawing,
      { backgroundColor: groundsOf(drawing).table, padding: `${paddingBlock}px ${padding}px`, justifyContent: 'space-between' },
      part !== 'first' && card(drawing, at - 1, cardHeight, -1),
      part !== 'last' && card(drawing, at + 1, cardHeight, 1),
      card(drawing, at, cardHeight, 0),
      column(
        {
          position: 'relative',
          width: '100%',
          height: cardHeight,
          padding: unit(isWide ? 48 : 72),
          gap,
          justifyContent: isInner && drawing.isNumbered ? 'flex-start' : 'center',
        },
        column(
          { width: '100%', gap },
          isInner &&
            drawing.isNumbered &&
            circle(palette.accent, circleOf(drawing), numeral(drawing, circleOf(drawing) * 0.5, palette.onAccent)),
          text(words.headline ?? '', { ...heading, color: ink }),
          words.body && text(words.body, { ...below(heading, body(1.6 * growth(drawing)), drawing), color: soft }),
        ),
        pill(drawing, { ground: palette.paper, ink: palette.ink }),
      ),
      footLine(drawing, poster(drawing, palette.soft), dots(drawing, { here: palette.accent, other: palette.line })),
      part === 'first' && next(drawing, cardHeight),
    )
  },
}

/** The cards are lighter than what they lie on, on either side. */
const groundsOf = ({ palette: { panel, paper }, side }: Drawing) =>
  side === 'light' ? { table: panel, face: paper } : { table: paper, face: panel }

const circleOf = ({ unit, isWide }: Drawing) => unit(isWide ? 96 : 128)

const circle = (backgroundColor: string, size: number, child: PictureNode) =>
  box({ width: size, height: size, borderRadius: size, backgroundColor, alignItems: 'center', justifyContent: 'center' }, child)

/** An empty card. @param steps from the middle in the direction of reading: -1, 0 or 1 */
function card(drawing: Drawing, at: number, height: number, steps: number): PictureNode {
  const { palette, unit, width, padding, paddingBlock, isRightToLeft, page } = drawing
  const color = at === 1 || at === page?.of ? palette.accent : groundsOf(drawing).face
  const cardWidth = width - 2 * padding
  return box({
    position: 'absolute',
    top: paddingBlock,
    [isRightToLeft ? 'right' : 'left']: padding + steps * (cardWidth + unit(36)),
    width: cardWidth,
    height,
    borderRadius: unit(44),
    border: `${unit(3)}px solid ${color === palette.accent ? color : palette.line}`,
    backgroundColor: color,
  })
}

/** An arrow on the edge of the cover, toward the next card. */
function next(drawing: Drawing, cardHeight: number): PictureNode {
  const { palette, unit, padding, paddingBlock, isRightToLeft } = drawing
  const size = circleOf(drawing)
  return box(
    { position: 'absolute', [isRightToLeft ? 'left' : 'right']: padding - size / 2, top: paddingBlock + cardHeight - unit(48) - size },
    circle(palette.ink, size, arrow(drawing, palette.paper, size * 0.5, unit(9))),
  )
}
