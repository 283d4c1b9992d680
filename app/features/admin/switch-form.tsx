import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import type { PersonDetails } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Notes } from './notes.tsx'
import { usePersonChange } from './people-query.ts'
import { refusal } from './refusal.ts'

interface SwitchFormProps {
  person: PersonDetails
  /** Back to the account, whether or not something was changed. */
  onDone: () => void
}

/** Disables an account, or enables one that is disabled. */
export function SwitchForm({ person: { id, disabled }, onDone }: SwitchFormProps) {
  const [notes, setNotes] = useState('')
  const { mutate, isPending, error } = usePersonChange(id)
  const to = disabled ? 'enable' : 'disable'
  return (
    <>
      <p className="text-sm">
        {disabled
          ? 'The person can sign in again, with everything that was theirs. A card subscription that was cancelled when the account was disabled stays cancelled: they can subscribe again.'
          : 'The person is signed out everywhere and cannot sign in. Their data and what they paid for manually stay.'}
        {!disabled && ' If a card pays for their plan, that subscription is cancelled now, without a refund.'}
      </p>
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
        <Button
          variant={disabled ? 'primary' : 'danger'}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate({ to, notes }, { onSuccess: onDone })}
        >
          {disabled ? 'Enable account' : 'Disable account'}
        </Button>
      </DialogFooter>
    </>
  )
}
