import type { ErrorCode } from '#contract/errors.ts'
import { kinds } from '#kinds/index.ts'
import { scopeOfCall } from '#server/core/accounts/api-keys.ts'

/** Who may make a call. `optional`: visitors too, but the response depends on the session. */
type Caller = 'public' | 'optional' | 'user' | 'admin'

/** The description of a call besides its schemas. */
export interface Operation {
  readonly summary: string
  readonly caller: Caller
  /** Errors specific to the call; `errorsOf` adds those of every call, of its method and of its caller. */
  readonly errors: readonly ErrorCode[]
}

const operationFor =
  (caller: Caller) =>
  (summary: string, ...errors: ErrorCode[]): Operation => ({ summary, caller, errors })
const [visitor, optional, user, admin] = [operationFor('public'), operationFor('optional'), operationFor('user'), operationFor('admin')]

/** Errors of every generation. */
const generationErrors = [
  ...['NOT_FOUND', 'CONFLICT', 'FEATURE_NOT_ON_PLAN', 'QUOTA_REACHED', 'RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'],
] as ErrorCode[]
const generations = Object.values(kinds).flatMap(({ name, makes }) => [
  [`generate.${name}.json`, user(`Generate ${makes}`, ...generationErrors)],
  [`generate.${name}.stream`, user(`Generate ${makes}, as a stream`, ...generationErrors)],
])

/** Every call of the contract, by its path there. */
export const operations: Readonly<Record<string, Operation>> = {
  capabilities: visitor('What this server can do'),
  me: optional('The signed-in account with its plan and usage'),
  usage: user("This month's usage and limits"),
  usageDays: user('Usage of the last 30 days'),
  saveStyle: user('Choose the spelling and form of address of texts'),
  'voices.list': user('List the voices: who writes, for whom, and how'),
  'voices.get': user('Get a voice with its own posts', 'NOT_FOUND'),
  'voices.create': user('Add a voice', 'FEATURE_NOT_ON_PLAN'),
  'voices.change': user('Replace the fields of a voice', 'NOT_FOUND'),
  'voices.remove': user('Delete a voice', 'NOT_FOUND'),
  'voices.describeStyle': user('Describe how somebody writes, from their own posts', 'RATE_LIMITED'),
  'voices.answerFirstVisit': user('Answer or skip the questions of the first visit'),
  'sources.create': user('Read a text or a link to write from', 'RATE_LIMITED'),
  'sources.list': user('List the texts, links and files to write from, newest first'),
  'sources.get': user('Read a source with its points', 'NOT_FOUND'),
  'sources.remove': user('Delete a source', 'NOT_FOUND'),
  'voiceRules.report': user('Report how a text that a voice wrote was changed', 'NOT_FOUND', 'RATE_LIMITED'),
  'voiceRules.list': user('List the rules of a voice that were learned from edits', 'NOT_FOUND'),
  'voiceRules.change': user('Decide about a rule, or change the word that it writes', 'NOT_FOUND'),
  'voiceRules.remove': user('Delete a rule and the edits that it was learned from', 'NOT_FOUND'),
  'apiKeys.list': user('List the API keys'),
  'apiKeys.create': user('Create an API key; needs a sign-in from the last hour', 'CONFLICT', 'RATE_LIMITED'),
  'apiKeys.revoke': user('Revoke an API key', 'NOT_FOUND'),
  'sessions.list': user('List the active sessions'),
  'sessions.end': user('End one session', 'NOT_FOUND'),
  'sessions.endOthers': user('End all other sessions'),
  'generations.list': user('List the history of generations'),
  'generations.get': user('Read one generation', 'NOT_FOUND'),
  'generations.edit': user('Store an edited text', 'NOT_FOUND', 'RATE_LIMITED'),
  'generations.texts': user('List the earlier texts of a generation', 'NOT_FOUND'),
  'generations.rewrites': user('Get the possible rewrites of a text', 'NOT_FOUND', 'RATE_LIMITED'),
  'generations.answer': user('Answer the questions of a text', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'generations.stop': user('Stop generations by their keys', 'RATE_LIMITED'),
  'library.save': user('Save an entry to the library', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'library.saveAll': user('Save several entries to the library', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'library.list': user('List the library, a page at a time'),
  'library.all': user('Read the newest entries of the library', 'RATE_LIMITED'),
  'library.tags': user('List the tags of the library'),
  'library.edit': user('Change an entry', 'NOT_FOUND'),
  'library.remove': user('Delete an entry', 'NOT_FOUND'),
  'library.restore': user('Restore a deleted entry', 'NOT_FOUND'),
  'library.removeMany': user('Delete several entries'),
  'library.restoreMany': user('Restore several deleted entries'),
  'exports.library': user('Download the library as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.picked': user('Download selected entries as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.history': user('Download the history as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.topicList': user('Download the texts of a topic list as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'topicLists.list': user('List the topic lists'),
  'topicLists.check': user('Read a topic list and say what each row would be', 'RATE_LIMITED'),
  'topicLists.readFile': user('Read a file of topics in any encoding', 'RATE_LIMITED'),
  'topicLists.start': user('Start to write a topic list', 'CONFLICT', 'RATE_LIMITED'),
  'topicLists.get': user('Read a topic list with its rows', 'NOT_FOUND'),
  'topicLists.act': user('Pause, resume, stop or retry a topic list', 'NOT_FOUND'),
  'topicLists.remove': user('Delete a topic list', 'NOT_FOUND'),
  'topicLists.save': user('Save the texts of a topic list to the library', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.texts': user('Download texts of a screen as a file', 'RATE_LIMITED'),
  'billing.prices': visitor('List what can be paid by card'),
  'billing.offer': user('The current plan, and the effect of paying for another'),
  'billing.checkout': user('Start or change a card subscription', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'billing.mine': user('The card subscription of the account'),
  'billing.portal': user('Open the customer portal', 'CONFLICT', 'RATE_LIMITED'),
  'billing.confirm': user('Confirm a payment after checkout', 'NOT_FOUND', 'RATE_LIMITED'),
  'payments.create': optional('Request to pay for a plan manually', 'CONFLICT', 'RATE_LIMITED'),
  'payments.createByName': optional('Request to pay for a plan manually (same as /api/payment-requests)', 'CONFLICT', 'RATE_LIMITED'),
  'payments.latest': user('The latest payment request of the account'),
  'payments.mine': user('The payment requests of the account, and those that it may claim'),
  'payments.claim': user("Claim a visitor's payment request", 'NOT_FOUND'),
  'payments.disown': user("Disown a visitor's payment request", 'NOT_FOUND'),
  'payments.unread': user('Count unread chat messages'),
  'payments.all': admin('List the newest payment requests'),
  'chats.list': user('Read the chat of a payment request', 'NOT_FOUND'),
  'chats.send': user('Send a chat message', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'chats.seen': user('Mark chat messages as read', 'NOT_FOUND'),
  changes: user('Events about what changed, as a stream', 'RATE_LIMITED'),
  'admin.summary': admin('Figures of the service'),
  'admin.days': admin('Figures day by day'),
  'admin.engine': admin('Status of the writer'),
  'admin.actions': admin('List actions of admins'),
  'admin.waiting': admin('Count open items for admins'),
  'admin.cardEndings.list': admin('List card subscriptions that could not be ended'),
  'admin.cardEndings.settle': admin('Mark a card subscription as ended', 'NOT_FOUND'),
  'admin.requests.list': admin('List and search payment requests'),
  'admin.requests.process': admin('Process a payment request', 'NOT_FOUND', 'CONFLICT'),
  'admin.requests.reject': admin('Reject a payment request', 'NOT_FOUND', 'CONFLICT'),
  'admin.people.list': admin('List and search accounts'),
  'admin.people.get': admin('Read one account', 'NOT_FOUND'),
  'admin.people.setPlan': admin('Set the plan of an account', 'NOT_FOUND', 'CONFLICT'),
  'admin.people.disable': admin('Disable an account', 'NOT_FOUND', 'CONFLICT'),
  'admin.people.enable': admin('Enable an account', 'NOT_FOUND', 'CONFLICT'),
  'admin.writing.get': admin('What writes, and how providers are reached'),
  'admin.writing.save': admin('Change what writes', 'CONFLICT'),
  'admin.writing.setAccess': admin('Set the key or the address of a provider', 'CONFLICT'),
  'admin.writing.models': admin('List the models of a provider'),
  'admin.writing.found': admin("Find model servers on the server's computer"),
  'admin.writing.test': admin('Write one post with an engine', 'RATE_LIMITED'),
  'admin.writing.testStream': admin('Write one post with an engine, as a stream', 'RATE_LIMITED'),
  'admin.writing.local.state': admin('The local model and its files'),
  'admin.writing.local.add': admin('Add a file of a local model', 'CONFLICT'),
  'admin.writing.local.pause': admin('Pause a download'),
  'admin.writing.local.remove': admin('Delete a file of a local model', 'CONFLICT'),
  tryOut: visitor('Generate a sample post without an account', 'RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'),
  tryOutKind: visitor(
    'Generate sample titles, hashtags or a script without an account',
    'RATE_LIMITED',
    'GENERATION_FAILED',
    'GENERATION_TIMEOUT',
  ),
  tryOutEngine: visitor('What writes for visitors'),
  guessOccasion: visitor('Guess what a topic is for', 'RATE_LIMITED'),
  ...Object.fromEntries(generations),
  generateTogether: user('Generate several texts, as one stream', ...generationErrors),
}

/** The error codes that an operation may answer. @param call its path in the contract */
export const errorsOf = (call: string, method: string, { caller, errors }: Operation): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...(['INVALID_INPUT', 'UNAVAILABLE', 'INTERNAL'] as const),
    // Requests from other sites are refused, and a body may be too large.
    ...(method === 'get' ? [] : (['FORBIDDEN', 'TOO_LARGE'] as const)),
    // An API key may not make the call, or has made too many.
    ...(caller === 'public' ? [] : (['UNAUTHORIZED', 'FORBIDDEN'] as const)),
    ...(scopeOfCall(call) ? (['RATE_LIMITED'] as const) : []),
    ...errors,
  ])

/** The `security` of an operation: none, or a session, an access token, or an API key with the scope. @param call its path in the contract */
export const securityOf = (call: string, { caller }: Pick<Operation, 'caller'>): Record<string, string[]>[] => {
  if (caller === 'public') return []
  const scope = scopeOfCall(call)
  return [...(caller === 'optional' ? [{}] : []), { session: [] }, { accessToken: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
}
