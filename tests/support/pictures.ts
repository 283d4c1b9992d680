import type { PictureRecipe } from '#api/pictures.ts'
import { defaultBrand } from '#contract/pictures.ts'

/** A recipe whose words fit every format. */
export const aRecipe = {
  template: 'event',
  format: 'portrait',
  side: 'light',
  language: 'en',
  words: { headline: 'Easter brunch at our garden café', day: 'Sunday, 10 am to 2 pm', place: '24 Harbour Lane', call: 'Book a table' },
  brand: defaultBrand,
} as const satisfies PictureRecipe
