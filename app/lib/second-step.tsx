import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CodeInput, codeRefusal, isSignInExpired, verifyBackupCode, verifyCode } from '#app/lib/factors.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast.ts'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { secondStepMessages } from './second-step-messages.ts'

/** The two ways to verify the second factor, with their texts. */
const ways = () => {
  const t = secondStepMessages
  const errors = twoFactorMessages
  return {
    app: {
      label: t.code,
      hint: t.codeHint,
      input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
      required: errors.codeRequired,
      wrong: errors.codeWrong,
      other: t.useBackup,
      verify: verifyCode,
    },
    backup: {
      label: t.backup,
      hint: t.backupHint,
      input: { autoComplete: 'off', maxLength: 30 },
      required: errors.backupCodeRequired,
      wrong: errors.backupCodeWrong,
      other: t.useApp,
      verify: verifyBackupCode,
    },
  } as const
}

interface SecondStepFormProps {
  /** Called when the session exists. */
  onDone: () => Promise<void>
  /** Returns to the password form. */
  onBack: () => void
}

/** The code after the password, for an account with a second factor. */
export function SecondStepForm({ onDone, onBack }: SecondStepFormProps) {
  const [way, setWay] = useState<keyof ReturnType<typeof ways>>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const t = secondStepMessages
  const { label, hint, input, required, wrong, other, verify } = ways()[way]
  const verification = useMutation({
    mutationFn: async () => {
      await verify(code)
      toast.success(authMessages.signedIn)
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
            onChange={({ target }) => {
              setCode(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <SubmitButton busy={verification.isPending} label={t.verify} busyLabel={t.verifying} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="link" size="inline" onClick={onBack}>
          {isSignInExpired(verification.error) ? t.passwordAgain : t.back}
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
