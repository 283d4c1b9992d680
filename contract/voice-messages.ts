import { i18n } from '#contract/i18n.ts'

/** Messages about voices that server and app share. */
export const voiceMessages = i18n('voice', {
  tradeRequired: 'Please choose what you do',
  offerText: 'Please describe what you offer',
  platformListed: 'Please choose from the listed platforms',
  languageListed: 'Please choose one of the listed languages',
})

/** The trades of `contract/voices.ts`. */
export const tradeNames = i18n('trade', {
  shop: 'Shop or brand',
  food: 'Food and drink',
  beauty: 'Beauty and wellness',
  fitness: 'Fitness and coaching',
  creator: 'Content creator',
  teacher: 'Classes and courses',
  services: 'Freelance or agency',
  software: 'App or software',
  other: 'Something else',
})
