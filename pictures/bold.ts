import { box, column, text } from './node.ts'
import { pill, sheet } from './parts.ts'
import { arrow, below, footLine, growth, numeral, poster } from './slide-parts.ts'
import { partOf } from './slides.ts'
import type { Drawing, Template } from './template.ts'

/** A poster on each slide: the grounds take turns, the heading is as large as it fits, the text stands at the foot. */
export const bold: Template = {
  places: ['headline', 'body', 'call'],
  slides: true,
  occasions: [],
  draw(drawing) {
    const { words, display, body, unit, padding, paddingBlock, isWide, page, small } = drawing
    const part = partOf(page)
    const colors = colorsOf(drawing)
    const color = colors.words
    const gap = unit(isWide ? 22 : 44)
    const large = display((part === 'inner' && words.body ? 1.1 : 1.25) * growth(drawing))
    // Large Latin and Cyrillic lines stand closer; other scripts have marks between them.
    const lineHeight = Number(large.lineHeight) < 1.2 && !marked.test(words.headline ?? '') ? 1.04 : large.lineHeight
    return sheet(
      drawing,
      { backgroundColor: colors.ground, padding: `${paddingBlock}px ${padding}px`, gap },
      column(
        { width: '100%', flexGrow: 1, gap, justifyContent: 'space-between' },
        column(
          { width: '100%', gap, ...(!drawing.isNumbered && part === 'inner' && { flexGrow: 1, justifyContent: 'center' }) },
          part === 'inner' && drawing.isNumbered
            ? numeral(drawing, unit(isWide ? 90 : 150), colors.mark)
            : box({ width: unit(150), height: unit(20), backgroundColor: colors.mark }),
          text(words.headline ?? '', { ...large, lineHeight, color }),
        ),
        words.body && text(words.body, { ...below(large, body(1.6 * growth(drawing)), drawing), color, fontWeight: 500 }),
        pill(drawing, { ground: color, ink: colors.ground }),
      ),
      footLine(
        drawing,
        poster(drawing, color),
        box(
          { gap: unit(36), alignItems: 'center' },
          page && text(`${page.at}/${page.of}`, { ...small, lineHeight: 1.4, direction: 'ltr', color, fontWeight: 600 }),
          part !== 'last' && arrow(drawing, color, unit(96), unit(12)),
        ),
      ),
    )
  },
}

/** Letters with marks, which would touch the line above or below. */
const marked = /[\u00c0-\u024f\u0400-\u052f]/u

/** The colors of a slide; the next one has others. A dark carousel has no light slide. */
function colorsOf({ palette: { paper, ink, accent, onAccent, accentInk }, side, page }: Drawing) {
  const onPaper = { ground: paper, words: ink, mark: accentInk }
  const onInk = { ground: ink, words: paper, mark: paper }
  const colored = { ground: accent, words: onAccent, mark: onAccent }
  const turns = side === 'light' ? [onInk, colored, onPaper] : [onPaper, colored]
  return turns[((page?.at ?? 1) - 1) % turns.length] ?? onPaper
}
