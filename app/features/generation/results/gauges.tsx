import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { cn } from '#app/ui/cn.ts'
import { interfaceLanguage } from '#contract/i18n.ts'
import { type Measures, plainMeasures } from '#contract/measure.ts'
import type { Gauge } from '#contract/view.ts'
import type { TextLimit, Unit } from '#platforms/platform.ts'
import { meterMessages } from './card-messages.ts'

const figure = (value: number) => value.toLocaleString(interfaceLanguage)

/** How the platform counts each unit. */
const howUnits: Readonly<Record<Unit, keyof typeof meterMessages & `${string}How`>> = {
  weighted: 'weightedHow',
  utf16: 'utf16How',
  utf8: 'utf8How',
  emojiBytes: 'emojiBytesHow',
  graphemes: 'graphemesHow',
  fixedLinks: 'fixedLinksHow',
}

/** '29 / 280 characters', '307 / 300 characters, 7 over' */
function meterText(used: number | undefined, { max, unit, approx }: TextLimit): string {
  const t = meterMessages
  const shown = { max: figure(max) }
  const known = approx ? t.approximately : t.used
  const figures = used === undefined ? t.loading(shown) : known({ ...shown, used: figure(used) })
  const text = (unit === 'utf8' ? t.bytes : t.characters)({ figures })
  return used !== undefined && used > max ? t.over({ text, count: figure(used - max) }) : text
}

let known: Partial<Measures> = plainMeasures

/** The function that measures a text in a unit; undefined while the code for it loads. */
function useMeasure(unit: Unit): ((text: string) => number) | undefined {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (known[unit]) return
    let mounted = true
    import('#contract/weighted.ts').then(
      ({ measures }) => {
        known = measures
        if (mounted) setLoaded(true)
      },
      (error: unknown) => console.warn(`The counter for ${unit} could not be loaded`, error),
    )
    return () => {
      mounted = false
    }
  }, [unit])
  return known[unit]
}

/** The length of a text and its platform's limit, in the platform's unit. */
function Meter({ text, limit }: { text: string; limit: TextLimit }) {
  const measure = useMeasure(limit.unit)
  const used = measure?.(text)
  const over = used === undefined ? 0 : used - limit.max
  return (
    <span title={meterMessages[howUnits[limit.unit]]} className={cn('inline-flex items-center gap-2', over > 0 && 'font-medium text-bad')}>
      <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-line @max-sm:hidden">
        <span
          className={cn('block h-full rounded-full', over > 0 ? 'bg-bad' : 'bg-soft')}
          style={{ width: `${Math.min(100, (100 * (used ?? 0)) / limit.max)}%` }}
        />
      </span>
      <span>{meterText(used, limit)}</span>
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
