import { box, column, type PictureNode, text } from './node.ts'
import { pill, sheet } from './parts.ts'
import { arrow, below, growth, numeral, poster } from './slide-parts.ts'
import { partOf } from './slides.ts'
import type { Drawing, Template } from './template.ts'

/** One line through all slides, with a stop on each: it begins on the cover and ends at what to do. */
export const route: Template = {
  places: ['headline', 'body', 'call'],
  slides: true,
  occasions: [],
  draw(drawing) {
    const { words, display, body, unit, height, padding, paddingBlock, isWide } = drawing
    const isInner = partOf(drawing.page) === 'inner'
    const colors = colorsOf(drawing)
    const signed = poster(drawing, colors.words)
    const stop = unit(isWide ? 110 : 150)
    // From the upper edge of the picture to the middle of the line.
    const middle = height - paddingBlock - stop / 2 - (signed ? unit(isWide ? 90 : 120) : 0)
    const heading = display((isInner ? (words.body ? 0.95 : 1.3) : 1.05) * growth(drawing))
    return sheet(
      drawing,
      { backgroundColor: colors.ground, padding: `${paddingBlock}px ${padding}px`, justifyContent: 'space-between' },
      ...line(drawing, middle, stop),
      column(
        {
          width: '100%',
          height: middle - stop / 2 - paddingBlock - unit(isWide ? 20 : 48),
          justifyContent: !isInner ? 'flex-end' : drawing.isNumbered ? 'flex-start' : 'center',
          gap: unit(isWide ? 18 : 36),
        },
        text(words.headline ?? '', { ...heading, color: colors.words }),
        words.body && text(words.body, { ...below(heading, body(1.7 * growth(drawing)), drawing), color: colors.words }),
        pill(drawing, { ground: colors.stop, ink: colors.figure }),
      ),
      signed,
    )
  },
}

const colorsOf = ({ palette: { accent, onAccent, paper, ink, accentInk }, side }: Drawing) =>
  side === 'light'
    ? { ground: accent, words: onAccent, line: onAccent, stop: paper, figure: ink }
    : { ground: paper, words: ink, line: accentInk, stop: accent, figure: onAccent }

/** The part of the line on a slide, and its stop. @param middle in pixels from the upper edge */
function line(drawing: Drawing, middle: number, stop: number): PictureNode[] {
  const { unit, width, padding, isRightToLeft, page } = drawing
  const part = partOf(page)
  const colors = colorsOf(drawing)
  const weight = unit(14)
  const start = isRightToLeft ? 'right' : 'left'
  const [from, to] = [part === 'first' ? padding + stop / 2 : 0, part === 'last' ? padding + stop / 2 : width]
  const point = box({ width: stop * 0.4, height: stop * 0.4, borderRadius: stop, backgroundColor: colors.figure })
  const signs = {
    first: () => arrow(drawing, colors.figure, stop * 0.46, unit(10)),
    inner: () => (drawing.isNumbered ? numeral(drawing, stop * 0.5, colors.figure) : point),
    last: () => point,
  }
  return [
    box({ position: 'absolute', top: middle - weight / 2, [start]: from, width: to - from, height: weight, backgroundColor: colors.line }),
    box(
      {
        position: 'absolute',
        top: middle - stop / 2,
        [start]: padding,
        width: stop,
        height: stop,
        borderRadius: stop,
        backgroundColor: colors.stop,
        alignItems: 'center',
        justifyContent: 'center',
      },
      signs[part](),
    ),
  ]
}
