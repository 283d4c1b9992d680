/** Networks that posts leave to by themselves; `server/infra/publishers` has a file for each. A channel is an account on one of them. */
export const networkIds = ['webhook', 'mastodon', 'bluesky', 'telegram', 'linkedin', 'x', 'facebook'] as const
export type NetworkId = (typeof networkIds)[number]

/**
 * How somebody connects an account. `oauth`: on a page of the network, which leads back to ours · `password`: with an app password ·
 * `token`: with the token of a bot · `address`: by an https address
 */
export type Connecting = 'oauth' | 'password' | 'token' | 'address'

/** What a network takes of one post. */
export interface Takes {
  readonly pictures: number
  /** Bytes of one picture. */
  readonly pictureBytes: number
  /** Descriptions of pictures. */
  readonly alts: boolean
  /** Several parts, each an answer to the one before. */
  readonly thread: boolean
  /** A PDF in place of pictures. */
  readonly document: boolean
  readonly firstComment: boolean
}

export interface Network {
  readonly label: string
  /** The id of the platform whose posts go there; `null`: posts of every platform. */
  readonly platform: string | null
  readonly connecting: Connecting
  /** What has to be filled in before somebody can connect; `connect` and `begin` of the publisher get the values under these names. */
  readonly fields: readonly ChannelField[]
  /** Whether the operator has to register an app with the network first. */
  readonly needsApp: boolean
  readonly takes: Takes
}

/** `server`: a host name · `handle` · `password`: an app password · `token`: of a bot · `chat`: `@name` or number · `address`: https */
export type ChannelField = 'server' | 'handle' | 'password' | 'token' | 'chat' | 'address'

const megabyte = 1_000_000

export const networks: Readonly<Record<NetworkId, Network>> = {
  webhook: {
    label: 'Webhook',
    platform: null,
    connecting: 'address',
    fields: ['address'],
    needsApp: false,
    takes: { pictures: 20, pictureBytes: 10 * megabyte, alts: true, thread: true, document: true, firstComment: true },
  },
  mastodon: {
    label: 'Mastodon',
    platform: 'mastodon',
    connecting: 'oauth',
    fields: ['server'],
    needsApp: false,
    takes: { pictures: 4, pictureBytes: 16 * megabyte, alts: true, thread: true, document: false, firstComment: true },
  },
  bluesky: {
    label: 'Bluesky',
    platform: 'bluesky',
    connecting: 'password',
    fields: ['handle', 'password', 'server'],
    needsApp: false,
    takes: { pictures: 4, pictureBytes: 2 * megabyte, alts: true, thread: true, document: false, firstComment: true },
  },
  telegram: {
    label: 'Telegram',
    platform: 'telegram',
    connecting: 'token',
    fields: ['token', 'chat'],
    needsApp: false,
    takes: { pictures: 10, pictureBytes: 10 * megabyte, alts: false, thread: true, document: true, firstComment: false },
  },
  linkedin: {
    label: 'LinkedIn',
    platform: 'linkedin',
    connecting: 'oauth',
    fields: [],
    needsApp: true,
    takes: { pictures: 20, pictureBytes: 10 * megabyte, alts: true, thread: false, document: true, firstComment: true },
  },
  x: {
    label: 'X',
    platform: 'twitter',
    connecting: 'oauth',
    fields: [],
    needsApp: true,
    takes: { pictures: 4, pictureBytes: 5 * megabyte, alts: true, thread: true, document: false, firstComment: true },
  },
  facebook: {
    label: 'Facebook Pages',
    platform: 'facebook',
    connecting: 'oauth',
    fields: [],
    needsApp: true,
    takes: { pictures: 10, pictureBytes: 4 * megabyte, alts: true, thread: false, document: false, firstComment: true },
  },
}

/** The networks that a platform's posts can leave to. */
export const networksFor = (platform: string): NetworkId[] =>
  networkIds.filter((id) => networks[id].platform === platform || networks[id].platform === null)

/**
 * Why a post did not leave. `signed-out`: the network no longer takes our credentials · `refused`: the network does not accept this post ·
 * `duplicate`: it has the same post already · `limit`: too many posts for now · `too-large`: text or pictures · `unsupported`: the network
 * takes nothing like it · `unreachable`: no answer · `not-allowed`: the account may not do it · `busy`: the network has trouble
 */
export const failureCodes = [
  'signed-out',
  'refused',
  'duplicate',
  'limit',
  'too-large',
  'unsupported',
  'unreachable',
  'not-allowed',
  'busy',
] as const
export type FailureCode = (typeof failureCodes)[number]
