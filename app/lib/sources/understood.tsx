import { useQuery } from '@tanstack/react-query'
import { FileText, Link2, TextAlignStart } from 'lucide-react'
import { useId } from 'react'
import type { NewSource, StoredSource } from '#api/sources.ts'
import { query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { interfaceLanguage } from '#contract/i18n.ts'
import { topicMax } from '#contract/options.ts'
import { type SourceChoice, type SourceOrigin, type SourcePoint, sourceLimits } from '#contract/sources.ts'
import { sourceRemarkMessages, understoodMessages } from './messages.ts'

interface UnderstoodProps {
  choice: SourceChoice
  /** Whether only the beginning was read, and what was left out; undefined when it was read earlier. */
  reading: Pick<NewSource, 'cut' | 'remarks'> | undefined
  title: string
  error: string | undefined
  titleError: string | undefined
  onTitle: (title: string) => void
  onPoints: (points: readonly number[]) => void
  /** Another source is to be added. */
  onOther: () => void
}

const icons: Readonly<Record<SourceOrigin, typeof Link2>> = { text: TextAlignStart, link: Link2, file: FileText }

/** What was understood of a source: its title, which becomes the topic, and its points with their facts, to be chosen. */
export function Understood({ choice, reading, title, error, titleError, onTitle, onPoints, onOther }: UnderstoodProps) {
  const t = understoodMessages
  const {
    data,
    error: failure,
    refetch,
  } = useQuery(query.sources.get.queryOptions({ input: { id: choice.id }, staleTime: Number.POSITIVE_INFINITY }))
  if (failure) {
    const isGone = errorCode(failure) === 'NOT_FOUND'
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorState
          message={isGone ? t.gone : errorText(failure, t.failed)}
          {...(!isGone && { retry: () => void refetch() })}
          className="w-full"
        />
        <Button variant="secondary" size="sm" onClick={onOther}>
          {t.other}
        </Button>
      </div>
    )
  }
  if (!data) return <ListSkeleton label={t.loading} row="h-10" />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Origin source={data} onOther={onOther} />
      {reading?.cut && <p className="text-soft text-sm">{t.cut({ max: sourceLimits.text.toLocaleString(interfaceLanguage) })}</p>}
      {reading && reading.remarks.length > 0 && <Remarks remarks={reading.remarks} />}
      <Field label={t.title} hint={t.titleHint} error={titleError}>
        {(control) => (
          <Input {...control} name="topic" dir="auto" maxLength={topicMax} value={title} onChange={({ target }) => onTitle(target.value)} />
        )}
      </Field>
      {isShort(data) && choice.points.length === data.points.length ? (
        <p className="text-soft text-sm">{t.whole}</p>
      ) : (
        <Points source={data} chosen={choice.points} error={error} onChange={onPoints} />
      )}
    </div>
  )
}

/** Sentences from which it is worth to choose. */
const fewestToChoose = 10

/** Whether a source is so short that nobody would choose among its points: all of it is used. */
const isShort = ({ text, language }: StoredSource): boolean =>
  [...new Intl.Segmenter(language ?? undefined, { granularity: 'sentence' }).segment(text)].filter(({ segment }) => segment.trim()).length <
  fewestToChoose

/** The words, page or file that was read. */
function Origin({ source: { origin, place }, onOther }: { source: StoredSource; onOther: () => void }) {
  const t = understoodMessages
  const Icon = icons[origin]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      <bdi className="min-w-0 flex-1 basis-40 truncate">{place?.replace(/^https?:\/\//, '') ?? t.pasted}</bdi>
      <Button variant="link" size="inline" onClick={onOther} className="touch:min-h-11">
        {t.other}
      </Button>
    </div>
  )
}

/** What was left out of the source, and whether its sentences had to be guessed. */
function Remarks({ remarks }: Pick<NewSource, 'remarks'>) {
  const { leftOut, unpunctuated, ...names } = sourceRemarkMessages
  const list = remarks.flatMap((remark) => (remark === 'unpunctuated' ? [] : [names[remark]]))
  return (
    <div className="grid gap-1 text-soft text-sm">
      {remarks.includes('unpunctuated') && <p>{unpunctuated}</p>}
      {list.length > 0 && <p>{leftOut({ list: new Intl.ListFormat(interfaceLanguage).format(list) })}</p>}
    </div>
  )
}

/** Share of a text that its points make up at most when it is worth to show where each stands. */
const mostShown = 0.7

/** UTF-16 units of a source that a reader has in view: of a shorter one, such as a few subtitles, no point has to be looked up. */
const inView = 600

interface PointsProps {
  source: StoredSource
  /** Positions of the points that are used, ascending. */
  chosen: readonly number[]
  error: string | undefined
  onChange: (points: readonly number[]) => void
}

function Points({ source, chosen, error, onChange }: PointsProps) {
  const t = understoodMessages
  const name = useId()
  const { points } = source
  const isAll = chosen.length === points.length
  const hasPlaces = source.text.length > inView && points.reduce((sum, { text }) => sum + text.length, 0) < source.text.length * mostShown
  const toggle = (position: number, isOn: boolean) =>
    onChange(points.flatMap((_, at) => ((at === position ? isOn : chosen.includes(at)) ? [at] : [])))
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2" data-invalid={error !== undefined}>
      <legend className="sr-only">{t.points}</legend>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span aria-hidden className="font-medium text-sm">
          {t.points}
        </span>
        <output className="text-soft text-xs tabular-nums">{t.chosen({ chosen: chosen.length, all: points.length })}</output>
        <Button
          variant="link"
          size="inline"
          className="ms-auto text-xs touch:min-h-11"
          onClick={() => onChange(isAll ? [] : points.map((_, at) => at))}
        >
          {isAll ? t.none : t.all}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
      <ol className="grid max-h-140 scroll-py-3 grid-cols-1 gap-3 overflow-y-auto overscroll-contain rounded-md border p-3">
        {points.map((point, at) => (
          <li key={point.at} className="grid grid-cols-1 gap-1">
            <Checkbox
              name={name}
              checked={chosen.includes(at)}
              onCheckedChange={(isOn) => toggle(at, isOn)}
              className="touch:items-start touch:py-2"
              label={
                <bdi className="block break-words" dir="auto">
                  {point.text}
                </bdi>
              }
            />
            <PointDetails point={point} text={hasPlaces ? source.text : undefined} />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

/** UTF-16 units of the source that are shown on either side of a point. */
const around = 160

/** The facts of a point, and where it stands. @param text of the source; undefined where its points already show nearly all of it */
function PointDetails({ point, text }: { point: SourcePoint; text: string | undefined }) {
  const t = understoodMessages
  const { facts } = point
  return (
    <div className="grid grid-cols-1 gap-1 ps-7 text-soft text-xs">
      {facts.length > 0 && (
        <p className="break-words">
          {t.facts}{' '}
          {facts.map((fact, place) => (
            <span key={fact}>
              {place > 0 && ' · '}
              <bdi className="font-medium text-ink">{fact}</bdi>
            </span>
          ))}
        </p>
      )}
      {text !== undefined && <Place point={point} text={text} />}
    </div>
  )
}

/** A point with the text around it, folded. */
function Place({ point: { text, at }, text: whole }: { point: SourcePoint; text: string }) {
  const t = understoodMessages
  const end = at + text.length
  const before = whole.slice(Math.max(0, at - around), at)
  const after = whole.slice(end, end + around)
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 underline-offset-4 touch:py-3.5 hover:text-ink">{t.place}</summary>
      <p dir="auto" className="mt-1 whitespace-pre-line break-words border-s-2 ps-3">
        {before.length === around && '…'}
        {before}
        <mark className="bg-accent-wash text-ink">{text}</mark>
        {after}
        {after.length === around && '…'}
      </p>
    </details>
  )
}
