import { i18n, params } from '#contract/i18n.ts'

export const lockMessages = i18n('locks', {
  /** Read by screen readers after a name: 'Tweets, not on your plan'. */
  locked: ', not on your plan',
  example: 'Here’s what it writes',
  from: params('From: {given}'),
  withPlan: params('Included in the {plan} plan and up.'),
  upgrade: 'Upgrade',
  tryInstead: 'Try these instead',
})
