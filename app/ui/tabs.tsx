import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '#app/ui/cn.ts'

interface Chosen {
  readonly value: string
  readonly choose: (value: string) => void
  readonly id: string
}
const TabsContext = createContext<Chosen>({ value: '', choose: () => {}, id: '' })

const tabId = (id: string, value: string) => `${id}-tab-${value}`
const panelId = (id: string, value: string) => `${id}-panel-${value}`

type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue'> &
  (
    | { value: string; onValueChange: (value: string) => void; defaultValue?: never }
    | { defaultValue: string; value?: never; onValueChange?: never }
  )

/** Panels of which one is shown, as its tab says (the tabs pattern of the ARIA practices; a tab that is reached is chosen). */
export function Tabs({ value, onValueChange, defaultValue, ...props }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? '')
  return (
    <TabsContext value={{ value: value ?? own, choose: onValueChange ?? setOwn, id }}>
      <div {...props} />
    </TabsContext>
  )
}

/** Where a key leads among so many tabs; `undefined` for any other key. */
function step(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const [next, last] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === next) return (at + 1) % count
  if (key === last) return (at - 1 + count) % count
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

/** Scrolls a list that is too long for the window to the chosen tab. */
function useChosenInSight() {
  const { value, id } = use(TabsContext)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId(id, value))
    if (!list.current || !tab) return
    const [seen, wanted] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.current.scrollLeft += Math.max(0, wanted.right - seen.right) + Math.min(0, wanted.left - seen.left)
  }, [id, value])
  return list
}

export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  const list = useChosenInSight()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.indexOf(event.target as HTMLElement)
    const to = tabs[step(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl') ?? -1]
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    to.focus()
    to.click()
  }
  return <div ref={list} role="tablist" onKeyDown={move} className={cn('flex gap-1 overflow-x-auto border-b', className)} {...props} />
}

export function TabsTrigger({ value, className, ...props }: ComponentProps<'button'> & { value: string }) {
  const { value: chosen, choose, id } = use(TabsContext)
  const active = chosen === value
  return (
    <button
      type="button"
      role="tab"
      id={tabId(id, value)}
      aria-selected={active}
      aria-controls={panelId(id, value)}
      tabIndex={active ? 0 : -1}
      onClick={() => choose(value)}
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

/** Holds at least one control: a panel is not a stop of the keyboard by itself. */
export function TabsContent({ value, className, children, ...props }: ComponentProps<'div'> & { value: string }) {
  const { value: chosen, id } = use(TabsContext)
  const active = chosen === value
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!active}
      className={cn('pt-6', className)}
      {...props}
    >
      {active && children}
    </div>
  )
}
