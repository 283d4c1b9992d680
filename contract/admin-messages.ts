/** Messages for admins, and their automatic chat messages. Separate from `messages.ts`, so that only their screens load them. */
import { i18n, params } from '#contract/i18n.ts'

export const adminMessages = i18n('admin', {
  /** Why a request cannot be processed. */
  noAccount: 'No verified account uses this email yet. Ask them to sign up with it, then process the request.',
  unclaimed:
    'A visitor sent this request and hasn’t confirmed it yet. Ask them to sign in with this email and choose Mine, then process the request.',
  disowned: 'The owner of this email says the request isn’t theirs. You can reject it.',
  accountDisabled: 'This account is disabled. Enable it first, then process the request.',
  endless: 'This account’s plan has no end date, so you can’t add time to it. Set its plan under Users instead.',
  /** `{why}`: what the user would be told if they sent this request now. */
  wouldPayTwice: params(
    'Not processed, because the customer would pay twice for the same days. They’d see: “{why}” If they’ve already paid, return the money and reject the request.',
  ),
  /** The messages in the user's chat. */
  planActive: params('Thanks, we received your payment. Your {plan} plan is active until {until}.'),
  planActiveCard: params(
    'Thanks, we received your payment. Your {plan} plan is active until {until}. That includes what was left of your card plan, which has ended.',
  ),
  closed: 'We’ve closed this payment request. Your plan hasn’t changed. If you did pay or have a question, reply here.',
  notYourself: 'You can’t disable your own account.',
  notOwner: 'This is the owner’s account (the first admin), so it can’t be disabled.',
  secondFactorRequired: 'This server requires two-factor authentication for admins. Turn it on in Settings to use the admin panel.',
  secondFactorAdvised:
    'Only a password protects your admin account. With two-factor authentication it stays safe even if someone learns the password.',
  summaryFailed: 'Couldn’t load the totals',
  processed: params('Paid. {name} is on the {plan} plan, and we’ve let them know in the chat.'),
  processFailed: 'The request couldn’t be processed. Please try again.',
  rejected: params('{name}’s request was rejected'),
  rejectFailed: 'The request couldn’t be rejected. Please try again.',
  peopleFailed: 'Couldn’t load users',
  peopleEmpty: 'No users found',
  personFailed: 'Couldn’t open this account',
  planSet: params('{name} is now on the {plan} plan'),
  disabledNow: params('{name}’s account is disabled'),
  enabledNow: params('{name}’s account is enabled'),
  changeFailed: 'The account couldn’t be changed. Please try again.',
  daysFailed: 'Couldn’t load revenue and generations',
  engineFailed: 'Couldn’t load the model’s status',
  actionsFailed: 'Couldn’t load the audit log',
  actionsEmpty: 'No admin actions yet',
  chatsEmpty: 'No chats yet',
  endingsTitle: 'Card subscriptions we couldn’t cancel',
  endingsLead:
    'These cards may still be charged, and a refund may be due. We keep trying. If you cancel (and refund) one at the card provider yourself, mark it as done.',
  settled: 'Marked as done',
  settleFailed: 'It couldn’t be marked as done. Please try again.',
  endInPast: 'Please choose an end date in the future',
  freeHasNoEnd: 'The Free plan has no end date',
  choosePlan: 'Please choose one of the listed plans',
  chooseStatus: 'Please choose one of the listed statuses',
})

/** Why a decided request cannot be decided again, by its status. */
export const decidedMessages = i18n('admin-decided', {
  paid: 'This request was already processed.',
  rejected: 'This request was already rejected.',
})

/** Why a model could not be used, by the code of the failure. Admins and `npm run doctor` read them. */
const engineProblems = i18n('engine-problem', {
  keyRefused: params('{provider} rejected the key.'),
  modelUnknown: params('{provider} has no model called {model}.'),
  noCredit: params('Your {provider} account is out of credit.'),
  requestRefused: params('{provider} rejected the request for {model}.'),
  rateLimited: params('{provider} is busy or is limiting your requests.'),
  wrongUrl: params('{provider} doesn’t answer at this address.'),
  redirected: params('{provider} has moved to another address.'),
  unreachable: params('We can’t reach {provider}.'),
  serverError: params('{provider} had an error.'),
  stalled: params('{provider} didn’t answer in time.'),
  webPage: params('There’s a web page at this address, not {provider}.'),
  loadFailed: params('{provider} couldn’t load {model}.'),
  cutOff: params('{model} reached the limit on its answer’s length before it was finished.'),
  endless: params('{model} didn’t stop writing.'),
  filtered: params('{model} declined to write this, or a safety filter at {provider} stopped it.'),
  empty: params('{model} sent an empty answer.'),
  toolCall: params('{model} tried to call a tool instead of writing.'),
  unusable: params('{model} answered, but not in the format Postwright needs.'),
  keyMissing: params('{provider} needs a key.'),
  addressMissing: params('{provider} needs an address.'),
  keyUnreadable: params('The key for {provider} can’t be read anymore because AUTH_SECRET has changed.'),
  notStarted: params('{model} couldn’t be started.'),
})

/** What to do about each of them. */
const engineHints = i18n('engine-hint', {
  keyRefused: 'Copy the key from your account there again, and check that it’s allowed to use this model.',
  modelUnknown: 'Pick one from the list, or check the spelling.',
  noCredit: 'Add credit there, or choose another model.',
  requestRefused: 'Choose another model.',
  rateLimited: 'Wait a minute and try again, or check the limits of your account there.',
  wrongUrl: 'Check the address. It often ends in /v1.',
  redirected: 'Enter the new address.',
  unreachable: 'Check the address, and that the program there is running.',
  serverError: 'Try again in a minute. If it keeps happening, check that server’s log.',
  stalled: 'Try again: the first time takes longer. If it keeps happening, choose a smaller or faster model.',
  webPage: 'Enter the address of the server’s API instead. It often ends in /v1.',
  loadFailed: 'Its computer may not have enough free memory. Close other programs there, or choose a smaller model.',
  cutOff: 'Allow longer answers under Limits, or choose a model that thinks less before it writes.',
  endless: 'Choose another model.',
  filtered: 'Try another topic. If it happens with ordinary topics, choose another model.',
  empty: 'Try again. If it keeps happening, choose another model.',
  toolCall: 'Choose another model.',
  unusable: 'Choose a model that can answer in JSON.',
  keyMissing: params('Enter your key for {provider} first.'),
  addressMissing: 'Enter the address of the server, such as http://localhost:11434/v1.',
  keyUnreadable: 'Enter the key again.',
  notStarted: 'Check the server’s log, or choose another model.',
})

export type EngineProblemCode = keyof typeof engineProblems

/** Whether a stored code has words in this build. */
export const isEngineProblem = (code: string): code is EngineProblemCode => Object.hasOwn(engineProblems, code)

/**
 * Why an engine cannot be used, and what to do.
 * @param named its provider as people know it, and the model
 */
export function engineProblem(code: EngineProblemCode, named: { readonly provider: string; readonly model: string }) {
  const hint = engineHints[code]
  return { message: engineProblems[code](named), hint: typeof hint === 'string' ? hint : hint(named) }
}

/** Other messages about engines. */
export const engineMessages = i18n('engine', {
  /** What the server of a model said itself, after the message. */
  itSaid: params('It said: "{words}"'),
  inContainer:
    'Postwright runs in a container, where localhost is the container itself. Use the address host.docker.internal, and make Ollama listen on all addresses with OLLAMA_HOST=0.0.0.0.',
  keyForOtherAddress: 'Enter the key again. The saved key is only sent to the address it was saved for.',
  fixedByEnvironment: 'Environment variables on the server set this, so it can only be changed there.',
  fileInUse: 'This model is in use. Choose another one first, then delete it.',
  budgetTooSmall: params('Enter at least {least} tokens. Each text sets aside twice the longest answer.'),
  signInAgain:
    'Nothing was changed: your last sign-in was over an hour ago. To protect your keys, sign out, sign in again, and come back here.',
})
