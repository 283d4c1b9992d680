import { box, image, type PictureNode, type Style, text } from './node.ts'
import type { Drawing } from './template.ts'

/** How much larger words may be than in a portrait: a story is so high that they would be lost in it. */
export const growth = ({ width, height }: Drawing): number => (height > 1.5 * width ? 1.3 : 1)

/** Words below a heading: smaller than it, also where a long word keeps it small. */
export const below = (heading: Style, said: Style, { small }: Drawing): Style => {
  const most = Math.max(Number(small.fontSize), 0.9 * Number(heading.fontSize))
  return { ...said, fontSize: Math.min(Number(said.fontSize), Math.round(most)) }
}

/** A color that lets its ground through, for what has no words. */
export const faint = (color: string): string => `${color}59`

/** An arrow in the direction of reading: there is more. It is drawn of boxes, because not every typeface has one. */
export function arrow({ isRightToLeft }: Drawing, color: string, length: number, weight: number): PictureNode {
  const head = Math.round(Math.min(length * 0.42, weight * 6))
  const height = Math.ceil(head * Math.SQRT2)
  const end = isRightToLeft ? 'left' : 'right'
  const stroke = `${weight}px solid ${color}`
  return box(
    { position: 'relative', width: length, height },
    box({
      position: 'absolute',
      top: (height - weight) / 2,
      [end]: weight * 0.7,
      width: length - weight,
      height: weight,
      backgroundColor: color,
    }),
    box({
      position: 'absolute',
      top: (height - head) / 2,
      // The corner of a turned square is farther from its middle than its side is.
      [end]: (head * (Math.SQRT2 - 1)) / 2,
      width: head,
      height: head,
      borderTop: stroke,
      [isRightToLeft ? 'borderLeft' : 'borderRight']: stroke,
      transform: `rotate(${isRightToLeft ? -45 : 45}deg)`,
    }),
  )
}

/** Who posts. */
export const poster = ({ handle, logo, small, unit }: Drawing, color: string): PictureNode | false =>
  Boolean(handle || logo) &&
  box(
    { alignItems: 'center', gap: unit(20) },
    logo && image(logo, { width: unit(64), height: unit(64), objectFit: 'contain' }),
    handle && text(handle, { ...small, lineHeight: 1.4, direction: 'ltr', color, fontWeight: 600 }),
  )

/** The number of an inner slide, which the cover does not count in. */
export function numeral({ page, number, display }: Drawing, fontSize: number, color: string): PictureNode {
  const style = display()
  // Nastaliq stands low in its line.
  const lineHeight = Number(style.lineHeight) > 2 ? 1.6 : 1
  return text(number((page?.at ?? 2) - 1), { ...style, width: 'auto', fontSize, lineHeight, color })
}

/** The height of a line of the smallest words, with or without any. */
export const lineHeight = ({ small }: Drawing): number => Math.ceil(1.5 * Number(small.fontSize))

/** The line at the foot of a slide: as high on each slide, whatever stands there. */
export const footLine = (drawing: Drawing, start: PictureNode | false, end: PictureNode | false): PictureNode =>
  box(
    { width: '100%', height: lineHeight(drawing), alignItems: 'center', justifyContent: 'space-between', gap: drawing.unit(40) },
    start || box({}),
    end,
  )

/** As many strokes as there are slides, those until this one filled. @param width of all of them, in pixels */
export function strokes({ page, unit }: Drawing, width: number, colors: { done: string; left: string }): PictureNode | false {
  if (!page) return false
  const gap = unit(12)
  const each = (width - gap * (page.of - 1)) / page.of
  return box(
    { gap, width },
    ...Array.from({ length: page.of }, (_, at) =>
      box({ width: each, height: unit(8), borderRadius: unit(4), backgroundColor: at < page.at ? colors.done : colors.left }),
    ),
  )
}

/** A dot for each slide, the present one wider. */
export const dots = ({ page, unit }: Drawing, colors: { here: string; other: string }): PictureNode | false =>
  page !== undefined &&
  box(
    { gap: unit(14), alignItems: 'center' },
    ...Array.from({ length: page.of }, (_, at) => {
      const isHere = at + 1 === page.at
      return box({
        width: unit(isHere ? 54 : 18),
        height: unit(18),
        borderRadius: unit(9),
        backgroundColor: isHere ? colors.here : colors.other,
      })
    }),
  )
