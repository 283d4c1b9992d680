import type { Brand, PictureSide } from '#contract/pictures.ts'

/** The colors of one picture. Every pair that words use has a contrast of at least 4.5. */
export interface Palette {
  readonly paper: string
  /** A little off the paper, for a panel on it. */
  readonly panel: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  /** The brand's color as it is; `onAccent` are words on it. */
  readonly accent: string
  readonly onAccent: string
  /** The brand's color, as dark or light as words on the paper and on the panel need. */
  readonly accentInk: string
  /** The brand's second color, for what has no words; absent without one. */
  readonly second: string | undefined
}

type Rgb = readonly [number, number, number]
const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** A color between two others. @param share of the second, 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)]
  return hexOf([0, 1, 2].map((at) => (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share) as unknown as Rgb)
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors by WCAG 2.2, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const [white, black] = ['#ffffff', '#171310']
export const readable = 4.5

/** Black or white, whichever is read better on a color: at least 4.58 on every color. */
const inkOn = (color: string) =>
  contrastOf(white, color) >= contrastOf('#000000', color) ? white : contrastOf(black, color) >= readable ? black : '#000000'

/** A color moved toward an ink until words in it are read on each ground. */
function readableOn(color: string, ink: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(color, ink, share)
    if (grounds.every((ground) => contrastOf(moved, ground) >= readable)) return moved
  }
  return ink
}

export function paletteOf({ colors: [accent = '#b9351b', second] }: Brand, side: PictureSide): Palette {
  const isLight = side === 'light'
  const [ink, ground] = isLight ? ([black, '#fdfaf5'] as const) : (['#f7f2ea', '#141210'] as const)
  // The paper has a breath of the brand's color.
  const paper = mix(ground, accent, isLight ? 0.05 : 0.08)
  const panel = mix(ground, accent, isLight ? 0.13 : 0.19)
  const grounds = [paper, panel]
  return {
    paper,
    panel,
    ink,
    soft: readableOn(mix(ink, paper, 0.35), ink, grounds),
    line: mix(paper, ink, 0.2),
    accent,
    onAccent: inkOn(accent),
    accentInk: readableOn(accent, ink, grounds),
    second,
  }
}
