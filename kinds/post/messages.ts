import { i18n, params } from '#contract/i18n.ts'

export const postMessages = i18n('post', {
  version: params('Version {number}'),
  versions: 'Versions',
  versionsHint: 'All of them count as 1 request',
  versionsWrong: 'Please choose 1, 2 or 3 versions',
})
