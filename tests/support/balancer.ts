import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks at who is ready. */
const pause = 100

export interface Balancer {
  /** Where the next call goes: the servers that are ready in turn, or all of them while none is. */
  readonly url: () => string
  stop(): Promise<void>
}

/** Shares out calls to those servers whose `/readyz` says yes, as a load balancer does: each is asked for itself, however long others take. */
export function balance(urls: readonly string[]): Balancer {
  const well = new Map(urls.map((url) => [url, true]))
  let turn = 0
  let stopped = false
  const isReady = (url: string) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const watch = async (url: string) => {
    while (!stopped) {
      well.set(url, await isReady(url))
      await wait(pause)
    }
  }
  const watching = Promise.all(urls.map(watch))
  return {
    url() {
      const ready = urls.filter((url) => well.get(url))
      const share = ready.length > 0 ? ready : urls
      return share[turn++ % share.length] as string
    },
    async stop() {
      stopped = true
      await watching
    },
  }
}
