import type { Occasion } from '#contract/occasions.ts'
import type { PictureSide, PictureWordId, PictureWords } from '#contract/pictures.ts'
import type { Palette } from './colors.ts'
import type { PictureNode, Style } from './node.ts'

/** The place of a slide in its carousel, from 1. */
export interface Page {
  readonly at: number
  readonly of: number
}

/** What a template draws. Lengths are pixels of the picture. */
export interface Drawing {
  readonly words: PictureWords
  readonly width: number
  readonly height: number
  /** Whether it is wider than high: then the parts stand side by side. */
  readonly isWide: boolean
  /** From every edge to the words; `paddingBlock` also keeps what apps cover free. */
  readonly padding: number
  readonly paddingBlock: number
  readonly palette: Palette
  readonly side: PictureSide
  /** Words in the heading typeface, at a share of the largest size (1: the largest). */
  readonly display: (share?: number) => Style
  /** Words in the text typeface. */
  readonly body: (share?: number) => Style
  /** Words at the smallest size that is read. */
  readonly small: Style
  /** Length by the width: `unit(1)` is one pixel at 1080. */
  readonly unit: (pixels: number) => number
  readonly isRightToLeft: boolean
  /** In the digits of the language. */
  readonly number: (value: number) => string
  readonly handle?: string | undefined
  /** Addresses of the renderer's images. */
  readonly logo?: string | undefined
  readonly photo?: string | undefined
  readonly page?: Page | undefined
}

export interface Template {
  /** The places that it draws, besides items; the first is required. */
  readonly places: readonly PictureWordId[]
  readonly hasItems?: true
  readonly takesPhoto?: true
  /** It draws the slides of a carousel, and nothing else does. */
  readonly slides?: true
  /** The occasions that it suits, which begin with it. */
  readonly occasions: readonly Occasion[]
  readonly draw: (drawing: Drawing) => PictureNode
}
