import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { authCall } from '#app/lib/auth.ts'
import { copyText } from '#app/lib/copy-button.tsx'
import { saveFile } from '#app/lib/export/save-file.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { brand } from '#contract/brand.ts'
import { twoFactorCardMessages } from './messages.ts'
import { PasswordStep, ScanStep, Step } from './two-factor-steps.tsx'

/** The backup codes, which are shown only once. */
function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useSay()
  const t = twoFactorCardMessages
  const download = () => {
    const lines = [t.fileTitle({ brand: brand.name }), '', ...codes, '']
    saveFile(new File([lines.join('\n')], `${brand.name.toLowerCase()}-backup-codes.txt`, { type: 'text/plain' }))
  }
  return (
    <Step title={t.saveCodes}>
      <p className="text-sm">
        <Marked text={t.saveCodesText} strong={(words) => <strong>{words}</strong>} />
      </p>
      <ul dir="ltr" className="grid max-w-md grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-sm" aria-label={t.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copyText(codes.join('\n'), twoFactorMessages.codesCopied, say)}>
          <Copy aria-hidden />
          {t.copyCodes}
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden />
          {t.downloadCodes}
        </Button>
        <Button onClick={onDone}>{t.codesSaved}</Button>
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

/** The tasks of the second factor, step by step. */
export default function TwoFactorTask({ task, ...props }: TaskProps & { task: Task }) {
  if (task === 'turnOn') return <TurnOn {...props} />
  if (task === 'newCodes') return <NewCodes {...props} />
  return <TurnOff {...props} />
}

function TurnOn({ onChange, onClose }: TaskProps) {
  const [enrollment, setEnrollment] = useState<{ totpURI: string; backupCodes: string[] }>()
  const [verified, setVerified] = useState(false)
  const say = useSay()
  const t = twoFactorCardMessages

  if (!enrollment) {
    return (
      <PasswordStep
        title={t.confirm}
        label={t.continue}
        busyLabel={t.checking}
        failed={twoFactorMessages.enableFailed}
        onPassword={async (password) => setEnrollment(await authCall('two-factor/enable', { password }))}
        onCancel={onClose}
      >
        <p className="text-sm">{t.appNeeded}</p>
      </PasswordStep>
    )
  }
  if (verified) return <BackupCodes codes={enrollment.backupCodes} onDone={onClose} />
  const done = () => {
    say({ tone: 'good', text: twoFactorMessages.enabled })
    setVerified(true)
    onChange()
  }
  return <ScanStep uri={enrollment.totpURI} onDone={done} onCancel={onClose} />
}

function NewCodes({ onChange, onClose }: TaskProps) {
  const t = twoFactorCardMessages
  const [codes, setCodes] = useState<string[]>()
  const say = useSay()

  if (codes) return <BackupCodes codes={codes} onDone={onClose} />
  const regenerate = async (password: string, code: string) => {
    const answer = await authCall<{ backupCodes: string[] }>('two-factor/generate-backup-codes', { password, code })
    say({ tone: 'good', text: twoFactorMessages.regenerated })
    setCodes(answer.backupCodes)
    onChange()
  }
  return (
    <PasswordStep
      title={t.newCodesTitle}
      label={t.newCodesSubmit}
      busyLabel={t.newCodesBusy}
      failed={twoFactorMessages.regenerateFailed}
      withCode
      onPassword={regenerate}
      onCancel={onClose}
    >
      <p className="text-sm">{t.newCodesText}</p>
    </PasswordStep>
  )
}

function TurnOff({ onChange, onClose }: TaskProps) {
  const say = useSay()
  const t = twoFactorCardMessages
  const turnOff = async (password: string, code: string) => {
    await authCall('two-factor/disable', { password, code })
    say({ tone: 'good', text: twoFactorMessages.disabled })
    onChange()
    onClose()
  }
  return (
    <PasswordStep
      title={t.offTitle}
      label={t.turnOff}
      busyLabel={t.turningOff}
      variant="danger"
      failed={twoFactorMessages.disableFailed}
      withCode
      onPassword={turnOff}
      onCancel={onClose}
    >
      <p className="text-sm">{t.offText}</p>
    </PasswordStep>
  )
}
