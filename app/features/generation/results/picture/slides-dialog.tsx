import { useState } from 'react'
import type { PictureRecipe } from '#api/pictures.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { HandleField } from '#app/lib/pictures/brand-fields.tsx'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Dialog, DialogContent, DialogTitle } from '#app/ui/dialog.tsx'
import { languages } from '#contract/options.ts'
import { slideTemplateIds } from '#pictures/index.ts'
import { Looks } from './looks.tsx'
import { pictureTools } from './messages.ts'
import type { Slides } from './slide-files.ts'
import { slideMessages } from './slide-messages.ts'
import { SlidePicture, useSeen } from './slide-picture.tsx'
import { type Shown, SlideStrip } from './slide-strip.tsx'
import { SlideWays } from './slide-ways.tsx'
import { Drawing, Trouble } from './states.tsx'
import { usePicture } from './use-picture.ts'

interface SlidesDialogProps {
  /** The generation, which has the look of the slides. */
  id: string
  slides: Slides
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The slides of a carousel: how they look, and how they leave. Their words are edited in the text. */
export default function SlidesDialog({ id, slides, open, onOpenChange }: SlidesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} className="max-h-[92svh] max-w-4xl">
        <DialogTitle>{slideMessages.open}</DialogTitle>
        <MessagePlace>
          <SlidesOf id={id} slides={slides} />
        </MessagePlace>
      </DialogContent>
    </Dialog>
  )
}

function SlidesOf({ id, slides }: Pick<SlidesDialogProps, 'id' | 'slides'>) {
  const { recipe, isError, refetch, change } = usePicture(id)
  if (isError) return <Trouble text={pictureTools.failed} onRetry={() => void refetch()} />
  return recipe ? <Studio recipe={recipe} slides={slides} onChange={change} /> : <Drawing />
}

interface StudioProps {
  recipe: PictureRecipe
  slides: Slides
  onChange: (changed: Partial<PictureRecipe>) => void
}

function Studio({ recipe, slides, onChange }: StudioProps) {
  const [at, setAt] = useState(0)
  const shown: Shown = { recipe, slides: slides.slides, at, onAt: setAt }
  const { direction } = languages[recipe.language]
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 md:sticky md:top-0 md:self-start">
        <div dir={direction} className="grid min-w-0 grid-cols-1 gap-3">
          <SlideStrip {...shown} className="overflow-hidden rounded-md border" />
          <Thumbnails {...shown} />
        </div>
        <SlideWays recipe={recipe} slides={slides} at={at} onAt={setAt} />
        <MessageLine />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <Looks recipe={recipe} platform={slides.platform} templates={slideTemplateIds} onChange={onChange} />
        <HandleField brand={recipe.brand} onChange={(brand) => onChange({ brand })} />
        <p className="text-soft text-xs">{slideMessages.notCounted}</p>
      </div>
    </div>
  )
}

/** All slides side by side; a press shows one large. */
const Thumbnails = (shown: Shown) => (
  <ol className="-m-1 flex gap-2 overflow-x-auto p-1">
    {numbered(shown.slides).map(({ at }) => (
      <li key={at} className="w-14 shrink-0">
        <Thumbnail {...shown} place={at} />
      </li>
    ))}
  </ol>
)

function Thumbnail({ recipe, slides, at, onAt, place }: Shown & { place: number }) {
  const [box, seen] = useSeen()
  return (
    <button
      ref={box}
      type="button"
      aria-current={place === at}
      className="block w-full overflow-hidden rounded-sm outline outline-line aria-[current=true]:outline-2 aria-[current=true]:outline-accent"
      onClick={() => onAt(place)}
    >
      <span className="sr-only">{slideMessages.show({ number: place + 1 })}</span>
      <SlidePicture recipe={recipe} slides={slides} at={place} current={place === at} enabled={seen} alt="" small />
    </button>
  )
}
