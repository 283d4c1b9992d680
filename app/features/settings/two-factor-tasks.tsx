import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { authCall } from '#app/lib/auth.ts'
import { copyText } from '#app/lib/copy-button.tsx'
import { saveFile } from '#app/lib/export/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { brand } from '#contract/brand.ts'
import { PasswordStep, ScanStep, Step } from './two-factor-steps.tsx'

/** The backup codes, which are shown only once. */
function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const download = () => {
    const lines = [`${brand.name} backup codes. Each works once.`, '', ...codes, '']
    saveFile(new File([lines.join('\n')], `${brand.name.toLowerCase()}-backup-codes.txt`, { type: 'text/plain' }))
  }
  return (
    <Step title="Keep your backup codes">
      <p className="text-sm">
        Without your phone, each of these codes signs you in once. They are shown <strong>only now</strong>: keep them where you keep
        passwords.
      </p>
      <ul
        dir="ltr"
        className="grid max-w-md grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-sm"
        aria-label="Backup codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copyText(codes.join('\n'), twoFactorMessages.codesCopied)}>
          <Copy aria-hidden />
          Copy codes
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden />
          Download codes
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </Step>
  )
}

export type Task = 'turnOn' | 'newCodes' | 'turnOff'

interface TaskProps {
  /** Called when something has changed on the server. */
  onChange: () => void
  /** Called when the task ends, completed or not. */
  onClose: () => void
}

const words = twoFactorMessages

/** The tasks of the second factor, step by step. */
export default function TwoFactorTask({ task, ...props }: TaskProps & { task: Task }) {
  if (task === 'turnOn') return <TurnOn {...props} />
  if (task === 'newCodes') return <NewCodes {...props} />
  return <TurnOff {...props} />
}

function TurnOn({ onChange, onClose }: TaskProps) {
  const [enrollment, setEnrollment] = useState<{ totpURI: string; backupCodes: string[] }>()
  const [verified, setVerified] = useState(false)

  if (!enrollment) {
    return (
      <PasswordStep
        title="Confirm that it is you"
        label="Continue"
        busyLabel="Checking..."
        failed={words.enableFailed}
        onPassword={async (password) => setEnrollment(await authCall('two-factor/enable', { password }))}
        onCancel={onClose}
      >
        <p className="text-sm">You need an authenticator app on your phone, such as the one that keeps your other codes.</p>
      </PasswordStep>
    )
  }
  if (verified) return <BackupCodes codes={enrollment.backupCodes} onDone={onClose} />
  const done = () => {
    toast.success(words.enabled)
    setVerified(true)
    onChange()
  }
  return <ScanStep uri={enrollment.totpURI} onDone={done} onCancel={onClose} />
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
