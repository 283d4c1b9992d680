import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CheckedList as Checked, CheckedRow } from '#api/topic-lists.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { formatDate } from '#app/lib/format.ts'
import { useSay } from '#app/lib/say.tsx'
import { useVoiceName } from '#app/lib/voices/voice-choice.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field, Input } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { paths } from '#contract/paths.ts'
import { featureNames } from '#contract/plans.ts'
import { listLimits } from '#contract/topic-lists.ts'
import { describe } from './describe.ts'
import { useStart } from './lists-query.ts'
import { checkedListMessages } from './messages.ts'
import type { GivenList } from './new-list.tsx'

interface CheckedListProps {
  checked: Checked
  given: GivenList
  /** A name for the list; empty when it came from no file. */
  suggestedName: string
  /** Called with the id of the list that was started. */
  onStarted: (id: string) => void
}

/** What each line would be, and what fits into the plan: the user picks what is written, and starts it. */
export function CheckedList({ checked, given, suggestedName, onStarted }: CheckedListProps) {
  const t = checkedListMessages
  const say = useSay()
  const ready = useMemo(() => checked.rows.filter(({ state }) => state === 'ready').map(({ line }) => line), [checked])
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [name, setName] = useState(suggestedName.slice(0, listLimits.name) || t.firstName({ date: formatDate(new Date().toISOString()) }))
  const [error, setError] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The result of the check appears below the button that asked for it.
  useEffect(() => heading.current?.focus(), [])
  const start = useStart()

  const lines = ready.filter((line) => !left.has(line))
  const toggle = useCallback(
    (line: number, on: boolean) =>
      setLeft((before) => {
        const next = new Set(before)
        if (on) next.delete(line)
        else next.add(line)
        return next
      }),
    [],
  )
  const press = () => {
    if (start.isPending) return
    setError(undefined)
    start.mutate(
      { ...given, name, lines },
      {
        onSuccess: ({ list, left_out: leftOut }) => {
          if (leftOut > 0) say({ tone: 'warn', text: t.leftOut(leftOut) })
          onStarted(list.id)
        },
        onError: (cause) => setError(refusalMessage(cause) ?? t.startFailed),
      },
    )
  }

  return (
    <Card className="grid grid-cols-1 gap-4">
      <CardTitle ref={heading} tabIndex={-1} className="outline-none">
        {t.title}
      </CardTitle>
      <Summary checked={checked} ready={ready.length} />
      <Checkbox
        checked={ready.length > 0 && lines.length === ready.length}
        disabled={ready.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = lines.length > 0 && lines.length < ready.length
        }}
        onCheckedChange={(on) => setLeft(new Set(on ? [] : ready))}
        label={t.all}
      />
      <CheckedRows rows={checked.rows} left={left} onToggle={toggle} />
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t.name} error={error} className="min-w-0 flex-1 basis-60">
          {(control) => (
            <Input {...control} dir="auto" value={name} maxLength={listLimits.name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Button aria-busy={start.isPending} disabled={lines.length === 0} onClick={press}>
          {start.isPending && <Spinner />}
          {start.isPending ? t.starting : t.start(lines.length)}
        </Button>
      </div>
    </Card>
  )
}

/** How many lines can be written, what they take of the month, and what was not read. */
function Summary({ checked: { rows, needed, unknown, beyond }, ready }: { checked: Checked; ready: number }) {
  const t = checkedListMessages
  const countOf = (...states: CheckedRow['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const [wrong, outside] = [countOf('wrong'), countOf('not-on-plan', 'over')]
  const usable = needed.filter(({ left }) => left !== 0)
  const notes = [
    [t.ready(ready), wrong > 0 && t.wrong(wrong), outside > 0 && t.outside(outside)].filter(Boolean).join(' '),
    unknown.length > 0 && t.unknown({ columns: unknown.join(', ') }),
    beyond > 0 && t.beyond(beyond),
  ].filter((note) => typeof note === 'string')
  return (
    <div className="grid gap-2 text-sm">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
        {usable.map(({ feature, rows: count, left }) => {
          const requests = featureNames[feature].requests(left === null ? count : Math.min(count, left))
          return <li key={feature}>{left === null ? t.usesUnlimited({ requests }) : t.uses({ requests, left })}</li>
        })}
      </ul>
      {outside > 0 && (
        <p>
          <a href={paths.pricing} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            {t.upgrade}
          </a>
        </p>
      )}
    </div>
  )
}

interface CheckedRowsProps {
  rows: readonly CheckedRow[]
  left: ReadonlySet<number>
  onToggle: (line: number, on: boolean) => void
}

/** A table; on a phone each row is stacked. */
const CheckedRows = memo(function CheckedRows({ rows, left, onToggle }: CheckedRowsProps) {
  const t = checkedListMessages
  const voiceName = useVoiceName()
  return (
    // A box without controls could not be scrolled by keyboard.
    <div className={cn('rounded-lg border', rows.some(({ state }) => state === 'ready') && 'max-h-[32rem] overflow-auto')}>
      <table aria-label={t.title} className="w-full text-sm">
        <thead className="sticky top-0 z-10 border-b bg-surface text-soft text-xs max-sm:sr-only">
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">{t.all}</span>
            </th>
            <th scope="col" className="px-2 py-2.5 text-end font-medium">
              {t.line}
            </th>
            <th scope="col" className="px-3 py-2.5 text-start font-medium">
              {t.topic}
            </th>
            <th scope="col" className="px-3 py-2.5 text-start font-medium">
              {t.text}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ line, topic, state, problem, text }) => (
            <tr key={line} className="max-sm:grid max-sm:grid-cols-[auto_auto_minmax(0,1fr)] max-sm:items-start max-sm:py-1.5 max-sm:pe-3">
              <td className="ps-3 align-top sm:py-2">
                <Checkbox
                  label={<span className="sr-only">{t.pick({ topic })}</span>}
                  checked={state === 'ready' && !left.has(line)}
                  disabled={state !== 'ready'}
                  onCheckedChange={(on) => onToggle(line, on)}
                />
              </td>
              <td className="px-2 text-end align-top text-soft tabular-nums sm:py-2">{line}</td>
              <td className="min-w-0 px-3 align-top sm:w-full sm:max-w-0 sm:py-2">
                <p dir="auto" className={cn('line-clamp-2 break-words', state !== 'ready' && 'text-soft')}>
                  {topic}
                </p>
                {problem && <p className={state === 'wrong' ? 'text-bad' : 'text-warn'}>{problem}</p>}
              </td>
              <td className="min-w-0 px-3 align-top text-soft max-sm:col-start-3 sm:py-2">
                {text && (
                  <>
                    <p className="sm:whitespace-nowrap">{describe(text)}</p>
                    <p dir="auto" className="wrap-anywhere empty:hidden sm:max-w-48 sm:truncate">
                      {voiceName(text.voice)}
                    </p>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})
