declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Every character that is kept. */
    text: string,
    options: {
      targetFormat: 'woff2'
      /** Axes that keep a range, by their tags. */
      variationAxes: Readonly<Record<string, { min: number; max: number }>>
      /** OpenType features that are kept, by their tags. */
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
