import { useQuery } from '@tanstack/react-query'
import { Check, ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Photo } from '#api/photos.ts'
import { formatDate } from '#app/lib/format.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { hiddenButton } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'
import { ConfirmDelete } from '#app/ui/confirm-delete.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { thumbnailPath, uploadTypes } from '#contract/photos.ts'
import { photoMessages } from './messages.ts'
import { megabytes, photosQuery, useAddPhotos, useRemovePhoto } from './photos.ts'

/** Photos that are shown at first, and that each press shows more. */
const step = 24

interface PhotoPickerProps {
  /** What is chosen: the photo of a picture, a logo. */
  legend: string
  hideLegend?: boolean
  /** The id of the chosen photo, which may be deleted meanwhile. */
  value: string | undefined
  onChange: (id: string | undefined) => void
  /** The button that chooses none; absent where the caller has one. */
  none?: string
  className?: string
}

/** The user's photos: one is chosen, added or deleted. Add by a file dialog, by dropping or by pasting. */
export default function PhotoPicker({ legend, hideLegend, value, onChange, none, className }: PhotoPickerProps) {
  const t = photoMessages
  const say = useSay()
  const { data, isError, refetch } = useQuery(photosQuery)
  // An upload takes a while, and what it chooses for may have changed by then.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const adding = useAddPhotos((photo, position) => {
    if (position === 0) latest.current(photo.id)
  })
  const addButton = useRef<HTMLButtonElement>(null)
  const removing = useRemovePhoto((id) => {
    if (id === value) latest.current(undefined)
    say({ tone: 'good', text: t.removed })
    // The button that asked is gone.
    addButton.current?.focus()
  })
  const add = (files: Iterable<File>) => {
    const chosen = [...files]
    if (chosen.length > 0 && !adding.isPending) adding.mutate(chosen)
  }
  usePastedFiles(add)
  const { dragging, ...dropping } = useDroppedFiles(add)

  if (isError && !data)
    return (
      <div className={cn('grid justify-items-start gap-2 text-sm', className)}>
        <p role="alert" className="text-bad">
          {t.notLoaded}
        </p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </div>
    )
  if (!data)
    return (
      <p role="status" className={cn('flex items-center gap-2 text-soft text-sm', className)}>
        <Spinner /> {t.loading}
      </p>
    )
  const { items, max } = data
  const isGone = value !== undefined && !items.some(({ id }) => id === value)
  const error = adding.error?.message ?? (removing.isError ? t.notRemoved : undefined)
  return (
    <fieldset className={cn('min-w-0 rounded-md', dragging && 'outline-2 outline-accent outline-offset-4', className)} {...dropping}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{legend}</legend>
      <div className="grid gap-2.5">
        {isGone && <p className="text-sm text-warn">{t.gone}</p>}
        <Grid items={items} value={value} onChange={onChange} onFiles={add} addButton={addButton} isAdding={adding.isPending} />
        <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
          {adding.isPending && (
            <>
              <Spinner />
              <span className="min-w-0 truncate">{t.adding({ name: adding.variables.map(({ name }) => name).join(', ') })}</span>
            </>
          )}
        </p>
        {error && (
          <p role="alert" className="text-bad text-sm">
            {error}
          </p>
        )}
        {value !== undefined && (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {none && (
              <Button variant="secondary" size="sm" onClick={() => onChange(undefined)}>
                {none}
              </Button>
            )}
            {!isGone && (
              <ConfirmDelete
                title={t.removeQuestion}
                text={t.removeText}
                confirm={t.remove}
                cancel={t.cancel}
                onConfirm={() => removing.mutate(value)}
              >
                <Button variant="secondary" size="sm" aria-disabled={removing.isPending}>
                  <Trash2 aria-hidden />
                  {t.remove}
                </Button>
              </ConfirmDelete>
            )}
          </div>
        )}
        <p className="text-soft text-xs">
          {t.stored({ count: items.length.toLocaleString('en'), max: max.toLocaleString('en') })} · {t.hint({ megabytes })}
        </p>
      </div>
    </fieldset>
  )
}

interface GridProps extends Pick<PhotoPickerProps, 'value' | 'onChange'> {
  items: readonly Photo[]
  onFiles: (files: Iterable<File>) => void
  addButton: Ref<HTMLButtonElement>
  isAdding: boolean
}

function Grid({ items, value, onChange, onFiles, addButton, isAdding }: GridProps) {
  const t = photoMessages
  const group = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [most, setMost] = useState(step)
  // The chosen one is always shown.
  const shown = items.slice(0, Math.max(most, items.findIndex(({ id }) => id === value) + 1))
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        <button
          ref={addButton}
          type="button"
          aria-disabled={isAdding}
          className={cn(
            'flex flex-col items-center justify-center gap-1.5 rounded-md border border-edge border-dashed p-1 text-center text-soft leading-tight',
            items.length > 0 ? 'aspect-square text-xs' : 'col-span-full min-h-24 text-sm',
            'transition-colors duration-150 hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-70',
          )}
          onClick={() => !isAdding && picker.current?.click()}
        >
          {isAdding ? <Spinner className="size-5" /> : <ImagePlus aria-hidden className="size-5" />}
          {t.add}
        </button>
        {shown.map(({ id, media_type, created_at }, at) => (
          <label
            key={id}
            className={cn(
              'group relative block aspect-square cursor-pointer overflow-hidden rounded-md border bg-sunken outline-offset-2',
              'has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={id === value}
              aria-label={t.named({ number: String(at + 1), day: formatDate(created_at) })}
              className={cn(hiddenButton, 'z-10')}
              onChange={() => onChange(id)}
            />
            <img
              src={thumbnailPath(id)}
              alt=""
              loading="lazy"
              // A logo is shown whole, on a ground on which a white and a black one are seen.
              className={cn('size-full', media_type === 'image/webp' ? 'bg-edge/50 object-contain p-1.5' : 'object-cover')}
            />
            <span className="absolute end-1 top-1 hidden size-6 place-items-center rounded-full bg-accent text-on-accent group-has-checked:grid">
              <Check aria-hidden className="size-4" />
            </span>
          </label>
        ))}
      </div>
      {shown.length < items.length && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setMost(shown.length + step)}>
          {t.more}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        accept={uploadTypes.join(',')}
        aria-label={t.add}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          onFiles(target.files ?? [])
          target.value = ''
        }}
      />
    </>
  )
}

/** Files that are pasted while the photos are on the screen, except into a text. */
function usePastedFiles(onFiles: (files: Iterable<File>) => void) {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const { files } = event.clipboardData ?? { files: [] }
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
    if (event.defaultPrevented || files.length === 0 || isTyping) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

function useDroppedFiles(onFiles: (files: Iterable<File>) => void) {
  const [dragging, setDragging] = useState(false)
  return {
    dragging,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setDragging(true)
    },
    onDragLeave: () => setDragging(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setDragging(false)
      onFiles(event.dataTransfer.files)
    },
  }
}
