import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { CodeInput, codeRefusal, isSignInExpired, verifyBackupCode, verifyCode } from '#app/lib/factors.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages } from '#contract/messages.ts'

/** The two ways to verify the second factor, with their texts. */
const ways = {
  app: {
    label: '6-digit code',
    hint: 'From the authenticator app on your phone. It changes every 30 seconds.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
    required: twoFactorMessages.codeRequired,
    wrong: twoFactorMessages.codeWrong,
    other: 'Use a backup code',
    verify: verifyCode,
  },
  backup: {
    label: 'Backup code',
    hint: 'One of the codes you kept when you turned two-factor sign-in on. Each works once.',
    input: { autoComplete: 'off', maxLength: 30 },
    required: twoFactorMessages.backupCodeRequired,
    wrong: twoFactorMessages.backupCodeWrong,
    other: 'Use my authenticator app',
    verify: verifyBackupCode,
  },
} as const

interface SecondStepFormProps {
  /** Called when the session exists. */
  onDone: () => Promise<void>
  /** Returns to the password form. */
  onBack: () => void
}

/** The code after the password, for an account with a second factor. */
export function SecondStepForm({ onDone, onBack }: SecondStepFormProps) {
  const [way, setWay] = useState<keyof typeof ways>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const { label, hint, input, required, wrong, other, verify } = ways[way]
  const verification = useMutation({
    mutationFn: async () => {
      await verify(code)
      toast.success(authMessages.get().signedIn)
      await onDone()
    },
    onError: (cause) => {
      console.error('The second factor was refused', cause)
      setError(codeRefusal(cause, wrong))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(code.trim() ? undefined : required)
    if (code.trim() && !verification.isPending) verification.mutate()
  }

  const change = () => {
    setWay(way === 'app' ? 'backup' : 'app')
    setCode('')
    setError(undefined)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field key={way} label={label} hint={hint} error={error}>
        {(control) => (
          <CodeInput
            {...control}
            {...input}
            ref={takeFocus}
            className="text-lg"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={verification.isPending} label="Verify and sign in" busyLabel="Checking..." />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="link" size="inline" onClick={onBack}>
          {isSignInExpired(verification.error) ? 'Enter your password again' : 'Back to the password'}
        </Button>
        <Button variant="link" size="inline" onClick={change}>
          {other}
        </Button>
      </div>
    </form>
  )
}

/** Focuses the field when it mounts. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()
