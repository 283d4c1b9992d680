import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { loadAhead } from './load-ahead.ts'

/** How many history entries were added by opening items. */
const stepsIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'opened' in state && typeof state.opened === 'number' ? state.opened : 0

/**
 * The item that is open over a list, as `open` in the URL: Back closes it, a reload keeps it, and a link can open it. Closing it removes
 * its history entries, so that the next Back leads to the previous screen and does not open the item again.
 * @param load loads the code that shows an open item; called once, so that the first item opens without a wait
 */
export function useOpened(load?: () => Promise<unknown>) {
  useEffect(() => {
    if (load) loadAhead(load)
  }, [load])
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const current = { params, steps: stepsIn(state) }
  // Read in event handlers only. The callbacks keep their identity, so rows do not render again when an item opens.
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })

  const open = useCallback(
    (id: string) => {
      const { params, steps } = latest.current
      void navigate({ search: `${withOpen(params, id)}` }, { state: { opened: steps + 1 }, preventScrollReset: true })
    },
    [navigate],
  )
  const close = useCallback(() => {
    const { params, steps } = latest.current
    if (steps > 0) void navigate(-steps)
    else void navigate({ search: `${withOpen(params)}` }, { replace: true, preventScrollReset: true })
  }, [navigate])
  return { opened: params.get('open') ?? undefined, open, close }
}

function withOpen(params: URLSearchParams, id?: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (id === undefined) next.delete('open')
  else next.set('open', id)
  return next
}
