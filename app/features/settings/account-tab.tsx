import { LogOut } from 'lucide-react'
import { formatDate } from '#app/lib/dates.ts'
import { initials } from '#app/lib/initials.ts'
import { useSession } from '#app/lib/session.tsx'
import { useSignOut } from '#app/lib/use-sign-out.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Me } from '#contract/api.ts'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export function AccountTab() {
  const { me } = useSession()
  if (!me) return <Skeleton className="h-64" />
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <Profile me={me} />
        <LeaveCard />
      </div>
      <div className="grid gap-4">
        <Card className="grid gap-4">
          <CardTitle>Name</CardTitle>
          <NameForm key={me.user.full_name} name={me.user.full_name} />
        </Card>
        <Card className="grid gap-4">
          <CardTitle>Password</CardTitle>
          <PasswordForm email={me.user.email} />
        </Card>
        <TwoFactorCard />
      </div>
    </div>
  )
}

function Profile({ me: { user, expires_at } }: { me: Me }) {
  const { plan } = useSession()
  return (
    <Card className="flex items-start gap-4">
      <Avatar initials={initials(user.full_name, user.email)} imageUrl={user.avatar_url} className="size-14 text-lg" />
      <div className="grid min-w-0 gap-1">
        <CardTitle className="truncate">{user.full_name || user.email}</CardTitle>
        <CardText className="break-all">{user.email}</CardText>
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="font-medium">{plan.label}</span>
          <Badge tone={plan.active ? 'good' : 'neutral'}>{plan.active ? 'Active' : 'Inactive'}</Badge>
          {plan.active && expires_at && <span className="text-soft">until {formatDate(expires_at)}</span>}
        </div>
      </div>
    </Card>
  )
}

function LeaveCard() {
  const leave = useSignOut()
  return (
    <Card className="grid justify-items-start gap-3">
      <CardTitle>This device</CardTitle>
      <CardText>Signing out here leaves your other devices signed in.</CardText>
      <Button variant="secondary" onClick={leave}>
        <LogOut aria-hidden />
        Sign out
      </Button>
    </Card>
  )
}
