import { formatDate } from '#app/lib/dates.ts'
import { initials } from '#app/lib/initials.ts'
import { useSession } from '#app/lib/session.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { Me } from '#contract/api.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export function AccountTab() {
  const { me, state, refresh } = useSession()
  if (!me)
    return state === 'unreachable' ? <ErrorState message={settingsMessages.accountFailed} retry={refresh} /> : <Skeleton className="h-64" />
  const { full_name: name, email } = me.user
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Profile me={me} />
      <SettingsSection title="Name" text="Used in the greeting and for your initials.">
        <NameForm key={name} name={name} />
      </SettingsSection>
      <SettingsSection title="Password" text="A new password signs your other devices out.">
        <PasswordForm email={email} />
      </SettingsSection>
      <TwoFactorCard />
      <SettingsSection
        title="Where you are signed in"
        text="Each browser you signed in with, as it named itself. End any that you do not know."
      >
        <SessionList />
      </SettingsSection>
      <SettingsSection
        title="Your data"
        text="Everything that is stored about you as one JSON file: profile, plan, uses, history, library, payments and sign-ins."
      >
        <DownloadData />
      </SettingsSection>
      <SettingsSection title="Delete account" text="Removes your account and everything in it, for good.">
        <DeleteAccount />
      </SettingsSection>
    </div>
  )
}

function Profile({ me: { user, expires_at } }: { me: Me }) {
  const { plan } = useSession()
  return (
    <Card className="flex items-start gap-4">
      <Avatar initials={initials(user.full_name, user.email)} imageUrl={user.avatar_url} className="size-14 text-lg" />
      <div className="grid min-w-0 gap-1">
        <CardTitle className="[overflow-wrap:anywhere]" dir="auto">
          {user.full_name || user.email}
        </CardTitle>
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
