import { Download } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { isOffline } from '#app/lib/errors.ts'
import { saveFile } from '#app/lib/export/export-file.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { dataExportPath } from '#contract/paths.ts'

const words = settingsMessages

/** The server's response is an error, not the file. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number) {
    super(`The server answered ${status}`)
    this.status = status
  }
}

async function fetchData(): Promise<File> {
  const answer = await fetch(dataExportPath, { credentials: 'same-origin' })
  if (!answer.ok) throw new Refused(answer.status)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'data.json'
  return new File([await answer.blob()], name)
}

function refusal(error: unknown): string {
  if (error instanceof Refused) return error.status === 429 ? messages.errors.RATE_LIMITED : words.dataFailed
  return isOffline(error) ? messages.site.offline : words.dataFailed
}

/** Downloads everything that is stored about the user. */
export function DownloadData() {
  const [busy, setBusy] = useState(false)

  const download = async () => {
    setBusy(true)
    try {
      saveFile(await fetchData())
      toast.success(words.dataReady)
    } catch (error) {
      console.error('Downloading the data failed', error)
      toast.error(refusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && download()}>
      {busy ? <Spinner /> : <Download aria-hidden />}
      {busy ? 'Preparing your data...' : 'Export my data'}
    </Button>
  )
}
