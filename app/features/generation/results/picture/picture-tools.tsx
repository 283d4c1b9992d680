import { ChevronDown, Image } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { pictureTools } from './messages.ts'

const PicturePanel = lazy(() => import('./picture-panel.tsx'))

/** The button that opens the picture of a post. */
export function PictureTools({ run }: { run: WrittenRun }) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  if (run.kind !== 'post') return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={cn('px-2.5 max-sm:px-2', open && 'bg-sunken')}
        aria-expanded={open}
        {...(open && { 'aria-controls': panel })}
        onClick={() => setOpen(!open)}
      >
        <Image aria-hidden />
        {pictureTools.open}
        <ChevronDown aria-hidden className={cn('transition-transform duration-150 max-sm:hidden', open && 'rotate-180')} />
      </Button>
      {open && (
        <section id={panel} aria-label={pictureTools.open} className="order-last basis-full rounded-md bg-sunken p-3">
          <Suspense fallback={<Loading />}>
            <PicturePanel run={run} />
          </Suspense>
        </section>
      )}
    </>
  )
}

const Loading = () => (
  <p role="status" className="flex items-center gap-2 text-soft text-sm">
    <Spinner /> {pictureTools.drawing}
  </p>
)
