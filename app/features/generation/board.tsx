import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '#app/ui/cn.ts'

/**
 * Cards in as many columns as have room, up to three, each below the one before it in its column. A card stays in its column while it grows,
 * and the order in the document is that of the cards, row by row. 58rem are left in a window of 1280 px beside the sidebar.
 */
export const Board = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div
      className={cn(
        '-mb-4 grid auto-rows-[1px] grid-cols-1 gap-x-4 [grid-auto-flow:dense]',
        '@min-[40rem]:@max-[58rem]:*:nth-[2n]:col-start-2 @min-[40rem]:@max-[58rem]:*:nth-[2n+1]:col-start-1 @min-[40rem]:grid-cols-2',
        '@min-[58rem]:*:nth-[3n]:col-start-3 @min-[58rem]:*:nth-[3n+1]:col-start-1 @min-[58rem]:*:nth-[3n+2]:col-start-2 @min-[58rem]:grid-cols-3',
      )}
    >
      {children}
    </div>
  </div>
)

/** The space below a card, in CSS pixels: one row of the grid each. */
const gap = 16

/** A card of a board. It takes as many rows of a pixel as it is tall. */
export function BoardCard({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  // Before the first paint, so that cards never lie on each other.
  useLayoutEffect(() => {
    if (!card.current) return
    setHeight(card.current.offsetHeight)
    const observer = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry?.contentRect.height ?? 0)))
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      id={id}
      className="min-w-0 scroll-mt-36 max-sm:scroll-mt-32 not-first-of-type:**:data-connect:hidden"
      style={{ gridRowEnd: `span ${height + gap}` }}
    >
      <div ref={card} className={cn('grid', className)}>
        {children}
      </div>
    </div>
  )
}
