import { Tabs as Primitive } from 'radix-ui'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cn } from '#app/ui/cn.ts'

/** Tabs that activate when the arrow keys move the focus to them. */
export const Tabs = Primitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  const list = useRef<HTMLDivElement>(null)
  // A list that is wider than the window scrolls to the selected tab, which the URL may set.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]')
    if (!list.current || !tab) return
    const [visible, selected] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.current.scrollLeft += Math.max(0, selected.right - visible.right) + Math.min(0, selected.left - visible.left)
  })
  return <Primitive.List ref={list} className={cn('flex gap-1 overflow-x-auto border-b', className)} {...props} />
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
