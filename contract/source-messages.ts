import { i18n } from '#contract/i18n.ts'

/** Why a text or link to write from is refused before it is read. */
export const sourceMessages = i18n('source', {
  one: 'Please send a text or a link, not both',
  text: 'Paste the text you want to write from',
  link: 'Paste the link you want to write from',
})
