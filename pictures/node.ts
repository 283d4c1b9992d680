/** The nodes that the renderer draws. Styles are named as in CSS. */
export type Style = Readonly<Record<string, string | number | undefined>>
export interface BoxNode {
  readonly type: 'container'
  readonly style: Style
  readonly children: readonly PictureNode[]
}
export interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly style: Style
}
export interface ImageNode {
  readonly type: 'image'
  readonly src: string
  readonly style: Style
}
export type PictureNode = BoxNode | TextNode | ImageNode

/** A node, or nothing where a picture has no words for it. */
type Child = PictureNode | false | undefined | ''

const nodes = (children: readonly Child[]) => children.filter((child): child is PictureNode => Boolean(child))

/** The renderer lays out only what has `display`; nothing shrinks, so that what does not fit is measured as too high. */
export const box = (style: Style, ...children: Child[]): BoxNode => ({
  type: 'container',
  style: { display: 'flex', flexShrink: 0, ...style },
  children: nodes(children),
})
export const column = (style: Style, ...children: Child[]): BoxNode => box({ flexDirection: 'column', ...style }, ...children)

export const text = (words: string, style: Style): TextNode => ({ type: 'text', text: words, style: { flexShrink: 0, ...style } })
export const image = (src: string, style: Style): ImageNode => ({ type: 'image', src, style: { flexShrink: 0, ...style } })
