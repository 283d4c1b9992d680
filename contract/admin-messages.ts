/** Messages for admins, and their automatic chat messages. Separate from `messages.ts`, so that only their screens load them. */
export const adminMessages = {
  /** Why a request cannot be processed. */
  noAccount: 'No verified account has this email yet. Ask the person to sign up with it, then process the request.',
  unclaimed:
    'A visitor sent this request, and nobody has confirmed it yet. Ask the person to sign in with this email and choose Mine, then process the request.',
  disowned: 'The owner of this email said this request is not theirs. You can reject it.',
  accountDisabled: 'This account is disabled. Enable it first, then process the request.',
  endless: 'This account’s plan has no end date, so no time can be added to it. Set its plan under People instead.',
  decided: { paid: 'This request has been processed already.', rejected: 'This request has been rejected already.' },
  /** The message in the user's chat. */
  planActive: (plan: string, until: string) => `Payment received, thank you. Your ${plan} plan is active until ${until}.`,
  closed: 'We have closed this payment request; your plan stays as it is. If you did pay, or have a question, please answer here.',
  notYourself: 'You cannot disable your own account.',
  notOwner: 'This is the account of the owner, the first admin. It cannot be disabled here.',
  secondFactorRequired: 'This server asks admins for two-factor sign-in. Turn it on under Settings to use the admin panel.',
  secondFactorAdvised:
    'Your admin account is protected by a password alone. With two-factor sign-in, somebody who learns the password still cannot get in.',
  summaryFailed: 'Failed to fetch the totals',
  processed: (name: string, plan: string) => `Paid: ${name} has the ${plan} plan and is told in the chat and by email.`,
  processFailed: 'The request could not be processed. Please try again.',
  rejected: (name: string) => `The request of ${name} is rejected`,
  rejectFailed: 'The request could not be rejected. Please try again.',
  peopleFailed: 'Failed to fetch people',
  peopleEmpty: 'No people found',
  personFailed: 'This account could not be opened',
  planSet: (name: string, plan: string) => `${name} has the ${plan} plan now`,
  disabledNow: (name: string) => `The account of ${name} is disabled`,
  enabledNow: (name: string) => `The account of ${name} is enabled`,
  changeFailed: 'The account could not be changed. Please try again.',
  daysFailed: 'Failed to fetch revenue and generations',
  engineFailed: 'Failed to fetch how the engine is doing',
  actionsFailed: 'Failed to fetch the audit log',
  actionsEmpty: 'Nothing has been done here yet',
  chatsEmpty: 'No chats yet',
  endingsTitle: 'Card subscriptions that could not be cancelled',
  endingsLead: 'These cards may still be charged. We keep trying. If you cancel one at the card provider yourself, mark it as done.',
  settled: 'Marked as done',
  settleFailed: 'It could not be marked as done. Please try again.',
  endInPast: 'Please choose an end in the future',
  freeHasNoEnd: 'The Free plan has no end',
} as const

/** What a message about an engine names: its provider as people know it, and the model. */
interface Named {
  readonly provider: string
  readonly model: string
}
type Problem = (named: Named) => { readonly message: string; readonly hint: string }

/** Why a model could not be used, by the code of the failure, with what to do. Admins and `npm run doctor` read them. */
const failures = {
  keyRefused: ({ provider }) => ({
    message: `${provider} refused the key.`,
    hint: 'Copy the key from your account there again, and check that it may use this model.',
  }),
  modelUnknown: ({ provider, model }) => ({
    message: `${provider} has no model called ${model}.`,
    hint: 'Pick one from the list, or check the spelling.',
  }),
  noCredit: ({ provider }) => ({
    message: `Your account at ${provider} has no credit left.`,
    hint: 'Add credit there, or choose another engine.',
  }),
  requestRefused: ({ provider, model }) => ({ message: `${provider} refused the request for ${model}.`, hint: 'Choose another model.' }),
  rateLimited: ({ provider }) => ({
    message: `${provider} is busy, or limits your calls.`,
    hint: 'Wait a minute and try again, or look at the limits of your account there.',
  }),
  wrongUrl: ({ provider }) => ({
    message: `${provider} doesn't answer at this address.`,
    hint: 'Check the address: it often ends in /v1.',
  }),
  redirected: ({ provider }) => ({ message: `${provider} is at another address.`, hint: 'Enter that address instead.' }),
  unreachable: ({ provider }) => ({
    message: `${provider} can't be reached.`,
    hint: 'Check the address, and that the program there is running.',
  }),
  serverError: ({ provider }) => ({
    message: `${provider} had an error.`,
    hint: 'Try again in a minute. If it stays, look at the log of that server.',
  }),
  stalled: ({ provider }) => ({
    message: `${provider} didn't answer in time.`,
    hint: 'Try again: a model takes longer the first time. If it stays, choose a smaller or faster model.',
  }),
  unusable: ({ model }) => ({
    message: `${model} answered, but not in the form that Postwright asks for.`,
    hint: 'Choose a model that can answer in JSON.',
  }),
} as const satisfies Record<string, Problem>

/** Messages about what writes. */
export const engineMessages = {
  failures,
  /** What the server of a model said itself, after the message. */
  itSaid: (words: string) => `It said: "${words}"`,
  inContainer:
    'Postwright runs in a container, where localhost is the container itself: use the address host.docker.internal, and let Ollama listen on all addresses with OLLAMA_HOST=0.0.0.0.',
  keyMissing: ({ provider }: Named) => ({ message: `${provider} needs a key.`, hint: `Enter your key for ${provider} first.` }),
  addressMissing: ({ provider }: Named) => ({
    message: `${provider} needs an address.`,
    hint: 'Enter the address of the server, such as http://localhost:11434/v1.',
  }),
  keyUnreadable: ({ provider }: Named) => ({
    message: `The key for ${provider} can't be read any more, because AUTH_SECRET has changed.`,
    hint: 'Enter the key again.',
  }),
  notStarted: ({ model }: Named) => ({
    message: `${model} could not be started.`,
    hint: "Look at the server's log, or choose another engine.",
  }),
  keyForOtherAddress: 'Enter the key again: the saved one is only sent to the address that it was saved for.',
  fixedByEnvironment: 'This is set by environment variables of the server, so it can only be changed there.',
  budgetTooSmall: (least: number) => `At least ${least} tokens, twice the longest answer: so much is set aside for each text`,
  signInAgain:
    'To protect your keys, this needs a sign-in from the last hour. Sign out, sign in again, and come back here. Nothing was changed.',
} as const
