import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Me } from '#api/account.ts'
import { query } from '#app/lib/api.ts'
import { authCall } from '#app/lib/auth.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { formatDate } from '#app/lib/format.ts'
import { useSay } from '#app/lib/say.tsx'
import { Section } from '#app/lib/section.tsx'
import { useSession } from '#app/lib/session.tsx'
import { useOpenBilling } from '#app/lib/use-open-billing.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { accountLimits } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { accountTabMessages, deleteMessages } from './messages.ts'

/** Loaded on demand, because the settings are large. */
const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }))
const TwoFactorCard = lazy(async () => ({ default: (await import('./two-factor-card.tsx')).TwoFactorCard }))
const DownloadData = lazy(async () => ({ default: (await import('./download-data.tsx')).DownloadData }))
const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }))
const SessionList = lazy(async () => ({ default: (await import('./session-list.tsx')).SessionList }))
const StyleForm = lazy(async () => ({ default: (await import('./style-form.tsx')).StyleForm }))

function NameForm({ name }: { name: string }) {
  const { refresh } = useSession()
  const say = useSay()
  const t = accountTabMessages
  const form = useForm({
    stored: { name },
    check: (typed) => ({ name: typed.name.trim() ? undefined : authMessages.nameRequired }),
    async send(typed) {
      await authCall('update-user', { name: typed.name.trim() })
      await refresh()
      say({ tone: 'good', text: settingsMessages.nameSaved })
    },
    failed: settingsMessages.nameFailed,
    onFailure: () => say({ tone: 'bad', text: settingsMessages.nameFailed }),
  })
  return (
    <Form form={form} className="grid justify-items-start gap-4">
      <Field label={t.fullName} className="w-full max-w-md" {...form.field('name')}>
        {(control) => <Input {...control} autoComplete="name" dir="auto" maxLength={accountLimits.name} />}
      </Field>
      <SubmitButton variant="secondary" busy={form.busy} off={form.values().name.trim() === name} label={t.saveName} busyLabel={t.saving} />
    </Form>
  )
}

export function AccountTab() {
  const { me, state, refresh } = useSession()
  if (!me)
    return state === 'unreachable' ? <ErrorState message={settingsMessages.accountFailed} retry={refresh} /> : <Skeleton className="h-64" />
  const { full_name: name, email } = me.user
  const t = accountTabMessages
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Profile me={me} />
      <Section title={t.name} text={t.nameText}>
        <NameForm name={name} />
      </Section>
      <Section title={t.style} text={t.styleText}>
        <Suspense fallback={<Skeleton className="h-56 max-w-md" />}>
          <StyleForm style={me.style} />
        </Suspense>
      </Section>
      <Section title={t.password} text={t.passwordText}>
        <Suspense fallback={<Skeleton className="h-64 max-w-md" />}>
          <PasswordForm email={email} />
        </Suspense>
      </Section>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <TwoFactorCard />
      </Suspense>
      <Section title={t.devices} text={t.devicesText}>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <SessionList />
        </Suspense>
      </Section>
      <Section title={t.data} text={t.dataText}>
        <Suspense fallback={<Skeleton className="h-10 w-40" />}>
          <DownloadData />
        </Suspense>
      </Section>
      <Section title={deleteMessages.title} text={deleteMessages.text}>
        <Suspense fallback={<Skeleton className="h-10 w-40" />}>
          <DeleteAccount />
        </Suspense>
      </Section>
    </div>
  )
}

function Profile({ me: { user, expires_at } }: { me: Me }) {
  return (
    <Card className="flex flex-wrap items-start gap-4">
      <Avatar name={user.full_name} email={user.email} imageUrl={user.avatar_url} className="size-14 text-lg" />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <CardTitle className="[overflow-wrap:anywhere]" dir="auto">
          {user.full_name || user.email}
        </CardTitle>
        <CardText className="break-all">{user.email}</CardText>
        <PlanState expiresAt={expires_at} />
      </div>
      <PlanAction />
    </Card>
  )
}

/** The plan, and when it renews or ends. A plan that is not known says nothing about it. */
function PlanState({ expiresAt }: { expiresAt: string | null }) {
  const { plan } = useSession()
  const { data } = useQuery(query.billing.mine.queryOptions({ enabled: plan.active && expiresAt !== null }))
  const t = accountTabMessages
  const date = data && expiresAt && formatDate(expiresAt)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <span className="font-medium">{plan.label}</span>
      {plan.active && <Badge tone="good">{t.active}</Badge>}
      {date && <span className="text-soft">{data.card?.renews ? t.renewsOn({ day: date }) : t.endsOn({ day: date })}</span>}
    </div>
  )
}

/** The way to another plan, or to the invoices and the card of this one. */
function PlanAction() {
  const { plan } = useSession()
  const openBilling = useOpenBilling()
  const t = accountTabMessages
  if (!plan.known) return null
  return plan.active ? (
    <Button variant="secondary" onClick={openBilling}>
      {t.manage}
    </Button>
  ) : (
    <a href={paths.pricing} className={buttonLook()}>
      {t.upgrade}
    </a>
  )
}
