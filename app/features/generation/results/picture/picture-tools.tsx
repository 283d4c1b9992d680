import { Image } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { pictureTools } from './messages.ts'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

/** The button that opens the picture of a post. */
export function PictureTools({ run }: { run: WrittenRun }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (run.kind !== 'post') return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="px-2.5 max-sm:px-2"
        aria-label={pictureTools.open}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <Image aria-hidden />
        {/* On a phone the icon says it, so that the bar is one line. */}
        <span className="max-sm:hidden">{pictureTools.open}</span>
      </Button>
      {wasOpened && (
        <Suspense>
          <PictureDialog run={run} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
