import { type NetworkId, networkIds, networks } from '#contract/channels.ts'
import type { Network } from '#server/infra/links/network.ts'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { defaultPatience, type Patience } from './media.ts'
import type { App } from './oauth.ts'
import { type Outgoing, type Publisher, PublishFailure } from './publisher.ts'

/** The operator's apps. A network that needs one is absent without. */
export interface Apps {
  readonly linkedin?: Required<App> | undefined
  readonly x?: App | undefined
  readonly facebook?: (App & { readonly secret: string }) | undefined
}

export interface PublisherOptions {
  /** The product's name and address, for requests and for the app that a server of Mastodon shows. */
  readonly product: { readonly name: string; readonly website: string }
  readonly apps: Apps
  /** How networks are reached; tests pass their own, which leads to doubles. */
  readonly network?: Network | undefined
  readonly patience?: Patience
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** @throws PublishFailure for what a network does not take, before anything leaves */
function checkFits(network: NetworkId, { parts, pictures, document, firstComment }: Outgoing): void {
  const { takes } = networks[network]
  const lacks = (parts.length > 1 && !takes.thread) || (document && !takes.document) || (firstComment && !takes.firstComment)
  if (lacks || (document && pictures.length > 0)) throw new PublishFailure('unsupported')
  const isTooLarge = pictures.length > takes.pictures || pictures.some(({ bytes }) => bytes.length > takes.pictureBytes)
  if (isTooLarge) throw new PublishFailure('too-large')
}

const checked = (publisher: Publisher): Publisher => ({
  ...publisher,
  async publish(session, outgoing, attempt) {
    checkFits(publisher.network, outgoing)
    if (attempt.signal.aborted) throw new PublishFailure('unreachable')
    return publisher.publish(session, outgoing, attempt)
  },
})

export interface Publishers {
  /** Those that can be connected here. */
  readonly networks: readonly NetworkId[]
  /** Loads a network's library when it is first used: that of Bluesky takes half a second and 40 MB. @throws Error for a network that is not listed */
  of(network: NetworkId): Promise<Publisher>
}

export function createPublishers({ product, apps, network, patience = defaultPatience, now = Date.now }: PublisherOptions): Publishers {
  const { linkedin, x, facebook } = apps
  const loaders: Readonly<Partial<Record<NetworkId, (internet: PublicInternet) => Promise<Publisher>>>> = {
    webhook: async (internet) => (await import('./webhook.ts')).createWebhook(internet, now),
    mastodon: async (internet) => (await import('./mastodon.ts')).createMastodon(internet, { app: product, patience, now }),
    bluesky: async (internet) => (await import('./bluesky.ts')).createBluesky(internet, now),
    telegram: async (internet) => (await import('./telegram.ts')).createTelegram(internet),
    ...(linkedin && { linkedin: async (internet) => (await import('./linkedin.ts')).createLinkedIn(internet, linkedin, patience, now) }),
    ...(x && { x: async (internet) => (await import('./x.ts')).createX(internet, x, now) }),
    ...(facebook && { facebook: async (internet) => (await import('./facebook.ts')).createFacebook(internet, facebook, now) }),
  }

  async function open(): Promise<PublicInternet> {
    const { createPublicInternet } = await import('#server/infra/links/public-internet.ts')
    return createPublicInternet({ userAgent: `${product.name} (+${product.website})`, network })
  }

  let internet: Promise<PublicInternet> | undefined
  const loaded = new Map<NetworkId, Promise<Publisher>>()

  async function load(id: NetworkId): Promise<Publisher> {
    internet ??= open()
    const publisher = await loaders[id]?.(await internet)
    if (!publisher) throw new Error(`No app is set for ${id}`)
    return checked(publisher)
  }

  return {
    networks: networkIds.filter((id) => loaders[id]),
    of(id) {
      const publisher = loaded.get(id) ?? load(id)
      loaded.set(id, publisher)
      return publisher
    },
  }
}
