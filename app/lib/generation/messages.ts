import { count, i18n, params } from '#contract/i18n.ts'

/** What a press costs and what is left of the month. `{requests}` is a phrase of `requestMessages`. */
export const usesMessages = i18n('uses', {
  /** 'Uses 1 title request (2 left)' */
  uses: params('Uses {requests}'),
  ofLeft: params('{requests} ({left} left)'),
  /** Posts that count as something else: 'Instagram posts count as 1 hashtag request each (20 left)'. */
  countsAs: params('{posts} count as {requests} each ({left} left)'),
  one: '1 request',
  upgrade: 'Upgrade',
  left: count({ one: '{count} request left this month', other: '{count} requests left this month' }),
})

/** How a generation ended, on another screen. */
export const noticeMessages = i18n('notices', {
  show: 'Show',
  checkAgain: 'Check again',
  /** In place of a text there are questions. */
  asks: 'Not written yet: a fact or two is missing.',
})

/** Kinds without their own view. */
export const plainMessages = i18n('plain-view', { copy: 'Copy' })

/** Whether a written text needs a look, and what became of it. */
export const lookMessages = i18n('look', {
  toCheck: count({ one: '{count} thing to check', other: '{count} things to check' }),
  copied: 'Copied',
  ready: 'Ready',
})
