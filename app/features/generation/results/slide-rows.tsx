import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { use, useEffect, useId, useRef } from 'react'
import type { PictureRecipe } from '#api/pictures.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { carouselLimits, type Slide } from '#contract/carousel.ts'
import { libraryMessages } from '#contract/messages.ts'
import { Gauges } from './gauges.tsx'
import { slideMessages } from './picture/slide-messages.ts'
import { SlidePicture, useSeen } from './picture/slide-picture.tsx'
import type { Shown } from './picture/slide-strip.tsx'
import type { Fields } from './placed-fields.tsx'
import { PreviewBesideContext } from './text-and-preview.tsx'
import { Editor } from './text-editor.tsx'
import { textLooks } from './text-looks.ts'

interface SlideRowsProps extends Shown {
  /** Heading and text of each slide, in their order. */
  fields: Fields
  onSlides: (slides: readonly Slide[]) => void
}

/** Puts the focus into the row of a slide, from 0: into one of its controls, or on the row. */
const focusIn = (list: HTMLElement | null, at: number, control?: string) => {
  const row = list?.children[at]
  const target = control ? row?.querySelector(control) : row
  if (target instanceof HTMLElement) target.focus()
}

/** The slides of a carousel, their words edited in place; they can be moved, added and removed. */
export function SlideRows({ recipe, slides, at, onAt, fields, onSlides }: SlideRowsProps) {
  const t = slideMessages
  const say = useSay()
  const reason = useId()
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<() => void>(undefined)
  const latest = useRef(slides)
  useEffect(() => {
    latest.current = slides
    // Their rows are there now.
    focusNext.current?.()
    focusNext.current = undefined
  }, [slides])
  const { least, most } = carouselLimits
  const [isFull, isLeast] = [slides.length >= most, slides.length <= least]
  const move = (from: number, to: number) => {
    const [moved, other] = [slides[from], slides[to]]
    if (!moved || !other) return
    focusNext.current = () => focusIn(list.current, to, `[data-move='${to - from}']`)
    onSlides(slides.with(from, other).with(to, moved))
    onAt(to)
    say({ tone: 'info', text: t.moved({ from: from + 1, to: to + 1 }) })
  }
  const remove = (place: number) => {
    const removed = slides[place]
    if (isLeast || !removed) return say({ tone: 'info', text: t.least({ least }) })
    const next = Math.min(place, slides.length - 2)
    focusNext.current = () => focusIn(list.current, next)
    onSlides(slides.toSpliced(place, 1))
    onAt(next)
    // Into the slides as they are by then: other words may have been typed.
    const undo = () => latest.current.length < most && onSlides(latest.current.toSpliced(place, 0, removed))
    say({ tone: 'info', text: t.removed({ number: place + 1 }), action: { label: libraryMessages.undo, onClick: undo } })
  }
  const add = () => {
    if (isFull) return say({ tone: 'info', text: t.most({ most }) })
    // The last one says what to do: it stays the last.
    const place = Math.max(0, slides.length - 1)
    focusNext.current = () => focusIn(list.current, place, '[role=textbox]')
    onSlides(slides.toSpliced(place, 0, { heading: '', text: '' }))
    onAt(place)
    say({ tone: 'info', text: t.added({ number: place + 1 }) })
  }
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <ol ref={list} aria-label={t.open} className="-mt-3 grid grid-cols-1 divide-y">
        {numbered(slides).map(({ at: row, place }) => (
          <li
            key={place}
            tabIndex={-1}
            aria-label={t.slide({ number: place })}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-3 @lg:grid-cols-[auto_minmax(0,1fr)_auto]"
            onFocus={() => onAt(row)}
          >
            <Mark recipe={recipe} slides={slides} at={row} current={row === at} />
            <div className="grid min-w-0 grid-cols-1 content-start gap-1">
              {fields.slice(2 * row, 2 * row + 2).map(({ label, gauges }, part) => (
                <div key={label} className="grid grid-cols-1 gap-1">
                  <Editor
                    label={label}
                    {...(part === 0 ? { className: textLooks.title } : { className: textLooks.text, hint: t.addText })}
                  />
                  <Gauges gauges={gauges} />
                </div>
              ))}
            </div>
            <div className="col-start-2 -me-2 flex items-start justify-end @lg:col-start-3">
              <Tool icon={ArrowUp} label={t.up({ number: place })} by={-1} disabled={row === 0} onClick={() => move(row, row - 1)} />
              <Tool
                icon={ArrowDown}
                label={t.down({ number: place })}
                by={1}
                disabled={place === slides.length}
                onClick={() => move(row, row + 1)}
              />
              <Tool icon={Trash2} label={t.remove({ number: place })} disabled={isLeast} onClick={() => remove(row)} />
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" size="sm" aria-disabled={isFull} {...(isFull && { 'aria-describedby': reason })} onClick={add}>
          <Plus aria-hidden />
          {t.add}
        </Button>
        {isFull && (
          <p id={reason} className="text-soft text-xs">
            {t.most({ most })}
          </p>
        )}
      </div>
    </div>
  )
}

interface ToolProps {
  icon: LucideIcon
  label: string
  /** Rows that it moves the slide by. */
  by?: number
  disabled: boolean
  onClick: () => void
}

const Tool = ({ icon: Icon, label, by, disabled, onClick }: ToolProps) => (
  <Button variant="ghost" size="icon" aria-label={label} title={label} aria-disabled={disabled} data-move={by} onClick={onClick}>
    <Icon aria-hidden />
  </Button>
)

interface MarkProps extends Pick<Shown, 'slides' | 'at'> {
  recipe: PictureRecipe | undefined
  current: boolean
}

/** The number of a slide; with its picture where no preview is beside the rows. */
function Mark(props: MarkProps) {
  const number = (
    // Screen readers get the number from the row.
    <span aria-hidden className="w-5 shrink-0 font-serif text-lg text-soft leading-snug tabular-nums">
      {props.at + 1}
    </span>
  )
  if (use(PreviewBesideContext)) return number
  return (
    <div className="row-span-2 flex @max-sm:flex-col">
      {number}
      <Thumbnail {...props} />
    </div>
  )
}

function Thumbnail({ recipe, slides, at, current }: MarkProps) {
  const [box, seen] = useSeen()
  return (
    <div ref={box} className="w-16">
      <SlidePicture
        recipe={recipe}
        slides={slides}
        at={at}
        current={current}
        enabled={seen}
        alt=""
        small
        className="rounded-sm outline outline-line"
      />
    </div>
  )
}
