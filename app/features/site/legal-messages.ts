import { i18n, params } from '#contract/i18n.ts'

/** Around the legal texts of content/legal. */
export const legalMessages = i18n('legal', {
  /** Marked as a date. */
  asOf: params('Last updated <date>{day}</date>'),
  /** Before the sentence that names what writes for visitors. */
  tryOut: 'When you try it without an account:',
})
