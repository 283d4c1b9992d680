import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { AdminUser, AdminUserDetails } from '#api/admin.ts'
import { Form, type FormState, useForm } from '#app/lib/form.tsx'
import { formatDate, formatMoment } from '#app/lib/format.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Select } from '#app/ui/select.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { featureNames, type Limit, planIds, plans } from '#contract/plans.ts'
import { Notes } from './decision-dialog.tsx'
import { panelMessages, userMessages } from './messages.ts'
import { accountName, Fact } from './parts.tsx'
import { heldPlan } from './request-row.tsx'
import { panelPath, refusal } from './summary.ts'
import { useUserChange, useUserDetails } from './users-query.ts'

const t = userMessages

/** The day of a timestamp (ISO 8601) in the format of a date input, in the browser's time zone. */
function dayOf(moment: string): string {
  const at = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The end of a day in the browser's time zone, as ISO 8601; `null` for an empty input. */
const endOfDay = (day: string): string | null => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null)

interface UserFormProps {
  user: AdminUserDetails
  /** Returns to the account, whether or not something was changed. */
  onDone: () => void
}

const choices = planIds.map((value) => ({ value, label: plans[value].name }))

/** Sets the plan of an account and its last day. */
function PlanForm({ user, onDone }: UserFormProps) {
  const change = useUserChange(user.id)
  const form = useForm({
    initial: { plan: user.plan, day: user.expires_at ? dayOf(user.expires_at) : '', notes: '' },
    async send({ plan, day, notes }) {
      await change({ to: 'plan', plan, expires_at: plan === 'free' ? null : endOfDay(day), notes })
      onDone()
    },
    failed: adminMessages.changeFailed,
  })
  const plan = form.choice('plan')
  return (
    // The browser checks the day.
    <Form form={form} noValidate={false} className="grid gap-4">
      {user.by_card && <p className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">{t.byCard}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.plan}>{(control) => <Select {...control} options={choices} {...plan} />}</Field>
        {plan.value !== 'free' && (
          <Field label={t.lastDay} hint={t.lastDayHint} {...form.field('day')}>
            {(control) => <Input {...control} type="date" min={dayOf(new Date().toISOString())} />}
          </Field>
        )}
      </div>
      <FormEnd form={form} onCancel={onDone}>
        <SubmitButton busy={form.busy} label={t.setPlan} busyLabel={panelMessages.saving} />
      </FormEnd>
    </Form>
  )
}

/** Disables an account, or enables one that is disabled. */
function SwitchForm({ user: { id, disabled }, onDone }: UserFormProps) {
  const change = useUserChange(id)
  const form = useForm({
    initial: { notes: '' },
    async send({ notes }) {
      await change({ to: disabled ? 'enable' : 'disable', notes })
      onDone()
    },
    failed: adminMessages.changeFailed,
  })
  const label = disabled ? t.enable : t.disable
  return (
    <Form form={form} className="grid gap-4">
      <p className="text-sm">{disabled ? t.enableText : t.disableText}</p>
      <FormEnd form={form} onCancel={onDone}>
        <SubmitButton variant={disabled ? 'primary' : 'danger'} busy={form.busy} label={label} busyLabel={label} />
      </FormEnd>
    </Form>
  )
}

interface FormEndProps {
  form: Pick<FormState<{ notes: string }>, 'choice' | 'busy' | 'failure'>
  onCancel: () => void
  /** The submit button. */
  children: ReactNode
}

/** The notes, the error, and the buttons. */
function FormEnd({ form: { choice, busy, failure }, onCancel, children }: FormEndProps) {
  const { value, onValueChange } = choice('notes')
  return (
    <>
      <Notes notes={value} onNotes={onValueChange} />
      {failure !== null && (
        <p role="alert" className="text-bad text-sm">
          {refusal(failure, adminMessages.changeFailed)}
        </p>
      )}
      <DialogFooter>
        <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && onCancel()}>
          {panelMessages.cancel}
        </Button>
        {children}
      </DialogFooter>
    </>
  )
}

type Step = 'view' | 'plan' | 'switch'

/** An account with its plan and usage, and the changes an admin can make. */
export function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: user, isPending, refetch } = useUserDetails(id)
  const [step, setStep] = useState<Step>('view')
  const back = () => setStep('view')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl">
        <DialogTitle dir="auto" className="[overflow-wrap:anywhere]">
          {user ? accountName(user) : t.account}
        </DialogTitle>
        <DialogDescription asChild>
          <div className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {user?.email}
            {user && <UserBadges user={user} />}
          </div>
        </DialogDescription>
        {!user &&
          (isPending ? <ListSkeleton label={siteMessages.loading} /> : <ErrorState message={adminMessages.personFailed} retry={refetch} />)}
        <MessagePlace>
          {user && step === 'view' && <UserView user={user} onStep={setStep} />}
          {user && step === 'plan' && <PlanForm user={user} onDone={back} />}
          {user && step === 'switch' && <SwitchForm user={user} onDone={back} />}
          <MessageLine />
        </MessagePlace>
      </DialogContent>
    </Dialog>
  )
}

function UserView({ user, onStep }: { user: AdminUserDetails; onStep: (step: Step) => void }) {
  const { me } = useSession()
  const { id, created_at, last_used_at, disabled } = user
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        <Fact name={t.plan}>{heldPlan(user)}</Fact>
        <Fact name={t.joinedLabel}>{formatDate(created_at)}</Fact>
        <Fact name={t.lastUsed}>{last_used_at ? formatMoment(last_used_at) : t.neverUsed}</Fact>
      </dl>
      <Usage user={user} />
      <DialogFooter>
        <Button asChild variant="link" className="me-auto px-0">
          <Link to={panelPath({ tab: 'log', subject: id })}>{t.log}</Link>
        </Button>
        {id !== me?.user.id && (
          <Button variant="secondary" onClick={() => onStep('switch')}>
            {disabled ? t.enable : t.disable}
          </Button>
        )}
        <Button onClick={() => onStep('plan')}>{t.setPlan}</Button>
      </DialogFooter>
    </>
  )
}

const usageText = (used: number, limit: Limit): string =>
  limit === null ? t.usedUnlimited({ used }) : limit === 0 && used === 0 ? t.notOnPlan : t.usedLimit({ used, limit })

function Usage({ user: { usage, resets_at } }: { user: AdminUserDetails }) {
  return (
    <section aria-labelledby="used" className="grid gap-3 rounded-md bg-sunken p-4 text-sm">
      <h3 id="used" className="text-base">
        {t.used}
      </h3>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {usage.map(({ feature, used, limit }) => (
          <li key={feature} className="grid content-start gap-1.5">
            <div className="flex justify-between gap-3">
              <span>{featureNames[feature].label}</span>
              <span className="whitespace-nowrap text-soft tabular-nums">{usageText(used, limit)}</span>
            </div>
            {limit !== null && limit > 0 && (
              <Progress label={t.usedOf({ feature: featureNames[feature].label })} value={used} max={limit} />
            )}
          </li>
        ))}
      </ul>
      <p className="text-soft">{t.resets({ date: formatDate(resets_at) })}</p>
    </section>
  )
}

/** Badges for an account that is an admin's, unverified or disabled. */
export function UserBadges({ user: { role, email_verified, disabled } }: { user: AdminUser }) {
  return (
    <>
      {role === 'admin' && <Badge tone="accent">{t.admin}</Badge>}
      {!email_verified && <Badge tone="warn">{t.notVerified}</Badge>}
      {disabled && <Badge tone="bad">{t.disabled}</Badge>}
    </>
  )
}
