import { i18n, params } from '#contract/i18n.ts'

/** Names of devices in the list of sessions. */
export const deviceNameMessages = i18n('device-names', {
  device: params('{browser} on {system}'),
  browserOn: params('A browser on {system}'),
  unknown: 'Unknown browser',
})

/** What a deletion leaves in the data that it keeps. */
export const deletionMessages = i18n('account-deletion', { name: 'Deleted account' })
