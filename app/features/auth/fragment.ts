/**
 * A one-time token out of the address's fragment, which is gone from the address bar and the history right away: nobody who looks
 * over a shoulder or goes back finds it. Empty when there is none.
 */
export function takeFromFragment(name: string): string {
  const value = new URLSearchParams(location.hash.slice(1)).get(name) ?? ''
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return value
}
