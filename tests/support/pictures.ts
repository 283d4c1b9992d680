import type { Drawn, PictureRecipe } from '#api/pictures.ts'
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

/** A carousel that fits every format. */
export const aCarousel = {
  template: 'journal',
  format: 'portrait',
  side: 'light',
  language: 'en',
  brand: defaultBrand,
  slides: [
    { heading: 'Five ways to keep bread fresh', text: 'Without plastic' },
    { heading: 'Wait until it is cold', text: 'Warm bread sweats in its bag, and mould likes that.' },
    { heading: 'Keep it in linen', text: 'Cloth lets it breathe. Wash the bag once a month.' },
    { heading: 'Never in the fridge', text: '' },
    { heading: 'Save this for your next loaf', text: 'Order by Friday' },
  ],
} as const satisfies Drawn
