import { i18n, params } from '#contract/i18n.ts'

/** Why the input of a call that concerns all kinds is refused. */
export const callMessages = i18n('calls', {
  kind: 'Please choose one of the listed kinds',
  format: 'Please choose one of the listed formats',
  feature: 'Please choose one of the listed features',
  slot: 'Please name the slot',
  ownSlot: 'Each item needs a slot of its own',
  id: 'This isn’t a valid id',
  oneItem: 'At least 1 item',
  items: params('At most {most} items'),
  oneKey: 'At least 1 key',
  keys: params('At most {most} keys'),
  oneEntry: 'At least 1 entry',
  entries: params('At most {most} entries'),
  characters: params('At most {most} characters'),
})
