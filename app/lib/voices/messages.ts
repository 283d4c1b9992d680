import { i18n, params } from '#contract/i18n.ts'

/** The choice of a voice in a form. */
export const voiceChoiceMessages = i18n('voice-choice', {
  label: 'Voice',
  none: 'None',
  manage: 'Manage',
  manageAll: 'Manage your voices',
  add: 'Add your voice',
  addHint: 'so posts sound like you',
  /** A voice beyond those that the plan has. */
  locked: params('{name} (not on your plan)'),
})
