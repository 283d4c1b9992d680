import { i18n } from '#contract/i18n.ts'

/** A file that reads like a text in several encodings. */
export const encodingMessages = i18n('encoding', {
  question: 'Which of these reads right?',
  why: 'The file doesn’t say how its letters were saved.',
  none: 'None of these',
  garbled: 'The letters in this file come out garbled. Save it as UTF-8 (“CSV UTF-8” in Excel) and try again.',
})
