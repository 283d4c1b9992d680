/** The pictures of the product on the home page: `scripts/pictures.ts` takes them, the page shows them. In pixels of the file. */
export const pictures = {
  /** Of a window of 1280 px. */
  wide: { width: 1600, height: 1240 },
  /** Of a phone of 375 px. */
  narrow: { width: 750, height: 1960 },
} as const
export type PictureWidth = keyof typeof pictures
export type PictureTheme = 'light' | 'dark'

/** Address of a picture, and its path in `public/`. */
export const picturePath = (width: PictureWidth, theme: PictureTheme): string => `/pictures/five-posts-${width}-${theme}.avif`
