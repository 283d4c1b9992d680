import type { ChannelField, FailureCode, NetworkId } from '#contract/channels.ts'
import type { LanguageCode } from '#contract/options.ts'

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/png' | 'image/jpeg'
  /** Its description; empty when there is none. */
  readonly alt: string
  /** In pixels. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
}

/** A post that is to leave. */
export interface Outgoing {
  /** The text, or the texts of a thread. */
  readonly parts: readonly [string, ...string[]]
  /** Only a webhook gets it. */
  readonly title?: string | undefined
  /** Shown with the first part. */
  readonly pictures: readonly Picture[]
  /** A PDF, in place of pictures. */
  readonly document?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string; readonly title: string } | undefined
  readonly firstComment?: string | undefined
  readonly language: LanguageCode
  /** The platform that it was written for. */
  readonly platform: string
}

/** One attempt to publish. Whoever asks about the same attempt again passes the same id and time. */
export interface Attempt {
  /** A UUID that was stored before anything left. */
  readonly id: string
  readonly at: Date
  /** Ends the attempt. Once the call that publishes has begun, that makes its outcome unknown. */
  readonly signal: AbortSignal
}

/** An account that posts leave to. */
export interface Account {
  /** The same whenever the same account is connected. */
  readonly id: string
  readonly name: string
  readonly handle?: string | undefined
  /** The page where people see its posts. */
  readonly address?: string | undefined
  readonly picture?: string | undefined
  /**
   * What `revoke` ends, where that is more than this account: whoever may use several pages of Facebook signed in once for all of them. Call
   * `revoke` only for the last channel of a login.
   */
  readonly login?: string | undefined
}

/** JSON of the publisher's own: to be encrypted, and nothing else. */
export type Credentials = string

/** An account that was connected. */
export interface Connection {
  readonly credentials: Credentials
  readonly account: Account
  /** To be shown once: with it the receiver of a webhook verifies what it gets. It is in `credentials`, too. */
  readonly secret?: string
}

/** What calls for an account need. Calls of one account must not overlap: some networks accept a refresh token once only. */
export interface Session {
  readonly credentials: Credentials
  /** Stores refreshed credentials; they are used only after it resolved. Its errors are passed on. */
  keep(credentials: Credentials): Promise<void>
}

/** A sign-in that has begun on a page of the network. */
export interface SignIn {
  readonly url: string
  /** The `state` of the callback, by which the sign-in is found again. */
  readonly state: string
  /** For `finish`; secret like credentials, and to be bound to the person who began. */
  readonly kept: string
}

/** What is public now. */
export interface Published {
  /** The network's id of the first part. */
  readonly id: string
  /** Of the first part; absent where the network shows posts to members only or has no pages. */
  readonly address?: string | undefined
  /** How many parts are out; the first comment counts as one after the last. */
  readonly parts: number
}

/** Values of the fields that `networks` names. */
export type Fields = Readonly<Partial<Record<ChannelField, string>>>

/** One network. All methods reject with `PublishFailure`, or with an error of `keep`. */
export interface Publisher {
  readonly network: NetworkId
  /**
   * When `publish` may be called again for an attempt whose outcome is unknown, in seconds after the call ended and after `attempt.at`: it finds what
   * arrived, posts what did not, and nothing twice. Absent: never, ask the person.
   */
  readonly repeatable?: { readonly after: number; readonly within: number }

  /** Begins a sign-in on a page of the network. @param callback the URL that the network leads back to */
  begin?(callback: string, fields: Fields, signal: AbortSignal): Promise<SignIn>
  /** Ends it. @param callback the URL as it was called, with its query @returns the accounts to choose from, at least one */
  finish?(callback: string, kept: string, signal: AbortSignal): Promise<Connection[]>
  /** Connects an account with what was filled in. */
  connect?(fields: Fields, signal: AbortSignal): Promise<Connection>

  /** Asks the network whose account it is, without posting. A webhook is sent a test. */
  account(session: Session, signal: AbortSignal): Promise<Account>
  publish(session: Session, outgoing: Outgoing, attempt: Attempt): Promise<Published>
  /** Makes the credentials worthless. Where there is none, the network has no way to. */
  revoke?(session: Session, signal: AbortSignal): Promise<void>
}

interface FailureDetails {
  readonly sent?: 'no' | 'unknown'
  /** Seconds. */
  readonly retryAfter?: number | undefined
  /** The network's own words, without secrets and 200 characters at most. */
  readonly said?: string | undefined
  readonly published?: Published | undefined
  /** Only an error that quotes nothing of a request. */
  readonly cause?: unknown
}

export class PublishFailure extends Error {
  override name = 'PublishFailure'
  readonly code: FailureCode
  /**
   * Whether the part that failed is out. `no`: certainly not, because nothing left, or because the network refused it · `unknown`: the request left,
   * and what became of it was not said
   */
  readonly sent: 'no' | 'unknown'
  /** Seconds until the network takes posts again. */
  readonly retryAfter: number | undefined
  /** May quote the post: for its author, not for the log. */
  readonly said: string | undefined
  /** What is public of a post with several parts. Such a post must not be sent from its beginning again. */
  readonly published: Published | undefined

  constructor(code: FailureCode, { sent = 'no', retryAfter, said, published, cause }: FailureDetails = {}) {
    super(`Not published: ${code}`, { cause })
    this.code = code
    this.sent = sent
    this.retryAfter = retryAfter
    this.said = said
    this.published = published
  }

  /** The same failure of a later part. */
  after(published: Published): PublishFailure {
    const { code, sent, retryAfter, said, cause } = this
    return new PublishFailure(code, { sent, retryAfter, said, published, cause })
  }
}

/** Whether an attempt may be made again by itself: nothing of it is out, and trying again can help. */
export const isRetryable = ({ code, sent, published }: PublishFailure): boolean =>
  sent === 'no' && published === undefined && (code === 'unreachable' || code === 'busy' || code === 'limit')
