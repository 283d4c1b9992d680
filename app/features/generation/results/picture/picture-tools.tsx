import { Image, Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { pictureTools } from './messages.ts'
import type { Slides } from './slide-files.ts'
import { slideMessages } from './slide-messages.ts'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))
const SlidesDialog = lazy(() => import('./slides-dialog.tsx'))

/** The button that opens the picture of a post, or the slides of a carousel. */
export function PictureTools({ run, slides }: { run: WrittenRun; slides: Slides | undefined }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (run.kind !== 'post' && !slides) return null
  const [label, Icon] = slides ? [slideMessages.open, Images] : [pictureTools.open, Image]
  const dialog = { open, onOpenChange: setOpen }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="px-2.5 max-sm:px-2"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <Icon aria-hidden />
        {/* On a phone the icon says it, so that the bar is one line; that of slides has two. */}
        <span className={cn(!slides && 'max-sm:hidden')}>{label}</span>
      </Button>
      {wasOpened && (
        <Suspense>{slides ? <SlidesDialog id={run.id} slides={slides} {...dialog} /> : <PictureDialog run={run} {...dialog} />}</Suspense>
      )}
    </>
  )
}
