import { i18n } from '#contract/i18n.ts'

/** What a form writes from. The rest is in `messages.ts`, which is loaded on demand. */
export const sourceSwitchMessages = i18n('source-switch', {
  legend: 'Write from',
  topic: 'From a topic',
  source: 'From a text or link',
  first: 'Add a text, a link or a file first',
  noPoints: 'Pick at least one point',
})
