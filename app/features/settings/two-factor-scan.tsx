import { type FormEvent, useState } from 'react'
import { codeRefusal, verifyCode } from '#app/lib/factors.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { Step } from './two-factor-password.tsx'

interface ScanStepProps {
  /** The otpauth URI for the authenticator app. */
  address: string
  onDone: () => void
  onCancel: () => void
}

/** Shows the secret as a QR code and verifies a first code. */
export function ScanStep({ address, onDone, onCancel }: ScanStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const secret = new URL(address).searchParams.get('secret') ?? ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(code.trim() ? undefined : twoFactorMessages.codeRequired)
    if (!code.trim() || busy) return
    setBusy(true)
    try {
      await verifyCode(code)
      onDone()
    } catch (cause) {
      console.error(twoFactorMessages.enableFailed, cause)
      setError(codeRefusal(cause, twoFactorMessages.codeWrong))
      setBusy(false)
    }
  }

  return (
    <Step title="Scan this with your authenticator app">
      <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
        <QrCode text={address} label="QR code for your authenticator app" />
        <div className="grid min-w-0 content-start gap-2 text-sm">
          <p>On this device, or cannot scan? Type this key into the app instead:</p>
          <p dir="ltr" className="wrap-anywhere rounded-md bg-sunken p-3 font-mono">
            {(secret.match(/.{1,4}/g) ?? []).join(' ')}
          </p>
        </div>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="6-digit code" hint="The app shows it. It changes every 30 seconds." error={error} className="max-w-md">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              dir="ltr"
              className="font-mono text-lg tracking-widest"
              value={code}
              onChange={({ target }) => {
                setCode(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <p className="text-soft text-sm">Your other devices are signed out when it is on.</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Checking...' : 'Verify and turn on'}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Step>
  )
}
