import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { cn } from '#app/ui/cn.ts'
import { type Measures, plainMeasures } from '#contract/measure.ts'
import type { Gauge } from '#contract/view.ts'
import type { TextLimit, Unit } from '#platforms/platform.ts'

const figure = (value: number) => value.toLocaleString('en')

/** The name of each unit, and how the platform counts it. */
const units: Readonly<Record<Unit, { name: string; how: string }>> = {
  weighted: { name: 'characters', how: 'Counted as X counts: a link is 23, an emoji or a Chinese, Japanese or Korean character is 2' },
  utf16: { name: 'characters', how: 'An emoji counts as two or more' },
  utf8: { name: 'bytes', how: 'YouTube counts bytes: accents take 2, most other scripts 3, emoji 4' },
}

let weighted: Measures['weighted'] | null = null

/** The function that measures a text in a unit; `null` while the code for weighted characters loads. */
function useMeasure(unit: Unit): ((text: string) => number) | null {
  const [ready, setReady] = useState(weighted !== null)
  useEffect(() => {
    if (unit !== 'weighted' || ready) return
    let mounted = true
    import('#contract/weighted.ts').then(
      ({ measures }) => {
        weighted = measures.weighted
        if (mounted) setReady(true)
      },
      (error: unknown) => console.warn('The counter for X could not be loaded', error),
    )
    return () => {
      mounted = false
    }
  }, [unit, ready])
  return unit === 'weighted' ? weighted : plainMeasures[unit]
}

/** The length of a text and its platform's limit, in the platform's unit. */
function Meter({ text, limit }: { text: string; limit: TextLimit }) {
  const measure = useMeasure(limit.unit)
  const { name, how } = units[limit.unit]
  const used = measure?.(text)
  const over = used === undefined ? 0 : used - limit.max
  return (
    <span title={how} className={cn('inline-flex items-center gap-2', over > 0 && 'font-medium text-bad')}>
      <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-line">
        <span
          className={cn('block h-full rounded-full', over > 0 ? 'bg-bad' : 'bg-soft')}
          style={{ width: `${Math.min(100, (100 * (used ?? 0)) / limit.max)}%` }}
        />
      </span>
      <span>
        {used === undefined ? '…' : figure(used)} / {limit.approx && 'approx. '}
        {figure(limit.max)} {name}
        {over > 0 && `, ${figure(over)} over`}
      </span>
    </span>
  )
}

const Facts = ({ facts, over = false }: { facts: readonly string[]; over?: boolean | undefined }) => (
  <span className={cn(over && 'font-medium text-bad')}>
    {facts.map((fact, at) => (
      <Fragment key={fact}>
        {at > 0 && (
          <>
            {' '}
            <span aria-hidden>·</span>{' '}
          </>
        )}
        {fact}
      </Fragment>
    ))}
  </span>
)

interface GaugesProps {
  gauges: readonly Gauge[] | undefined
  className?: string
  /** Shown at the end of the line. */
  children?: ReactNode
}

/** The figures of a text in one line. */
export function Gauges({ gauges = [], className, children }: GaugesProps) {
  if (gauges.length === 0 && !children) return null
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 text-soft text-xs tabular-nums', className)}>
      {gauges.map((gauge) =>
        gauge.type === 'limit' ? (
          <Meter key="limit" text={gauge.text} limit={gauge.limit} />
        ) : (
          <Facts key={gauge.facts[0]?.replaceAll(/\d+/g, '')} facts={gauge.facts} over={gauge.over} />
        ),
      )}
      {children}
    </div>
  )
}
