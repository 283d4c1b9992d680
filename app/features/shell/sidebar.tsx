import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Ellipsis, Lock } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { query } from '#app/lib/api.ts'
import { useChanges, useChangesConnected } from '#app/lib/changes/changes.ts'
import { useLocks } from '#app/lib/locks/locks.ts'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { useIsAdmin } from '#app/lib/session.tsx'
import { parsed, readItem, writeItem } from '#app/lib/storage.ts'
import { cn } from '#app/ui/cn.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { paths } from '#contract/paths.ts'
import { shellMessages } from './messages.ts'
import { adminItem, allInOneItem, dashboardItem, footItems, type NavGroup, type NavItem, navGroups, topicListsItem } from './navigation.ts'

/** Milliseconds between two polls while change events do not arrive. */
const pollMs = 15_000

/** The number of pending requests and unread chats for an admin; 0 for other users. */
function useWaiting(): number {
  const isAdmin = useIsAdmin()
  const linked = useChangesConnected()
  const client = useQueryClient()
  const { data } = useQuery(
    query.admin.waiting.queryOptions({ ...(!isAdmin && { input: skipToken }), staleTime: 0, refetchInterval: linked ? false : pollMs }),
  )
  const invalidate = () => void client.invalidateQueries({ queryKey: query.admin.waiting.key() })
  useChanges('requests', invalidate)
  useChanges('chat', invalidate)
  return (isAdmin && data?.waiting) || 0
}

interface SidebarProps {
  /** Icons only, each with its label as a tooltip. */
  collapsed: boolean
  /** Called when a link is followed, to close the sheet. */
  onNavigate?: (() => void) | undefined
}

export function Sidebar({ collapsed, onNavigate }: SidebarProps) {
  const isAdmin = useIsAdmin()
  const waiting = useWaiting()
  const middle = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // The item of the current screen, which may be out of sight.
  useEffect(() => {
    middle.current?.querySelector(`[href="${pathname}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav aria-label={shellMessages.main} className="flex h-full flex-col p-1">
      <Link to={paths.dashboard} onClick={onNavigate} className="mb-2 flex h-13 shrink-0 items-center rounded px-1.5">
        <Wordmark iconOnly={collapsed} />
      </Link>
      {/* Only the middle part scrolls; the logo and the footer links stay visible. */}
      <div ref={middle} className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
        <ul className="grid gap-0.5">
          <SidebarLink item={dashboardItem} end collapsed={collapsed} onNavigate={onNavigate} />
          <SidebarLink item={allInOneItem} collapsed={collapsed} onNavigate={onNavigate} />
          <SidebarLink item={topicListsItem} collapsed={collapsed} onNavigate={onNavigate} />
        </ul>
        {navGroups.map((group) => (
          <SidebarGroup key={group.id} group={group} collapsed={collapsed} onNavigate={onNavigate} />
        ))}
      </div>
      <ul className="grid shrink-0 gap-0.5 border-t pt-2">
        {isAdmin && <SidebarLink item={adminItem} waiting={waiting} collapsed={collapsed} onNavigate={onNavigate} />}
        {footItems.map((item) => (
          <SidebarLink key={item.to} item={item} collapsed={collapsed} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  )
}

const choiceKey = (id: string) => `sidebar-group:${id}`

/** The user's choice to open or close a group, and whether the group contained the current screen then. */
function storedChoice(id: string) {
  const { open, current } = parsed(readItem('local', choiceKey(id))) ?? {}
  return typeof open === 'boolean' && typeof current === 'boolean' ? { open, current } : null
}

/**
 * Whether some items are shown, and what shows or hides them. Those that contain the current screen are shown even when they are hidden by
 * default. The user's choice applies, also after a reload, until the current screen enters or leaves them.
 */
function useOpen(id: string, items: readonly NavItem[], byDefault = false): readonly [open: boolean, toggle: () => void] {
  const { pathname } = useLocation()
  const current = items.some(({ to }) => to === pathname)
  const [choice, setChoice] = useState(() => storedChoice(id))
  const open = choice && choice.current === current ? choice.open : byDefault || current
  const toggle = () => {
    const chosen = { open: !open, current }
    setChoice(chosen)
    writeItem('local', choiceKey(id), JSON.stringify(chosen))
  }
  return [open, toggle]
}

function SidebarGroup({ group, ...links }: SidebarProps & { group: NavGroup }) {
  const id = useId()
  const [open, toggle] = useOpen(group.id, group.items, group.open)
  const isShown = open || links.collapsed
  const further = group.items.filter((item) => item.further)
  return (
    <section aria-label={links.collapsed ? group.label : undefined} className={links.collapsed ? 'mt-2 border-t pt-2' : 'mt-4'}>
      {!links.collapsed && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-8 w-full items-center justify-between rounded px-2 font-medium text-soft text-xs touch:min-h-11 hover:text-ink"
        >
          {group.label}
          <ChevronDown aria-hidden className={cn('size-3.5 transition-transform duration-150', !open && '-rotate-90')} />
        </button>
      )}
      <ul id={id} hidden={!isShown} className={cn('gap-0.5', isShown && 'grid')}>
        {isShown && <GroupLinks items={group.items.filter((item) => !item.further)} {...links} />}
        {isShown && further.length > 0 && <FurtherLinks id={`${group.id}-more`} items={further} {...links} />}
      </ul>
    </section>
  )
}

function GroupLinks({ items, ...links }: SidebarProps & { items: readonly NavItem[] }) {
  const isLocked = useLocks()
  return items.map((item) => <SidebarLink key={item.to} item={item} locked={isLocked(item.feature)} {...links} />)
}

/** The items of a group that are shown on demand, after the button that shows them. */
function FurtherLinks({ id, items, ...links }: SidebarProps & { id: string; items: readonly NavItem[] }) {
  const listId = useId()
  const [open, toggle] = useOpen(id, items)
  return (
    <>
      <li>
        <Tooltip label={shellMessages.more} side="right" disabled={!links.collapsed}>
          <button type="button" aria-expanded={open} aria-controls={listId} onClick={toggle} className={cn(itemLook, 'w-full')}>
            <Ellipsis aria-hidden />
            <span className={links.collapsed ? 'sr-only' : ''}>{shellMessages.more}</span>
            {!links.collapsed && (
              <ChevronDown aria-hidden className={cn('ms-auto size-3.5! transition-transform duration-150', !open && '-rotate-90')} />
            )}
          </button>
        </Tooltip>
      </li>
      <li hidden={!open}>
        <ul id={listId} aria-label={shellMessages.more} className="grid gap-0.5">
          {open && <GroupLinks items={items} {...links} />}
        </ul>
      </li>
    </>
  )
}

/** A row of the sidebar. */
const itemLook = cn(
  'relative flex h-9 items-center gap-2.5 whitespace-nowrap rounded-md px-2.5 text-soft text-sm transition-colors duration-150 touch:h-11',
  'focus-visible:-outline-offset-2 hover:bg-sunken hover:text-ink [&_svg]:size-4 [&_svg]:shrink-0',
)

interface SidebarLinkProps extends SidebarProps {
  item: NavItem
  end?: boolean
  /** The number in the badge. */
  waiting?: number
  /** The plan lacks it. */
  locked?: boolean
}

function SidebarLink({
  item: { label, to, icon: Icon },
  collapsed,
  onNavigate,
  end = false,
  waiting = 0,
  locked = false,
}: SidebarLinkProps) {
  return (
    <li>
      <Tooltip label={label} side="right" disabled={!collapsed}>
        <NavLink
          to={to}
          end={end}
          prefetch="intent"
          {...(onNavigate && { onClick: onNavigate })}
          className={cn(
            itemLook,
            '[&.pending]:bg-sunken [&.pending]:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-ink',
            'aria-[current=page]:[&_svg]:text-accent',
          )}
        >
          <Icon aria-hidden />
          <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
          {locked && (
            <>
              <span className="sr-only">{lockMessages.locked}</span>
              {!collapsed && <Lock aria-hidden className="ms-auto size-3! text-soft!" />}
            </>
          )}
          {waiting > 0 && (
            <>
              <span className="sr-only">{shellMessages.waiting({ waiting })}</span>
              <span
                aria-hidden
                className={cn(
                  'rounded-full bg-accent text-center text-on-accent text-xs leading-5',
                  collapsed ? 'absolute end-0.5 top-0.5 min-w-4 px-1 leading-4' : 'ms-auto min-w-5 px-1.5',
                )}
              >
                {waiting > 99 ? '99+' : waiting}
              </span>
            </>
          )}
        </NavLink>
      </Tooltip>
    </li>
  )
}
