import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { toast } from 'sonner'
import { authCall } from '#app/lib/auth.ts'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { Me } from '#contract/api.ts'
import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { DownloadData } from './download-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** Loaded on demand, because the settings are large. */
const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }))
const StyleForm = lazy(async () => ({ default: (await import('./style-form.tsx')).StyleForm }))

function NameForm({ name }: { name: string }) {
  const { refresh } = useSession()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await authCall('update-user', { name: typed.trim() })
      await refresh()
    },
    onSuccess: () => toast.success(settingsMessages.nameSaved),
    onError: (cause) => {
      console.error('Saving the name failed', cause)
      toast.error(settingsMessages.nameFailed)
    },
  })

  const save = (event: FormEvent) => {
    event.preventDefault()
    setError(typed.trim() ? undefined : authMessages.get().nameRequired)
    if (typed.trim()) mutate()
  }

  return (
    <form onSubmit={save} noValidate className="grid justify-items-start gap-4">
      <Field label="Full name" error={error} className="w-full max-w-md">
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            dir="auto"
            maxLength={accountLimits.name}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" disabled={isPending || typed.trim() === name}>
        {isPending ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  )
}

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
      <SettingsSection
        title="Writing style"
        text="How your texts are spelled and how they address your readers. What you type in Details comes first."
      >
        <Suspense fallback={<Skeleton className="h-56 max-w-md" />}>
          <StyleForm key={`${me.style.spelling} ${me.style.address}`} style={me.style} />
        </Suspense>
      </SettingsSection>
      <SettingsSection title="Password" text="Changing it signs you out everywhere else.">
        <PasswordForm email={email} />
      </SettingsSection>
      <TwoFactorCard />
      <SettingsSection title="Where you are signed in" text="Devices signed in to your account. Sign out any that you don’t recognize.">
        <SessionList />
      </SettingsSection>
      <SettingsSection
        title="Your data"
        text="Everything that is stored about you as one JSON file: profile, plan, uses, history, library, payments and sign-ins."
      >
        <DownloadData />
      </SettingsSection>
      <SettingsSection title="Delete account" text="Removes your account and everything in it, for good.">
        <Suspense fallback={<Skeleton className="h-10 w-40" />}>
          <DeleteAccount />
        </Suspense>
      </SettingsSection>
    </div>
  )
}

function Profile({ me: { user, expires_at } }: { me: Me }) {
  const { plan } = useSession()
  return (
    <Card className="flex items-start gap-4">
      <Avatar name={user.full_name} email={user.email} imageUrl={user.avatar_url} className="size-14 text-lg" />
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
