import { count, i18n, params } from '#contract/i18n.ts'

export const versionMessages = i18n('versions', {
  list: 'Versions',
  /** The name of a tab. */
  version: params('Version {number}'),
  /** While the others are written; `number` is written now. */
  writing: params('Writing version {number} of {all}...'),
  ready: count({ one: '{count} version ready', other: '{count} versions ready' }),
})

export const compareMessages = i18n('compare', {
  open: 'Compare',
  title: 'Side by side',
  about: 'Words that aren’t in the one shown are marked.',
  draft: params('Draft {number}'),
  /** 'Draft 2: Shorter' */
  draftAs: params('{name}: {how}'),
  shown: 'Shown now',
  use: 'Use this',
})

export const changeMessages = i18n('change', {
  field: 'Ask for a change',
  placeholder: 'Make it about the free coffee',
  send: 'Change it',
  /** The button next to a selected part of the text. */
  offer: 'Change this part',
  title: 'Change this part',
  about: 'Only this part changes. The rest stays as it is.',
  passageField: 'What should change?',
  passagePlaceholder: 'Shorter, and without the exclamation mark',
  cancel: 'Cancel',
  cost: 'Counts as 1 request.',
})
