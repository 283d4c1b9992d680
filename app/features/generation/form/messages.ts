import { i18n, params } from '#contract/i18n.ts'

/** The form of a generator, and the place of its results. */
export const formMessages = i18n('generator-form', {
  topic: 'Topic',
  tone: 'Tone',
  chooseTone: 'Choose a tone',
  language: 'Language',
  kinds: 'Type',
  platforms: 'Platform',
  moreOptions: 'More options',
  example: 'See an example',
  generating: 'Generating...',
  stop: 'Stop',
  escape: 'Esc',
  shortcut: params('{key} Enter'),
  /** Clears what was typed and written, for the next topic. */
  renew: 'New',
  renewHint: params('New ({key} Shift Enter)'),
  renewed: 'Cleared for your next topic.',
  pasteCut: params('You pasted more than {max} characters, so we left out the rest.'),
  counter: params('{used} / {max}'),
  results: 'Results',
  tryThese: 'Try one of these',
})
