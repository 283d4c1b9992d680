/** A slide of a carousel. The first is its cover, the last says what to do. */
export interface Slide {
  readonly heading: string
  readonly text: string
}

/** How many slides a carousel has, the most words of a slide's text, and the most characters of its places. */
export const carouselLimits = { least: 3, most: 10, usual: 6, words: 30, heading: 160, text: 400 } as const
