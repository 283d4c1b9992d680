import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Download, Share } from 'lucide-react'
import { useId, useState } from 'react'
import type { PictureRecipe } from '#api/pictures.ts'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { saveFile } from '#app/lib/export/save-file.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { CarouselFile } from '#contract/pictures.ts'
import { carouselOf, filesFor, nameOf, type Slides, saveSlides, slideAlt, slideIssue } from './slide-files.ts'
import { slideMessages } from './slide-messages.ts'
import { othersAfterMs } from './slide-picture.tsx'
import { drawnOptions, useSettled } from './use-picture.ts'

interface SlideWaysProps {
  recipe: PictureRecipe
  slides: Slides
  /** The slide that is shown, from 0. */
  at: number
  onAt: (at: number) => void
}

const canShareFiles = () => Boolean(navigator.canShare?.({ files: [new File([''], 'slide.png', { type: 'image/png' })] }))

/** How slides leave: all of them as one file, one by one, and to another app of a phone. */
export function SlideWays({ recipe, slides, at, onAt }: SlideWaysProps) {
  const t = slideMessages
  const say = useSay()
  const client = useQueryClient()
  const reason = useId()
  const [canShare] = useState(canShareFiles)
  const [busy, setBusy] = useState<CarouselFile>()
  const all = slides.slides
  const settled = useSettled(JSON.stringify(carouselOf(recipe, all)), othersAfterMs)
  // What is shared has to be there before the press. Elsewhere these only read what was drawn.
  const drawn = useQueries({
    queries: all.map((_, place) => ({
      ...drawnOptions(JSON.stringify({ ...JSON.parse(settled), at: place })),
      enabled: canShare,
    })),
  })
  const files = drawn.map(({ data }, place) => data && new File([data], `${nameOf(all)} ${place + 1}.png`, { type: data.type }))
  const unfit = drawn.findIndex(({ error }) => slideIssue(error))
  const download = async (file: CarouselFile) => {
    if (busy) return
    if (unfit >= 0) return onAt(unfit)
    say(null)
    setBusy(file)
    say(await saveSlides(recipe, all, file))
    setBusy(undefined)
  }
  const downloadOne = async () => {
    try {
      const picture = await client.fetchQuery(drawnOptions(JSON.stringify({ ...carouselOf(recipe, all), at })))
      if (picture) saveFile(new File([picture], `${nameOf(all)} ${at + 1}.png`, { type: picture.type }))
    } catch (error) {
      console.warn('The slide was not drawn', error)
      say({ tone: 'bad', text: slideIssue(error)?.message ?? t.failed })
    }
  }
  const share = async (chosen: readonly (File | null | undefined)[]) => {
    const ready = chosen.filter((file) => file instanceof File)
    if (ready.length < chosen.length) return
    try {
      await navigator.share({ files: ready })
    } catch (error) {
      // Whoever closes the sheet shares nothing.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('The slides were not shared', error)
      say({ tone: 'bad', text: t.shareFailed })
    }
  }
  const [first, second] = filesFor(slides)
  return (
    <div className="grid gap-2">
      {unfit >= 0 && (
        <p id={reason} className="text-bad text-sm">
          {t.shorten({ number: unfit + 1 })}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2">
        {[first, second].map((file) => (
          <Button
            key={file}
            variant={file === first ? 'primary' : 'secondary'}
            size="sm"
            aria-disabled={unfit >= 0 || busy !== undefined}
            {...(unfit >= 0 && { 'aria-describedby': reason })}
            onClick={() => void download(file)}
          >
            {busy === file ? <Spinner /> : <Download aria-hidden />}
            {t[file]}
          </Button>
        ))}
        {canShare && (
          <>
            <Button variant="secondary" size="sm" aria-disabled={files.some((file) => !file)} onClick={() => void share(files)}>
              <Share aria-hidden />
              {t.share}
            </Button>
            <Button variant="secondary" size="sm" aria-disabled={!files[at]} onClick={() => void share([files[at]])}>
              {t.shareOne}
            </Button>
          </>
        )}
        <Button variant="secondary" size="sm" onClick={() => void downloadOne()}>
          {t.one}
        </Button>
        <CopyButton text={all.map((slide, place) => `${place + 1}. ${slideAlt(slide)}`).join('\n')} label={t.copyAlt} variant="secondary" />
      </div>
    </div>
  )
}
