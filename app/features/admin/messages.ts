import { count, i18n, params } from '#contract/i18n.ts'

export const panelMessages = i18n('admin-panel', {
  title: 'Admin Panel',
  lead: 'Payments, chat, users, reports and AI settings.',
  refresh: 'Refresh',
  total: 'Total Requests',
  /** Under 'Total Requests', which the specification quotes (§2): a plan counts other requests. */
  totalNote: 'For paid plans',
  pending: 'Pending',
  paid: 'Paid',
  revenue: 'Total Revenue',
  byCard: params('and {amounts} by card'),
  cancel: 'Cancel',
  saving: 'Saving...',
})

/** The tabs by name. */
export const tabMessages = i18n('admin-tab', {
  requests: 'Payments',
  chat: 'Chat',
  people: 'Users',
  reports: 'Reports',
  writing: 'Writing',
  log: 'Audit log',
})

/** What others than admins, and admins without a second factor, see in place of the panel. */
export const accessMessages = i18n('admin-access', {
  turnOn: 'Turn on two-factor authentication',
  openSettings: 'Open Settings',
  twoFactor: 'Two-factor authentication',
  turnOnInSettings: 'Turn it on in Settings',
  toDashboard: 'Go to Dashboard',
})

/** What an admin is told until the operator's variables are set. */
export const operatorAdviceMessages = i18n('admin-operator', {
  title: 'Customers can’t tell who runs this site',
  email: 'There’s no support address, so nobody can write to you. Set SUPPORT_EMAIL and restart.',
  name: 'There’s no operator’s name on the site and in emails. Set OPERATOR_NAME and restart.',
})

export const requestMessages = i18n('admin-request', {
  search: 'Search payment requests',
  searchHint: 'Search by name, email, phone or reference',
  status: 'Status',
  allStatuses: 'All statuses',
  list: 'Payment requests',
  searched: 'Try another word. We search names, emails, phone numbers, messages and references.',
  empty: 'When someone asks to pay for a plan, the request appears here.',
  processing: 'Processing',
  mark: 'Mark as processing',
  unmark: 'Remove mark',
  process: 'Process Payment',
  chat: 'Chat',
  reject: 'Reject',
  /** The accessible name of a button in a row. */
  actionFor: params('{action}: {name}'),
  plan: params('{plan}, {interval}'),
  freePlan: params('{plan} plan'),
  planUntil: params('{plan} plan until {date}'),
  planEndless: params('{plan} plan, no end date'),
  byCard: params('{plan}, by card'),
  accountDisabled: 'Account disabled',
  noAccount: 'No account',
  noVerifiedAccount: 'No verified account',
  sent: params('{moment} (<b>{age}</b>)'),
  late: params('{age}, past the promised hour'),
  now: 'just now',
  minutesAgo: params('{count} min ago'),
  hoursAgo: params('{count} h ago'),
  daysAgo: count({ one: '{count} day ago', other: '{count} days ago' }),
})

export const statusLabels = i18n('admin-status', { pending: 'Pending', paid: 'Paid', rejected: 'Rejected' })

/** Badges of requests that were sent signed out. */
export const claimLabels = i18n('admin-claim', {
  waiting: 'Sent signed out, not confirmed',
  claimed: 'Sent signed out, confirmed',
  disowned: 'Not theirs',
})

/** The dialogs that process or reject a request. */
export const decisionMessages = i18n('admin-decision', {
  notes: 'Admin notes',
  notesHint: 'Saved in the audit log. Only admins can read them.',
  processTitle: 'Process Payment',
  processLead: 'Do this once the money has arrived. It marks the request as paid and activates the plan. We’ll let them know in the chat.',
  process: 'Upgrade Subscription',
  processBusy: 'Upgrading...',
  rejectTitle: 'Reject request',
  rejectLead: params('Their plan doesn’t change, and they’ll see this in the chat: “{message}”'),
  reject: 'Reject request',
  rejectBusy: 'Rejecting...',
  user: 'User',
  plan: 'Plan',
  billing: 'Billing',
  amount: 'Amount',
  reference: 'Reference',
  currentPlan: 'Current plan',
})

export const adminChatMessages = i18n('admin-chat', {
  title: 'Admin Chat',
  chats: 'Chats',
  chat: 'Chat',
  empty: 'When someone asks to pay for a plan, the chat with them appears here.',
  search: 'Search chats',
  searchHint: 'Name, email or reference',
  unread: count({ one: '{count} new', other: '{count} new' }),
  about: params('{plan}, {status}'),
  option: params('{name}: {about}'),
  unreadOption: params('({unread}) {name}: {about}'),
  request: params('{plan}, {interval}, {amount}'),
  openRequest: params('Open request {reference}'),
})

export const endingMessages = i18n('admin-ending', {
  deletedAccount: 'A deleted account',
  tries: count({ one: 'Tried once', other: 'Tried {count} times' }),
  failure: params('{tries}: {error}'),
  done: 'Mark as done',
  doneFor: params('Mark as done: {account}'),
})

/** Why a card subscription was cancelled. */
export const causeLabels = i18n('admin-cause', {
  'account-disabled': 'account disabled',
  'account-deleted': 'account deleted',
  'paid-too-late': 'paid twice or too late, refunded',
  credited: 'added to a manual payment',
})

export const userMessages = i18n('admin-user', {
  search: 'Search users',
  searchHint: 'Search by name or email',
  list: 'Users',
  searched: 'Try another word. We search names and email addresses.',
  joined: params('Joined {date}'),
  account: 'Account',
  plan: 'Plan',
  joinedLabel: 'Joined',
  lastUsed: 'Last active',
  neverUsed: 'Not signed in on any device',
  byCard: 'This user pays by card. That subscription doesn’t change, and they get the higher of the two plans.',
  lastDay: 'Last day',
  lastDayHint: 'Leave empty for a plan without an end date. Payments can’t extend it then.',
  setPlan: 'Set plan',
  enable: 'Enable account',
  disable: 'Disable account',
  enableText:
    'They can sign in again and will find everything as they left it. If a card subscription was canceled when you disabled the account, they need to subscribe again.',
  disableText:
    'This signs them out everywhere, and they can’t sign in again. Their data and anything they paid for manually are kept. If they pay by card, that subscription is canceled now, without a refund.',
  log: 'Audit log of this account',
  used: 'Used this month',
  usedOf: params('{feature} used this month'),
  usedUnlimited: params('{used}, unlimited'),
  usedLimit: params('{used} / {limit}'),
  notOnPlan: 'Not on this plan',
  resets: params('Resets on {date}.'),
  admin: 'Admin',
  notVerified: 'Not verified',
  disabled: 'Disabled',
})

export const reportMessages = i18n('admin-report', {
  period: 'Period',
  days: count({ one: '{count} day', other: '{count} days' }),
  rupees: 'Revenue in rupees',
  dollars: 'Revenue in dollars',
  generations: 'Generations',
  generationsOf: count({ one: '{count} generation', other: '{count} generations' }),
  manual: 'Manual',
  byCard: 'By card',
  split: params('{sum} ({manual} manual, {card} by card)'),
  byDay: params('{title} by day'),
  total: params('Total {sum}'),
  dayBegins: params('Days start at midnight, {zone}. A manual payment counts on the day it was processed.'),
  zone: params('{zone} time'),
})

export const engineCardMessages = i18n('admin-engine', {
  title: 'Writing model',
  model: 'Model',
  fallbacks: 'Fallback models',
  none: 'None',
  prices: 'Cost per million tokens',
  pricesOf: params('{input} sent, {output} written'),
  pricesUnset: 'Not set',
  change: 'Change the model',
  nothing: params('Nothing generated since {date}.'),
  since: params('Since {date}'),
  generations: 'Generations',
  tokensIn: 'Tokens sent',
  tokensOut: 'Tokens written',
  cost: 'Cost',
  failedGenerations: 'Failed generations, last 24 hours',
  failedCalls: 'Failed model calls, last 24 hours',
  failedCallsHint: 'A retry or a fallback may have succeeded afterwards.',
  failure: params('{name}: {reason}'),
})

/** Why generations and model calls failed, by the recorded code. */
export const failureLabels = i18n('admin-failure', {
  GENERATION_FAILED: 'failed',
  GENERATION_TIMEOUT: 'took too long',
  UNAVAILABLE: 'unavailable',
  INTERNAL: 'unexpected error',
  busy: 'busy or rate limited',
  unreachable: 'couldn’t be reached',
  stalled: 'didn’t answer in time',
  unusable: 'unusable answer',
  denied: 'request rejected',
  keyRefused: 'key rejected',
  modelUnknown: 'no such model',
  noCredit: 'out of credit',
  requestRefused: 'request rejected',
  rateLimited: 'busy or rate limited',
  wrongUrl: 'wrong address',
  webPage: 'a web page at the address',
  redirected: 'moved to another address',
  serverError: 'error of its server',
  loadFailed: 'couldn’t be loaded',
  cutOff: 'answer cut off',
  endless: 'didn’t stop writing',
  filtered: 'declined or filtered',
  empty: 'empty answer',
  toolCall: 'tool call instead of an answer',
})

export const logMessages = i18n('admin-log', {
  list: 'Audit log',
  filtered: 'Showing one request or account only.',
  showAll: 'Show all',
  empty: 'Payment decisions and changes to accounts or writing settings will show up here.',
  about: params('{action}: <a>{subject}</a>'),
  showAllAbout: params('Show all about {subject}'),
  until: params('until {date}'),
  before: params('before: {plan}'),
  writer: params('now writes with {engine}'),
  fallbacks: params('fallback models: {engines}'),
  noFallbacks: 'no fallback models',
  tryOut: params('for home page visitors: {engine}'),
  prices: 'new prices',
  budgets: 'new usage limits',
  newKey: 'new key',
  keyAdded: 'key saved',
  keyRemoved: 'key removed',
  defaultAddress: 'default address',
  address: params('new address {address}'),
  addressAdded: params('address {address}'),
  cardCancelled: 'card subscription canceled',
  by: params('by {admin}'),
  automatically: 'automatically',
  byDeleted: 'by a deleted account',
  deleted: 'something since deleted',
})

/** What was done, by its id. */
export const actionLabels = i18n('admin-action', {
  /** In place of 'provider-changed' when it had no key before. */
  providerAdded: 'AI service added',
  'payment-processed': 'Payment processed',
  'payment-rejected': 'Request rejected',
  'plan-set': 'Plan set',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'card-cancelled': 'Card subscription canceled',
  'card-settled': 'Card cancellation marked as done',
  'writing-changed': 'Writing settings changed',
  'provider-changed': 'AI service changed',
})
