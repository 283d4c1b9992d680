import { box, column, image, type PictureNode, type Style, text } from './node.ts'
import type { Drawing } from './template.ts'

/** The whole picture. */
export const sheet = (
  { width, height, palette, isRightToLeft, unit }: Drawing,
  style: Style,
  ...children: Parameters<typeof box>[1][]
): PictureNode =>
  column(
    {
      position: 'relative',
      width,
      height,
      color: palette.ink,
      backgroundColor: palette.paper,
      direction: isRightToLeft ? 'rtl' : 'ltr',
      ...style,
    },
    ...children,
    stripe({ width, palette, unit }),
  )

/** A brand's second color, at the foot of every layout. */
export const stripe = ({ width, palette, unit }: Pick<Drawing, 'width' | 'palette' | 'unit'>): PictureNode | undefined =>
  palette.second === undefined
    ? undefined
    : box({ position: 'absolute', left: 0, bottom: 0, width, height: unit(20), backgroundColor: palette.second })

/** Who posts, and the place in the carousel: the last line of most pictures. */
export function signature({ handle, logo, page, small, unit }: Drawing, color: string): PictureNode | false {
  if (!handle && !logo && !page) return false
  return box(
    { justifyContent: 'space-between', alignItems: 'center', gap: unit(40), ...(page && { width: '100%' }) },
    box(
      { alignItems: 'center', gap: unit(20) },
      logo && image(logo, { width: unit(84), height: unit(84), objectFit: 'contain' }),
      handle && text(handle, { ...small, direction: 'ltr', color, fontWeight: 600 }),
    ),
    page && text(`${page.at}/${page.of}`, { ...small, direction: 'ltr', color }),
  )
}

/** What to do, as a button is drawn. */
export const pill = ({ words: { call }, body, unit }: Drawing, colors: { ground: string; ink: string }): PictureNode | false =>
  call !== undefined &&
  call !== '' &&
  box(
    {
      alignSelf: 'flex-start',
      backgroundColor: colors.ground,
      borderRadius: unit(999),
      padding: `${unit(22)}px ${unit(44)}px`,
      maxWidth: '100%',
    },
    text(call, { ...body(0.9), width: 'auto', flexShrink: 1, color: colors.ink, fontWeight: 650 }),
  )

/** A heading, items and an end below each other; in a wide picture the items stand beside the two others. */
export function beside(drawing: Drawing, heading: PictureNode, items: PictureNode, end: PictureNode): PictureNode {
  const { width, height, isWide, unit, padding, paddingBlock } = drawing
  const frame = { width, height, padding: `${paddingBlock}px ${padding}px` }
  if (!isWide) return column({ ...frame, justifyContent: 'space-between', gap: unit(36) }, heading, items, end)
  const [start, rest] = [0.42 * (width - 3 * padding), 0.58 * (width - 3 * padding)]
  return box(
    { ...frame, gap: padding },
    column({ width: start, height: '100%', justifyContent: 'space-between', gap: unit(30) }, heading, end),
    column({ width: rest, height: '100%', justifyContent: 'center' }, items),
  )
}

/** What to do, above who posts; beside it in a wide picture. */
export const ending = (
  { isWide, unit, width }: Drawing,
  call: PictureNode | false | undefined | '',
  signed: PictureNode | false,
): PictureNode | false =>
  (call || signed) &&
  (isWide && call && signed
    ? box({ alignItems: 'center', justifyContent: 'space-between', gap: unit(30), width: '100%', maxWidth: width }, call, signed)
    : column({ gap: unit(30), width: '100%' }, call, signed))
