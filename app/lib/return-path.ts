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
  try {
    if (path === paths.dashboard) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ path, until: Date.now() + keptFor }))
  } catch (error) {
    console.warn('Verifying the address will lead to the dashboard.', error)
  }
}

/** The kept path, which is forgotten with it; the dashboard where there is none. */
export function takeReturnPath(): string {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(key) ?? '{}') as { path?: unknown; until?: unknown }
    localStorage.removeItem(key)
    return typeof until === 'number' && until > Date.now() ? safeReturnPath(path) : paths.dashboard
  } catch (error) {
    console.warn('What this browser kept cannot be read.', error)
    return paths.dashboard
  }
}
