import { Tabs as Primitive } from 'radix-ui'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cn } from '#app/ui/cn.ts'

/** Tabs that activate when the arrow keys move the focus to them. */
export const Tabs = Primitive.Root

/** The end of a list fades while tabs are beyond it. */
const fade =
  'data-[more=true]:mask-r-from-[calc(100%-2.5rem)] rtl:data-[more=true]:mask-r-from-100% rtl:data-[more=true]:mask-l-from-[calc(100%-2.5rem)]'

/** CSS pixels beside the selected tab that are shown with it, more than the fade has. */
const beside = 48

function markMore(list: HTMLElement) {
  list.dataset.more = String(Math.abs(list.scrollLeft) + list.clientWidth < list.scrollWidth - 1)
}

/** A list that is wider than the window scrolls to the selected tab, which the URL may set. */
function showSelected(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected=true]')
  if (tab) {
    const [visible, selected] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    const [past, before] = [selected.right + beside - visible.right, selected.left - beside - visible.left]
    list.scrollLeft += Math.max(0, past) + Math.min(0, before)
  }
  markMore(list)
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (list.current) showSelected(list.current)
  })
  return (
    <Primitive.List
      ref={list}
      className={cn('flex gap-1 overflow-x-auto border-b', fade, className)}
      onScroll={({ currentTarget }) => markMore(currentTarget)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        '-mb-px inline-flex min-h-10 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-soft text-sm touch:min-h-11',
        'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2',
        'aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink [&_svg]:size-4',
        className,
      )}
      {...props}
    />
  )
}

/** Must contain at least one control, because the panel is not focusable with the keyboard. */
export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content tabIndex={-1} className={cn('pt-6', className)} {...props} />
}
