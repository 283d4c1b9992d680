import { Copy, Download } from 'lucide-react'
import type { PictureRecipe } from '#api/pictures.ts'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { errorText, fieldIssues } from '#app/lib/errors.ts'
import { saveFile } from '#app/lib/export/save-file.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { HandleField } from '#app/lib/pictures/brand-fields.tsx'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Dialog, DialogContent, DialogTitle } from '#app/ui/dialog.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { languages, type PostPlatform } from '#contract/options.ts'
import { type PictureFile, pictureFormats, pictureLimits } from '#contract/pictures.ts'
import { wordsShown } from '#pictures/alt-text.ts'
import { pictureTemplateIds, type Template, templates } from '#pictures/index.ts'
import { Looks, type LooksProps } from './looks.tsx'
import { pictureTools, placeNames } from './messages.ts'
import { Drawing, Trouble } from './states.tsx'
import { useDrawn, usePicture } from './use-picture.ts'

interface PictureDialogProps {
  run: WrittenRun
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The picture of a post: what is drawn, its words, and how it leaves. */
export default function PictureDialog({ run, open, onOpenChange }: PictureDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} className="max-h-[92svh] max-w-4xl">
        <DialogTitle>{pictureTools.open}</DialogTitle>
        <MessagePlace>
          <PictureOf run={run} />
          <MessageLine />
        </MessagePlace>
      </DialogContent>
    </Dialog>
  )
}

function PictureOf({ run }: { run: WrittenRun }) {
  const { recipe, isError, refetch, change } = usePicture(run.id)
  if (isError) return <Trouble text={pictureTools.failed} onRetry={() => void refetch()} />
  if (!recipe) return <Drawing />
  const { platform } = run.request as { platform?: PostPlatform }
  return <Editor recipe={recipe} platform={platform} onChange={change} />
}

function Editor({ recipe, platform, onChange }: Omit<LooksProps, 'templates'>) {
  const t = pictureTools
  const { address, file, error, isDrawing, refetch } = useDrawn(recipe)
  const alt = wordsShown(recipe.template, recipe.words).join('. ')
  const issue = fieldIssues(error)[0]?.message
  const { width, height } = pictureFormats[recipe.format]
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid content-start justify-items-center gap-3 md:sticky md:top-0 md:self-start">
        <div
          className={cn('relative w-full overflow-hidden rounded-md border bg-sunken', height > width && 'max-md:max-w-60')}
          style={{ aspectRatio: `${width} / ${height}` }}
          aria-busy={isDrawing}
        >
          {address && <img src={address} alt={alt} className={cn('size-full object-contain transition-opacity', error && 'opacity-30')} />}
          {isDrawing && !address && (
            <span className="absolute inset-0 grid place-items-center">
              <Drawing />
            </span>
          )}
        </div>
        <div role="alert" className="empty:hidden">
          {error && <Trouble text={issue ?? errorText(error, t.failed)} onRetry={issue ? undefined : () => void refetch()} />}
        </div>
        <Ways file={error ? undefined : file} alt={alt} name={recipe.words.headline || t.open} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <Looks templates={pictureTemplateIds} recipe={recipe} platform={platform} onChange={onChange} />
        <Words recipe={recipe} onChange={onChange} />
        <p className="text-soft text-xs">{t.notCounted}</p>
      </div>
    </div>
  )
}

/** Downloads, and what is copied. */
function Ways({ file, alt, name }: { file: Blob | undefined; alt: string; name: string }) {
  const t = pictureTools
  const say = useSay()
  const copy = async () => {
    if (!file) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
      say({ tone: 'good', text: t.pictureCopied })
    } catch (error) {
      console.warn('The clipboard refused the picture', error)
      say({ tone: 'bad', text: t.pictureNotCopied })
    }
  }
  const download = async (kind: PictureFile) => {
    if (!file) return
    const [picture, ending] = kind === 'png' ? [file, 'png'] : [await asJpeg(file), 'jpg']
    saveFile(new File([picture], `${name}.${ending}`, { type: picture.type }))
  }
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button size="sm" aria-disabled={!file} onClick={() => void download('png')}>
        <Download aria-hidden />
        {t.downloadPng}
      </Button>
      <Button variant="secondary" size="sm" aria-label={t.downloadJpegNamed} aria-disabled={!file} onClick={() => void download('jpeg')}>
        {t.downloadJpeg}
      </Button>
      <Button variant="secondary" size="sm" aria-disabled={!file} onClick={() => void copy()}>
        <Copy aria-hidden />
        {t.copyPicture}
      </Button>
      <CopyButton text={alt} label={t.copyAlt} variant="secondary" />
    </div>
  )
}

/** Messengers and some forms take only JPEG; the browser makes it of the PNG. */
async function asJpeg(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

function Words({ recipe, onChange }: Pick<LooksProps, 'recipe' | 'onChange'>) {
  const t = pictureTools
  const { words, brand, language } = recipe
  const { places, hasItems }: Template = templates[recipe.template]
  const direction = { dir: languages[language].direction, lang: language }
  const put = (changed: Partial<PictureRecipe['words']>) => onChange({ words: { ...words, ...changed } })
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 font-medium text-sm">{t.words}</legend>
      {places.map((place) => (
        <Field key={place} label={placeNames[place]} className={cn((place === 'headline' || place === 'body') && 'sm:col-span-2')}>
          {(control) => (
            <Input
              {...control}
              {...direction}
              maxLength={pictureLimits.words}
              value={words[place] ?? ''}
              onChange={({ target }) => put({ [place]: target.value })}
            />
          )}
        </Field>
      ))}
      {hasItems && (
        <Field label={t.items} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              {...direction}
              rows={4}
              value={(words.items ?? []).join('\n')}
              onChange={({ target }) => put({ items: target.value.split('\n').slice(0, pictureLimits.items) })}
            />
          )}
        </Field>
      )}
      <HandleField brand={brand} onChange={(brand) => onChange({ brand })} />
    </fieldset>
  )
}
