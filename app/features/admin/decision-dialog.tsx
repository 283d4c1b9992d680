import { useState } from 'react'
import type { AdminRequest } from '#api/admin.ts'
import { rupees } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { notesMax, referenceOf } from '#contract/billing.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import { decisionMessages, panelMessages } from './messages.ts'
import { Fact } from './parts.tsx'
import { type Decision, useDecision } from './request-query.ts'
import { heldPlan } from './request-row.tsx'
import { refusal } from './summary.ts'

/** The admin's notes on a decision. */
export function Notes({ notes, onNotes }: { notes: string; onNotes: (notes: string) => void }) {
  return (
    <Field label={decisionMessages.notes} hint={decisionMessages.notesHint}>
      {(control) => <Textarea {...control} rows={3} maxLength={notesMax} value={notes} onChange={({ target }) => onNotes(target.value)} />}
    </Field>
  )
}

const t = decisionMessages
const texts: Record<Decision, { title: string; about: string; action: string; busy: string; failed: string }> = {
  process: {
    title: t.processTitle,
    about: t.processLead,
    action: t.process,
    busy: t.processBusy,
    failed: adminMessages.processFailed,
  },
  reject: {
    title: t.rejectTitle,
    about: t.rejectLead({ message: adminMessages.closed }),
    action: t.reject,
    busy: t.rejectBusy,
    failed: adminMessages.rejectFailed,
  },
}

interface DecisionDialogProps {
  decision: Decision
  request: AdminRequest
  onClose: () => void
}

/** Shows a request and asks for notes and the decision. */
export function DecisionDialog({ decision, request, onClose }: DecisionDialogProps) {
  const { title, about, action, busy, failed } = texts[decision]
  const [notes, setNotes] = useState('')
  const { mutate, isPending, error } = useDecision(decision, request)
  const obstacle = decision === 'process' && !error && obstacleOf(request)
  return (
    // The dialog cannot be closed while the call runs, so that the result is seen.
    <Dialog open onOpenChange={(open) => !open && !isPending && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{about}</DialogDescription>
        <Summary request={request} />
        {obstacle && <p className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">{obstacle}</p>}
        <Notes notes={notes} onNotes={setNotes} />
        {error && (
          <p role="alert" className="text-bad text-sm">
            {refusal(error, failed)}
          </p>
        )}
        <DialogFooter>
          <Button variant="secondary" aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            {panelMessages.cancel}
          </Button>
          <Button
            variant={decision === 'reject' ? 'danger' : 'primary'}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(notes.trim(), { onSuccess: onClose })}
          >
            {isPending ? busy : action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Summary({ request }: { request: AdminRequest }) {
  const { id, user_name, user_email, plan_id, billing_interval, amount, account } = request
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 text-sm">
      <Fact name={t.user}>
        <span dir="auto" className="block">
          {user_name}
        </span>
        {user_email}
      </Fact>
      <Fact name={t.plan}>{plans[plan_id].name}</Fact>
      <Fact name={t.billing}>{intervalNames[billing_interval].label}</Fact>
      <Fact name={t.amount}>{rupees(amount)}</Fact>
      <Fact name={t.reference}>{referenceOf(id)}</Fact>
      {account && <Fact name={t.currentPlan}>{heldPlan(account)}</Fact>}
    </dl>
  )
}

/** Why the server would refuse the payment, as far as the list shows. */
function obstacleOf({ account, claim }: AdminRequest): string | null {
  if (claim === 'disowned') return adminMessages.disowned
  if (!account) return adminMessages.noAccount
  if (claim === 'waiting') return adminMessages.unclaimed
  return account.disabled ? adminMessages.accountDisabled : null
}
