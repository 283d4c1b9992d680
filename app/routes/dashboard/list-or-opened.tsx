import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react'
import { useOpened } from '#app/lib/use-opened.ts'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'

const loadOpened = () => import('./opened-text.tsx')
const OpenedText = lazy(async () => ({ default: (await loadOpened()).OpenedText }))

/**
 * A list of texts, and the one that is opened in its place. The list stays as it is meanwhile: going back leads to where it was scrolled, with
 * the focus on the text that was open.
 * @param children the list; it calls `open` with the id of a generation
 */
export function ListOrOpened({ children }: { children: (open: (id: string) => void) => ReactNode }) {
  const { opened, open, close } = useOpened(loadOpened)
  const left = useRef<{ readonly focus: Element | null; readonly top: number } | null>(null)
  const leave = useCallback(
    (id: string) => {
      left.current = { focus: document.activeElement, top: scrollY }
      open(id)
    },
    [open],
  )
  useLayoutEffect(() => {
    if (opened) scrollTo(0, 0)
    else if (left.current) {
      const { focus, top } = left.current
      left.current = null
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
      scrollTo(0, top)
    }
  }, [opened])
  return (
    <>
      <div hidden={opened !== undefined}>{children(leave)}</div>
      <Suspense fallback={opened && <ListSkeleton label={siteMessages.loading} />}>
        {opened && <OpenedText key={opened} id={opened} onClose={close} />}
      </Suspense>
    </>
  )
}
