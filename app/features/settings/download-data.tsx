import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { AuthError } from '#app/lib/auth.ts'
import { saveFile } from '#app/lib/export/save-file.ts'
import { reach } from '#app/lib/reach.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { dataExportPath } from '#contract/paths.ts'
import { accountTabMessages } from './messages.ts'
import { failureText } from './password-form.tsx'

async function fetchData(): Promise<File> {
  const answer = await reach(dataExportPath, { credentials: 'same-origin' })
  if (!answer.ok) throw new AuthError(answer.status, undefined, `The server answered ${answer.status}`)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'data.zip'
  return new File([await answer.blob()], name)
}

/** Downloads everything that is stored about the user. */
export function DownloadData() {
  const say = useSay()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchData,
    onSuccess: (file) => {
      saveFile(file)
      say({ tone: 'good', text: settingsMessages.dataReady })
    },
    onError: (error) => {
      console.error('Downloading the data failed', error)
      say({ tone: 'bad', text: failureText(error, settingsMessages.dataFailed) })
    },
  })
  const t = accountTabMessages
  return (
    <Button variant="secondary" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? <Spinner /> : <Download aria-hidden />}
      {isPending ? t.exporting : t.exportData}
    </Button>
  )
}
