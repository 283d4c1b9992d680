import { useEffect, useState } from 'react'
import { CodeInput, codeRefusal, isSignInExpired, verifyBackupCode, verifyCode } from '#app/lib/factors.tsx'
import { Form, useForm } from '#app/lib/form.tsx'
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
  const t = secondStepMessages
  const { label, hint, input, required, wrong, other, verify } = ways()[way]
  const [expired, setExpired] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : required }),
    async send({ code }) {
      await verify(code)
      toast.success(authMessages.signedIn)
      await onDone()
    },
    failed: twoFactorMessages.verifyFailed,
    refused(error) {
      setExpired(isSignInExpired(error))
      return { code: codeRefusal(error, wrong) }
    },
  })
  const field = form.element
  useEffect(() => {
    if (way) field.current?.querySelector('input')?.focus()
  }, [way, field])
  const change = () => {
    setWay(way === 'app' ? 'backup' : 'app')
    form.change({ code: '' })
  }

  return (
    <Form form={form} className="grid gap-5">
      <Field key={way} label={label} hint={hint} {...form.field('code')}>
        {(control) => <CodeInput {...control} {...input} className="text-lg" />}
      </Field>
      <SubmitButton size="lg" className="w-full" busy={form.busy} label={t.verify} busyLabel={t.verifying} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button variant="link" size="inline" onClick={onBack}>
          {expired ? t.passwordAgain : t.back}
        </Button>
        <Button variant="link" size="inline" onClick={change}>
          {other}
        </Button>
      </div>
    </Form>
  )
}
