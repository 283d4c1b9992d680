import { i18n, params } from '#contract/i18n.ts'

/** Errors of API keys, for programs and for the form that creates a key. */
export const apiKeyMessages = i18n('api-keys', {
  missing: 'Send an API key as "Authorization: Bearer pw_...". Create one under Settings, API keys.',
  unknown: 'This API key is not valid. Check that you copied all of it, or create a new one under Settings, API keys.',
  revoked: 'This API key was revoked. Create a new one under Settings, API keys.',
  notForKeys: 'API keys are not allowed to do this. Sign in to do it.',
  needsWrite: 'This API key can only read. Create one that can write under Settings, API keys.',
  nameRequired: 'Please enter a name',
  scopeRequired: 'Please choose what the key may do',
  tooMany: params('You have {most} API keys, which is the most you can have. Revoke one first.'),
  signInAgain: 'To protect your account, this needs a sign-in from the last hour. Sign in again. Nothing was changed.',
})
