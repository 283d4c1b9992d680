import { i18n, params } from '#contract/i18n.ts'

/** The form of a generator, and the place of its results. */
export const formMessages = i18n('generator-form', {
  topic: 'Topic',
  tone: 'Tone',
  chooseTone: 'Choose a tone',
  language: 'Language',
  generating: 'Generating...',
  stop: 'Stop',
  escStops: 'Esc stops',
  shortcut: params('{key} Enter'),
  pasteCut: params('You pasted more than {max} characters, so we left out the rest.'),
  counter: params('{used} / {max}'),
  results: 'Results',
  tryThese: 'Try one of these',
})
