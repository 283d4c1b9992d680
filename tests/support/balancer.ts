import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks at who is ready. */
const pause = 100

export interface Balancer {
  /** Where the next call goes: the servers that are ready in turn, or all of them while none is. */
  readonly url: () => string
  stop(): Promise<void>
}

/** Shares out calls to those servers whose `/readyz` says yes, as a load balancer does. */
export function balance(urls: readonly string[]): Balancer {
  let ready = urls
  let turn = 0
  let stopped = false
  const isReady = (url: string) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const watch = async () => {
    while (!stopped) {
      const well = await Promise.all(urls.map(isReady))
      const now = urls.filter((_, at) => well[at])
      ready = now.length > 0 ? now : urls
      await wait(pause)
    }
  }
  const watching = watch()
  return {
    url: () => ready[turn++ % ready.length] as string,
    async stop() {
      stopped = true
      await watching
    },
  }
}
