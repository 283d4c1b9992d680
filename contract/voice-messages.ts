import { count, i18n, params } from '#contract/i18n.ts'

/** Messages about voices that server and app share. */
export const voiceMessages = i18n('voice', {
  tradeRequired: 'Please choose what you do',
  offerText: 'Please describe what you offer',
  platformListed: 'Please choose from the listed platforms',
  languageListed: 'Please choose one of the listed languages',
  speakerListed: 'Please choose who’s speaking',
  optionListed: 'Please choose from the list',
  fieldText: 'Please enter text',
  nameRequired: 'Please give this voice a name',
  linkWrong: 'Please enter a web address, an email address or a handle',
  tooMany: params('At most {most}'),
  wordWrong: 'Please enter words, not just punctuation',
  postRequired: 'Paste at least one post first',
  pointUnknown: 'This source has changed. Pick its points again.',
  full: params('Your plan includes {count}. Upgrade to add more.'),
  notOnPlan: params('Your plan includes {count}, so this one isn’t used. Pick another voice, or upgrade.'),
})

/** '1 voice', '3 voices'. */
export const voiceCounts = i18n('voice-count', { voices: count({ one: '{count} voice', other: '{count} voices' }) })

/** How somebody writes, measured in their posts. */
export const measuredStyle = i18n('measured-style', {
  short: params('Short sentences, about {words} words each.'),
  medium: params('Sentences of about {words} words.'),
  long: params('Long sentences, about {words} words each.'),
  shortCharacters: params('Short sentences, about {words} characters each.'),
  mediumCharacters: params('Sentences of about {words} characters.'),
  longCharacters: params('Long sentences, about {words} characters each.'),
  one: 'Speaks as “I”.',
  several: 'Speaks as “we”.',
  reader: 'Speaks to the reader and rarely says “I” or “we”.',
  noEmoji: 'No emoji.',
  someEmoji: 'An emoji here and there.',
  manyEmoji: params('About {count} emoji in each post.'),
  opensQuestion: 'Often opens with a question.',
  opensShort: 'Opens with a short line.',
  opensNumber: 'Often opens with a number.',
  opensStatement: 'Opens with a plain statement.',
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
