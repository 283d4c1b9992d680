declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Every character that is kept. */
    text: string,
    options: {
      targetFormat: 'woff2'
      /** Axes by their tags: pinned to a value, or kept within a range. */
      variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      /** OpenType features that are kept, by their tags. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
