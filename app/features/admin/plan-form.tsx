import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PersonDetails } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { planIds, plans } from '#contract/plans.ts'
import { Notes } from './notes.tsx'
import { usePersonChange } from './people-query.ts'
import { dayOf, endOfDay } from './plan-end.ts'
import { refusal } from './refusal.ts'

interface PersonFormProps {
  person: PersonDetails
  /** Back to the account, whether or not something was changed. */
  onDone: () => void
}

const choices = planIds.map((value) => ({ value, label: plans[value].name }))

/** Gives an account a plan and its end. */
export function PlanForm({ person, onDone }: PersonFormProps) {
  const [plan, setPlan] = useState(person.plan)
  const [day, setDay] = useState(person.expires_at ? dayOf(person.expires_at) : '')
  const [notes, setNotes] = useState('')
  const { mutate, isPending, error } = usePersonChange(person.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate({ to: 'plan', plan, expires_at: plan === 'free' ? null : endOfDay(day), notes }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {person.by_card && (
        <p className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">
          A card pays for the plan in force. It stays as it is, and the larger of the two counts.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Plan">{(control) => <Select {...control} options={choices} value={plan} onValueChange={setPlan} />}</Field>
        {plan !== 'free' && (
          <Field label="Last day" hint="Without one it does not end, and no payment can be added to it.">
            {(control) => (
              <Input
                {...control}
                type="date"
                min={dayOf(new Date().toISOString())}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      <Notes notes={notes} onNotes={setNotes} />
      {error && (
        <p role="alert" className="text-bad text-sm">
          {refusal(error, adminMessages.changeFailed)}
        </p>
      )}
      <DialogFooter>
        <Button variant="secondary" aria-disabled={isPending} onClick={() => !isPending && onDone()}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving...' : 'Set plan'}
        </Button>
      </DialogFooter>
    </form>
  )
}
