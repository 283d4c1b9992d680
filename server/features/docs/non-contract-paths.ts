import { api, type Call } from '#api/index.server.ts'
import { cardWebhookPath, dataExportPath, photoFilePath, sourceFilePath } from '#contract/paths.ts'
import { uploadTypes } from '#contract/photos.ts'
import { encodingParameter } from '#contract/sources.ts'
import { securityOf } from './operations.ts'

/** OpenAPI descriptions of the calls that are not in the contract: sign-in, the data export, files to write from, photos, and the card provider's webhook. */

const text = { type: 'string' } as const
const email = { type: 'string', format: 'email' } as const
const jsonResponse = (description: string, schema: object = { type: 'object' }) => ({
  description,
  content: { 'application/json': { schema } },
})
/** The error bodies of Better Auth have no `status`. */
const errorResponse = jsonResponse('Refused; `message` is safe to show to users', {
  type: 'object',
  required: ['message'],
  properties: { code: text, message: text },
})

interface FileDescription {
  readonly tag: string
  /** A call of the contract with the same callers. */
  readonly as: Call
  readonly types: readonly string[]
  readonly parameters?: readonly object[]
}

interface CallDescription {
  readonly method: 'get' | 'post'
  readonly summary: string
  /** `true` for calls that need the session cookie. */
  readonly session?: boolean
  readonly body?: Readonly<Record<string, object>>
  /** The body's optional fields. */
  readonly optional?: readonly string[]
  readonly id?: string
  /** The body is a file. */
  readonly file?: FileDescription
  readonly success?: object
}

const get = (summary: string, more: Omit<CallDescription, 'method' | 'summary'> = {}): CallDescription => ({
  method: 'get',
  summary,
  ...more,
})
const post = (
  summary: string,
  body: NonNullable<CallDescription['body']> = {},
  more: Omit<CallDescription, 'method' | 'summary' | 'body'> = {},
): CallDescription => ({
  method: 'post',
  summary,
  body,
  ...more,
})
const signedIn = { session: true } as const
const factor = { id: 'The id of a second factor' } as const

/** Paths under `/api/auth`. */
const authCalls: Readonly<Record<string, CallDescription>> = {
  '/sign-up/email': post('Create an account', { name: text, email, password: text }),
  '/sign-in/email': post('Sign in; the answer sets the session cookie', { email, password: text }),
  '/sign-out': post('Sign out'),
  '/get-session': get('The session of the cookie, or null', { success: { type: ['object', 'null'] } }),
  '/confirm-email': post('Confirm an email address, in the browser that signed up', { token: text }),
  '/confirm-email/password': post('Confirm an email address in another browser', { token: text, password: text }),
  '/send-verification-email': post('Send the link that confirms an address again', { email }),
  '/request-password-reset': post('Send a link to choose a new password', { email }),
  '/reset-password': post('Choose a new password with the token of such a link', { token: text, newPassword: text }),
  '/change-password': post(
    'Change the password',
    { currentPassword: text, newPassword: text, revokeOtherSessions: { type: 'boolean' } },
    { ...signedIn, optional: ['revokeOtherSessions'] },
  ),
  '/delete-user': post('Delete the account', { password: text }, signedIn),
  '/update-user': post('Change the name', { name: text }, signedIn),
  '/token': get('An access token for this session, good for 15 minutes', {
    ...signedIn,
    success: { type: 'object', required: ['token'], properties: { token: text } },
  }),
  '/.well-known/jwks.json': get('The public keys of access tokens'),
  '/two-factor/enable': post('Turn on two-factor authentication', { password: text }, signedIn),
  '/two-factor/disable': post('Turn off two-factor authentication', { password: text, code: text }, signedIn),
  '/two-factor/generate-backup-codes': post('Make new backup codes', { password: text, code: text }, signedIn),
  '/factors': get('List the second factors', signedIn),
  '/factors/{id}/challenge': post('Begin to check a second factor', {}, factor),
  '/factors/{id}/verify': post('Answer a challenge with a code', { code: text }, { ...factor, optional: ['code'] }),
  '/factors/backup-code': post('Use a backup code', { code: text }, { optional: ['code'] }),
  '/setup': post('Create the owner account with the one-time link', { token: text, name: text, email, password: text }),
  '/setup/check': post('Whether a set-up link is still good', { token: text }),
}

const sourceFile: FileDescription = {
  tag: 'Sources',
  as: api.sources.create,
  types: ['application/octet-stream'],
  parameters: [
    { name: 'name', in: 'query', required: true, description: 'The name of the file, with its ending', schema: text },
    {
      name: encodingParameter,
      in: 'query',
      description: 'The encoding of a text file, when it cannot be told: windows-1251',
      schema: text,
    },
  ],
}

const calls: Readonly<Record<string, CallDescription>> = {
  ...Object.fromEntries(Object.entries(authCalls).map(([path, operation]) => [`/api/auth${path}`, operation])),
  [dataExportPath]: get('Download all that is stored about the account', signedIn),
  [sourceFilePath]: post('Read a file to write from, which is the body; the answer is that of POST /api/sources', {}, { file: sourceFile }),
  [photoFilePath]: post(
    'Store a photo, which is the body: JPEG, PNG or WebP, up to 10 MB; the answer is that of GET /api/photos for one',
    {},
    { file: { tag: 'Pictures', as: api.photos.remove, types: uploadTypes } },
  ),
  [cardWebhookPath]: post("The card provider's events, signed in `stripe-signature`"),
}

function toOperation(path: string, { summary, session = false, body, optional = [], id, file, success }: CallDescription) {
  const parameters = [
    ...(id ? [{ name: 'id', in: 'path', required: true, description: id, schema: text }] : []),
    ...(file?.parameters ?? []),
  ]
  const binary = { type: 'string', format: 'binary' }
  const names = Object.keys(body ?? {})
  const schema = { type: 'object', required: names.filter((name) => !optional.includes(name)), properties: body }
  return {
    operationId: path.replaceAll(/[/.{}-]+/g, '_').replace(/^_|_$/g, ''),
    tags: [path.startsWith('/api/auth') ? 'Sign-in' : (file?.tag ?? 'Other')],
    summary,
    security: file ? securityOf(file.as['~orpc'].meta) : session ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(names.length > 0 && { requestBody: { required: true, content: { 'application/json': { schema } } } }),
    ...(file && { requestBody: { required: true, content: Object.fromEntries(file.types.map((type) => [type, { schema: binary }])) } }),
    responses: { 200: jsonResponse('Done', success), '4XX': errorResponse, 500: errorResponse },
  }
}

/** By path and method, as in the `paths` of an OpenAPI document. */
export const nonContractPaths = (): Record<string, object> =>
  Object.fromEntries(Object.entries(calls).map(([path, operation]) => [path, { [operation.method]: toOperation(path, operation) }]))
