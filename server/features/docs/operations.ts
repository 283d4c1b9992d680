import type { ErrorCode } from '#contract/errors.ts'
import { kinds } from '#kinds/index.ts'

/** Who may make a call: `maybe` is answered for a visitor too, but otherwise for who is signed in. */
type Caller = 'anybody' | 'maybe' | 'person' | 'admin'

/** What the document says of a call beyond its shapes. */
export interface Operation {
  readonly summary: string
  readonly caller: Caller
  /** Errors that follow from what it does; those of every call, of its method and of its caller come on top. */
  readonly errors: readonly ErrorCode[]
}

const as =
  (caller: Caller) =>
  (summary: string, ...errors: ErrorCode[]): Operation => ({ summary, caller, errors })
const [anybody, maybe, person, admin] = [as('anybody'), as('maybe'), as('person'), as('admin')]

/** What any generation may end in. */
const generating = [
  ...['NOT_FOUND', 'CONFLICT', 'FEATURE_NOT_ON_PLAN', 'QUOTA_REACHED', 'RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'],
] as ErrorCode[]
const generations = Object.values(kinds).flatMap(({ name, makes }) => [
  [`generate.${name}.json`, person(`Generate ${makes}`, ...generating)],
  [`generate.${name}.stream`, person(`Generate ${makes}, as a stream`, ...generating)],
])

/** Every call of the contract, by its place there. */
export const operations: Readonly<Record<string, Operation>> = {
  capabilities: anybody('What this server can do'),
  me: maybe('The signed-in account with its plan and usage'),
  usage: person("This month's uses and limits"),
  usageDays: person('Uses of the last 30 days'),
  'sessions.list': person('List the active sessions'),
  'sessions.end': person('End one session', 'NOT_FOUND'),
  'sessions.endOthers': person('End all other sessions'),
  'generations.list': person('List the history of generations'),
  'generations.get': person('Read one generation', 'NOT_FOUND'),
  'generations.stop': person('Stop generations by their keys', 'RATE_LIMITED'),
  'library.save': person('Save an entry to the library', 'CONFLICT', 'RATE_LIMITED'),
  'library.saveAll': person('Save several entries to the library', 'CONFLICT', 'RATE_LIMITED'),
  'library.list': person('List the library, a page at a time'),
  'library.all': person('Read the newest entries of the library', 'RATE_LIMITED'),
  'library.tags': person('List the tags of the library'),
  'library.edit': person('Change an entry', 'NOT_FOUND'),
  'library.remove': person('Delete an entry', 'NOT_FOUND'),
  'library.restore': person('Restore a deleted entry', 'NOT_FOUND'),
  'library.removeMany': person('Delete several entries'),
  'library.restoreMany': person('Restore several deleted entries'),
  'exports.library': person('Download the library as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.picked': person('Download selected entries as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.history': person('Download the history as a file', 'NOT_FOUND', 'RATE_LIMITED'),
  'exports.texts': person('Download texts of a screen as a file', 'RATE_LIMITED'),
  'billing.prices': anybody('List what can be paid by card'),
  'billing.offer': person('What the account has, and what paying for a plan would come to'),
  'billing.checkout': person('Start or change a card subscription', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'billing.mine': person('The card subscription of the account'),
  'billing.portal': person('Open the customer portal', 'CONFLICT', 'RATE_LIMITED'),
  'billing.confirm': person('Confirm a payment after checkout', 'NOT_FOUND', 'RATE_LIMITED'),
  'payments.create': maybe('Ask to pay by hand', 'CONFLICT', 'RATE_LIMITED'),
  'payments.createByName': maybe('Ask to pay by hand (same as /api/payment-requests)', 'CONFLICT', 'RATE_LIMITED'),
  'payments.latest': person('The latest payment request of the account'),
  'payments.mine': person('The payment requests of the account, and those that it may claim'),
  'payments.claim': person("Claim a visitor's payment request", 'NOT_FOUND'),
  'payments.disown': person("Say that a visitor's payment request is not one's own", 'NOT_FOUND'),
  'payments.unread': person('Count unread chat messages'),
  'payments.all': admin('List the newest payment requests'),
  'chats.list': person('Read the chat of a payment request', 'NOT_FOUND'),
  'chats.send': person('Send a chat message', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'),
  'chats.seen': person('Mark chat messages as read', 'NOT_FOUND'),
  changes: person('Events about what changed, as a stream', 'RATE_LIMITED'),
  'admin.summary': admin('Figures of the service'),
  'admin.days': admin('Figures day by day'),
  'admin.engine': admin('Status of the writer'),
  'admin.actions': admin('List what admins did'),
  'admin.waiting': admin('Count what waits for admins'),
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
  tryOut: anybody('Generate a sample post without an account', 'RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'),
  guessOccasion: anybody('Guess what a topic is for', 'RATE_LIMITED'),
  ...Object.fromEntries(generations),
  generateTogether: person('Generate several texts, as one stream', ...generating),
}

/** The codes that an operation may answer. */
export const errorsOf = (method: string, { caller, errors }: Operation): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...(['INVALID_INPUT', 'UNAVAILABLE', 'INTERNAL'] as const),
    // Another site's page may not change anything, and a body may be too large.
    ...(method === 'get' ? [] : (['FORBIDDEN', 'TOO_LARGE'] as const)),
    ...(caller === 'anybody' ? [] : (['UNAUTHORIZED'] as const)),
    ...(caller === 'admin' ? (['FORBIDDEN'] as const) : []),
    ...errors,
  ])

/** Who may call, as the document says it; what it says of all calls is a session or an access token. */
export const securityOf = ({ caller }: Operation): Record<string, string[]>[] =>
  caller === 'anybody' ? [] : [...(caller === 'maybe' ? [{}] : []), { session: [] }, { accessToken: [] }]
