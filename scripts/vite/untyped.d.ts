/** Packages without types, as far as the build uses them. */

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Characters of the subset. */
    text: string,
    options: {
      targetFormat: 'woff2'
      /** Variation axes by tag: a fixed value or a range. */
      variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      /** OpenType features to keep, by tag. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
