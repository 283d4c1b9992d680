import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoment } from '#app/lib/dates.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { PersonDetails } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { featureLabels, type Limit } from '#contract/plans.ts'
import { addressOf } from './address.ts'
import { usePerson } from './people-query.ts'
import { PersonBadges } from './people-tab.tsx'
import { PlanForm } from './plan-form.tsx'
import { heldPlan } from './request-words.ts'
import { SwitchForm } from './switch-form.tsx'

interface PersonDialogProps {
  id: string
  onClose: () => void
}

type Step = 'view' | 'plan' | 'switch'

/** An account: what it has and uses, and what can be changed. */
export function PersonDialog({ id, onClose }: PersonDialogProps) {
  const { data: person, isPending, refetch } = usePerson(id)
  const [step, setStep] = useState<Step>('view')
  const back = () => setStep('view')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-xl">
        <DialogTitle dir="auto" className="[overflow-wrap:anywhere]">
          {person ? person.full_name.trim() || person.email : 'Account'}
        </DialogTitle>
        <DialogDescription asChild>
          <div className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {person?.email}
            {person && <PersonBadges person={person} />}
          </div>
        </DialogDescription>
        {!person &&
          (isPending ? (
            <ListSkeleton label={messages.site.loading} />
          ) : (
            <ErrorState message={adminMessages.personFailed} retry={refetch} />
          ))}
        {person && step === 'view' && <PersonView person={person} onStep={setStep} />}
        {person && step === 'plan' && <PlanForm person={person} onDone={back} />}
        {person && step === 'switch' && <SwitchForm person={person} onDone={back} />}
      </DialogContent>
    </Dialog>
  )
}

function PersonView({ person, onStep }: { person: PersonDetails; onStep: (step: Step) => void }) {
  const { me } = useSession()
  const { id, created_at, last_used_at, disabled } = person
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        <Fact name="Plan">{heldPlan(person)}</Fact>
        <Fact name="Joined">{formatDate(created_at)}</Fact>
        <Fact name="Last used">{last_used_at ? formatMoment(last_used_at) : 'Not signed in anywhere'}</Fact>
      </dl>
      <Usage person={person} />
      <DialogFooter>
        <Button asChild variant="link" className="me-auto px-0">
          <Link to={addressOf({ tab: 'log', subject: id })}>Audit log of this account</Link>
        </Button>
        {id !== me?.user.id && (
          <Button variant="secondary" onClick={() => onStep('switch')}>
            {disabled ? 'Enable account' : 'Disable account'}
          </Button>
        )}
        <Button onClick={() => onStep('plan')}>Set plan</Button>
      </DialogFooter>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </>
  )
}

const allowed = (used: number, limit: Limit): string =>
  limit === null ? `${used}, unlimited` : limit === 0 && used === 0 ? 'Not on the plan' : `${used} / ${limit}`

function Usage({ person: { usage, resets_at } }: { person: PersonDetails }) {
  return (
    <section aria-labelledby="used" className="grid gap-3 rounded-md bg-sunken p-4 text-sm">
      <h3 id="used" className="text-base">
        Used this month
      </h3>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {usage.map(({ feature, used, limit }) => (
          <li key={feature} className="grid content-start gap-1.5">
            <div className="flex justify-between gap-3">
              <span>{featureLabels[feature]}</span>
              <span className="whitespace-nowrap text-soft tabular-nums">{allowed(used, limit)}</span>
            </div>
            {limit !== null && limit > 0 && <Progress label={`${featureLabels[feature]} used this month`} value={used} max={limit} />}
          </li>
        ))}
      </ul>
      <p className="text-soft">Counts start again on {formatDate(resets_at)}.</p>
    </section>
  )
}
