import { useQueryClient } from '@tanstack/react-query'
import { CreditCard, History, LogOut, Settings } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { query } from '#app/lib/api.ts'
import { useSession, useSignOut } from '#app/lib/session.tsx'
import { useOpenBilling } from '#app/lib/use-open-billing.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { paths } from '#contract/paths.ts'
import { shellMessages } from './messages.ts'

/** The account's menu. */
export function AvatarMenu() {
  const { me, plan } = useSession()
  const leave = useSignOut()
  const t = shellMessages
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" className="rounded-full">
          <Avatar name={me?.user.full_name} email={me?.user.email} imageUrl={me?.user.avatar_url} />
          <span className="sr-only">{t.account}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <DropdownMenuLabel className="grid gap-0.5">
          {me && (
            <>
              <span className="truncate font-medium">{me.user.full_name}</span>
              <span className="truncate text-soft text-xs">{me.user.email}</span>
            </>
          )}
          <span className="mt-1 flex items-center gap-2 text-xs">
            <span aria-hidden className={cn('size-2 rounded-full', plan.active ? 'bg-good' : 'bg-edge')} />
            {plan.text}
            {plan.active && <span className="sr-only">{t.active}</span>}
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={paths.settings}>
            <Settings aria-hidden />
            {t.settings}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild className="lg:hidden">
          <Link to={paths.history}>
            <History aria-hidden />
            {t.history}
          </Link>
        </DropdownMenuItem>
        <BillingItem />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={leave}>
          <LogOut aria-hidden />
          {t.signOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/**
 * The target is prefetched when the menu opens; a click before the response opens it when it arrives. It does not use `useQuery`, which
 * would cancel the request when the menu closes.
 */
function BillingItem() {
  const open = useOpenBilling()
  const client = useQueryClient()
  useEffect(() => void client.prefetchQuery(query.billing.mine.queryOptions()), [client])
  return (
    <DropdownMenuItem onSelect={open}>
      <CreditCard aria-hidden />
      {shellMessages.billing}
    </DropdownMenuItem>
  )
}
