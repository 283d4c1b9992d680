import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { paths, safeReturnPath } from '#contract/paths.ts'

/**
 * Where a sign-up leads once its address is verified. The mailed link opens a tab that knows nothing of the page the person came from,
 * and no link of a mail holds a return address, so this browser keeps it.
 */
const key = 'return-path'

/** Milliseconds: as long as the mailed link works. */
const keptFor = 24 * 60 * 60 * 1000

/** Keeps a path of this site in place of any earlier one; the dashboard, where everybody lands anyway, is not worth keeping. */
export function keepReturnPath(path: string): void {
  if (path === paths.dashboard) removeItem('local', key)
  else writeItem('local', key, JSON.stringify({ path, until: Date.now() + keptFor }))
}

/** The kept path, which is forgotten with it; the dashboard where there is none. */
export function takeReturnPath(): string {
  const { path, until } = parsed(readItem('local', key)) ?? {}
  removeItem('local', key)
  return typeof until === 'number' && until > Date.now() ? safeReturnPath(path) : paths.dashboard
}
