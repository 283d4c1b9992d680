import { useState } from 'react'
import { toast } from 'sonner'
import { authCall } from '#app/lib/auth.ts'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { BackupCodes } from './two-factor-codes.tsx'
import { PasswordStep } from './two-factor-password.tsx'
import { ScanStep } from './two-factor-scan.tsx'

export type Task = 'turnOn' | 'newCodes' | 'turnOff'

interface TaskProps {
  /** Runs when something has changed on the server. */
  onChange: () => void
  /** Runs when the task is over, done or not. */
  onClose: () => void
}

const words = twoFactorMessages

/** What can be done about the second factor, step by step. */
export default function TwoFactorTask({ task, ...props }: TaskProps & { task: Task }) {
  if (task === 'turnOn') return <TurnOn {...props} />
  if (task === 'newCodes') return <NewCodes {...props} />
  return <TurnOff {...props} />
}

function TurnOn({ onChange, onClose }: TaskProps) {
  const [begun, setBegun] = useState<{ totpURI: string; backupCodes: string[] }>()
  const [proved, setProved] = useState(false)

  if (!begun) {
    return (
      <PasswordStep
        title="Confirm that it is you"
        label="Continue"
        busyLabel="Checking..."
        failed={words.enableFailed}
        onPassword={async (password) => setBegun(await authCall('two-factor/enable', { password }))}
        onCancel={onClose}
      >
        <p className="text-sm">You need an authenticator app on your phone, such as the one that keeps your other codes.</p>
      </PasswordStep>
    )
  }
  if (proved) return <BackupCodes codes={begun.backupCodes} onDone={onClose} />
  const done = () => {
    toast.success(words.enabled)
    setProved(true)
    onChange()
  }
  return <ScanStep address={begun.totpURI} onDone={done} onCancel={onClose} />
}

function NewCodes({ onChange, onClose }: TaskProps) {
  const [codes, setCodes] = useState<string[]>()

  if (codes) return <BackupCodes codes={codes} onDone={onClose} />
  const regenerate = async (password: string, code: string) => {
    const answer = await authCall<{ backupCodes: string[] }>('two-factor/generate-backup-codes', { password, code })
    toast.success(words.regenerated)
    setCodes(answer.backupCodes)
    onChange()
  }
  return (
    <PasswordStep
      title="Make new backup codes"
      label="Make new codes"
      busyLabel="Making codes..."
      failed={words.regenerateFailed}
      withCode
      onPassword={regenerate}
      onCancel={onClose}
    >
      <p className="text-sm">The codes you have now stop working.</p>
    </PasswordStep>
  )
}

function TurnOff({ onChange, onClose }: TaskProps) {
  const turnOff = async (password: string, code: string) => {
    await authCall('two-factor/disable', { password, code })
    toast.success(words.disabled)
    onChange()
    onClose()
  }
  return (
    <PasswordStep
      title="Turn two-factor sign-in off"
      label="Turn off"
      busyLabel="Turning off..."
      variant="danger"
      failed={words.disableFailed}
      withCode
      onPassword={turnOff}
      onCancel={onClose}
    >
      <p className="text-sm">From then on your password alone signs in, and your backup codes stop working.</p>
    </PasswordStep>
  )
}
