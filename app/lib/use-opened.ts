import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** How many steps of the browser's history led to what is open. */
const stepsIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'opened' in state && typeof state.opened === 'number' ? state.opened : 0

/**
 * What is open over a list, as `open` in the address: Back closes it, a reload keeps it, and a link can lead to it. Closing it
 * by hand takes the same steps back, so that the next Back leads to the screen before and not to this one again.
 */
export function useOpened() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const here = { params, steps: stepsIn(state) }
  // Looked at when something is pressed: with functions that stay the same, a list need not be drawn again when one of it opens.
  const latest = useRef(here)
  useLayoutEffect(() => {
    latest.current = here
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
