import { Copy, Download } from 'lucide-react'
import { copyText } from '#app/lib/clipboard.ts'
import { saveFile } from '#app/lib/export/export-file.ts'
import { Button } from '#app/ui/button.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { brand } from '#contract/brand.ts'
import { Step } from './two-factor-step.tsx'

interface BackupCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The backup codes, the only time they are shown. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
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
