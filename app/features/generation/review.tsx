import { ArrowLeft, ArrowRight, Copy, Keyboard } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CopiedContext, copyText } from '#app/lib/copy-button.tsx'
import { LookMark } from '#app/lib/generation/look-mark.tsx'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'
import { Progress } from '#app/ui/progress.tsx'
import { copyMessages } from '#contract/messages.ts'
import { CardLookContext } from './results/card-look.ts'
import { copyKey, KeyList, type ReviewKey, useReviewKeys } from './review-keys.tsx'
import { reviewMessages } from './review-messages.ts'

/** One of the texts of a review. */
export interface Piece {
  readonly key: string
  readonly name: string
  /** What is copied; undefined until it is loaded. */
  readonly text: string | undefined
  /** How many texts it is, such as titles, which are copied together; 1 for a single one. */
  readonly texts: number
  /** How many things to check. */
  readonly toCheck: number
  /** Whether it was copied before this review. */
  readonly copied: boolean
}

interface ReviewProps {
  pieces: readonly Piece[]
  /** The piece to begin with; absent: the first that was not copied. */
  first?: string | undefined
  /** The result card of a piece. */
  card: (piece: Piece) => ReactNode
  /** That some texts of the same origin are missing here. */
  missing?: string | undefined
  /** Called when a piece was copied, whole or a part of it. */
  onCopied: (key: string) => void
  onClose: () => void
}

/** Many texts, one after the other: each is read, mended and copied with single keys. */
export const Review = (props: ReviewProps) => (
  <MessagePlace>
    <CardLookContext value={{ review: true }}>
      <Open {...props} />
    </CardLookContext>
  </MessagePlace>
)

function Open({ pieces: given, first, card, missing, onCopied, onClose }: ReviewProps) {
  const t = reviewMessages
  const say = useSay()
  const area = useRef<HTMLElement>(null)
  const place = useRef<HTMLElement>(null)
  const keys = useId()
  const [showsKeys, setShowsKeys] = useState(false)
  const [onlyLook, setOnlyLook] = useState(false)
  const [at, setAt] = useState(first ?? given.find(({ copied }) => !copied)?.key)
  /** The texts that were copied here: one that is changed afterwards is not copied any more. */
  const [copied, setCopied] = useState<ReadonlyMap<string, string | undefined>>(new Map())

  const pieces = given.map((piece) => (copied.has(piece.key) ? { ...piece, copied: copied.get(piece.key) === piece.text } : piece))
  const shown = pieces.filter(({ key, toCheck }) => !onlyLook || toCheck > 0 || key === at)
  const current = shown.find(({ key }) => key === at) ?? shown[0]
  const position = current ? shown.indexOf(current) : -1
  const done = pieces.filter((piece) => piece.copied).length
  const looks = pieces.filter(({ toCheck }) => toCheck > 0)

  useEffect(() => {
    if (current?.key === undefined || !place.current) return
    place.current.focus({ preventScroll: true })
    area.current?.scrollIntoView({ block: 'start' })
  }, [current?.key])

  const mark = (piece: Piece) => {
    setCopied((before) => new Map(before).set(piece.key, piece.text))
    onCopied(piece.key)
  }
  const step = (by: 1 | -1) => setAt((shown[position + by] ?? current)?.key)
  const left = shown.filter((piece) => !piece.copied && piece !== current)
  const next = left.find((piece) => shown.indexOf(piece) > position) ?? left[0]
  const copyLabel = copyName({ count: current?.texts ?? 1, at: next && shown.indexOf(next) + 1, from: position + 1 })
  const copyAndNext = async () => {
    if (current?.text === undefined || !(await copyText(current.text, copyMessages.done, say))) return
    mark(current)
    const count = pieces.filter((piece) => piece.copied || piece === current).length
    say({
      tone: 'good',
      text: count === pieces.length ? t.copiedAll(count) : t.copiedNext({ done: count, all: pieces.length }),
    })
    if (next) setAt(next.key)
  }
  const acts: Readonly<Record<ReviewKey, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    Enter: () => void copyAndNext(),
    e: () => place.current?.querySelector<HTMLElement>('[role=textbox], textarea')?.focus(),
    f() {
      const fix = place.current?.querySelector<HTMLElement>('[data-tool=fix]')
      if (fix) fix.click()
      else say({ tone: 'info', text: t.nothingToFix })
    },
    '?': () => setShowsKeys(!showsKeys),
  }
  useReviewKeys(
    area,
    (key) => acts[key](),
    () => place.current?.focus({ preventScroll: true }),
  )

  return (
    <section
      ref={area}
      aria-label={t.title}
      tabIndex={-1}
      className="grid min-h-[calc(100svh-3.5rem)] scroll-mt-14 grid-cols-1 content-start gap-4 outline-none"
    >
      <header className="sticky top-14 z-20 -mx-4 grid gap-2 border-b bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="link" size="inline" className="touch:min-h-11" onClick={onClose}>
            <ArrowLeft aria-hidden className="rtl:rotate-180" />
            {t.back}
          </Button>
          <div className="grid min-w-32 flex-1 gap-1">
            <p className="text-sm tabular-nums">{t.copied({ done, all: pieces.length })}</p>
            <Progress value={done} max={pieces.length} label={t.progress} text={t.copied({ done, all: pieces.length })} full="good" />
          </div>
          <div className="flex gap-1 max-sm:basis-full max-sm:justify-between">
            <Button
              variant="ghost"
              size="sm"
              aria-keyshortcuts="k"
              aria-disabled={position <= 0}
              onClick={acts.k}
              title={`${t.previous} (k)`}
              aria-label={t.previous}
            >
              <ArrowLeft aria-hidden className="rtl:rotate-180" />
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-keyshortcuts="j"
              aria-disabled={position === shown.length - 1}
              onClick={acts.j}
              title={`${t.next} (j)`}
              aria-label={t.next}
            >
              <ArrowRight aria-hidden className="rtl:rotate-180" />
            </Button>
            <Button size="sm" aria-keyshortcuts={copyKey} aria-disabled={current?.text === undefined} onClick={acts.Enter}>
              <Copy aria-hidden />
              {copyLabel}
            </Button>
          </div>
        </div>
        <MessageLine />
      </header>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          legend={t.filter}
          hideLegend
          choices={[
            { value: 'all', label: t.all({ count: pieces.length }) },
            { value: 'look', label: t.look({ count: looks.length }), disabled: looks.length === 0 },
          ]}
          value={onlyLook ? 'look' : 'all'}
          onValueChange={(value) => {
            setOnlyLook(value === 'look')
            if (value === 'look' && !current?.toCheck) setAt(looks[0]?.key)
          }}
        />
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:hidden touch:hidden"
          aria-keyshortcuts="?"
          aria-expanded={showsKeys}
          {...(showsKeys && { 'aria-controls': keys })}
          onClick={acts['?']}
        >
          <Keyboard aria-hidden />
          {t.keys}
          <kbd aria-hidden className="rounded border border-edge/60 px-1.5 font-sans text-soft text-xs">
            ?
          </kbd>
        </Button>
      </div>
      {missing && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-soft text-sm">
          {missing}
          <Button variant="link" size="inline" className="touch:min-h-11" onClick={onClose}>
            {t.showUnwritten}
          </Button>
        </p>
      )}
      {showsKeys && <KeyList id={keys} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Rail pieces={shown} current={current?.key} onPick={setAt} />
        {current && (
          <section
            ref={place}
            tabIndex={-1}
            aria-label={t.place({ at: position + 1, all: shown.length, name: current.name })}
            className="grid min-w-0 grid-cols-1 gap-3 outline-none [&:focus-visible_article]:border-accent [&:focus-visible_article]:ring-1 [&:focus-visible_article]:ring-accent"
          >
            <h2 className="flex flex-wrap items-baseline gap-x-2 text-lg">
              <span aria-hidden className="font-sans text-soft text-sm tabular-nums tracking-normal">
                {position + 1} / {shown.length}
              </span>
              <bdi className="wrap-anywhere min-w-0">{current.name}</bdi>
            </h2>
            <LookMark toCheck={current.toCheck} copied={current.copied} className="text-sm" />
            <CopiedContext value={() => mark(current)}>{card(current)}</CopiedContext>
          </section>
        )}
      </div>
    </section>
  )
}

/**
 * What the button that copies says: how many texts of a piece, and where it leads.
 * @param at the place of the next piece; undefined when it was the last one
 */
function copyName({ count, at, from }: { count: number; at: number | undefined; from: number }): string {
  const t = reviewMessages
  const isSeveral = count > 1
  if (at === undefined) return isSeveral ? t.copyLastAll({ count }) : t.copyLast
  if (at === from + 1) return isSeveral ? t.copyNextAll({ count }) : t.copyNext
  return isSeveral ? t.copyToAll({ count, at }) : t.copyTo({ at })
}

interface RailProps {
  pieces: readonly Piece[]
  current: string | undefined
  onPick: (key: string) => void
}

/** All texts, and what became of each. */
function Rail({ pieces, current, onPick }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const button = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current=true]')
    // Scrolls the list alone: the window stays.
    if (list.current && button) list.current.scrollTop = button.offsetTop - list.current.clientHeight / 2
  }, [current])
  return (
    <nav aria-label={reviewMessages.texts} className="sticky top-36 max-lg:hidden">
      <ul ref={list} className="relative grid max-h-[calc(100svh-11rem)] grid-cols-1 overflow-y-auto rounded-lg border bg-surface">
        {pieces.map(({ key, name, toCheck, copied }) => (
          <li key={key} className="not-last:border-b">
            <button
              type="button"
              aria-current={key === current}
              onClick={() => onPick(key)}
              className={cn(
                'grid w-full grid-cols-1 gap-0.5 px-3 py-2 text-start text-sm -outline-offset-2 hover:bg-sunken',
                key === current && 'bg-accent-wash hover:bg-accent-wash',
              )}
            >
              <bdi className="truncate font-medium">{name}</bdi>
              <LookMark toCheck={toCheck} copied={copied} className="text-soft text-xs [&_svg]:size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
