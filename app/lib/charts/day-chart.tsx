import { type PointerEvent, useState } from 'react'
import { formatDay } from '#app/lib/format.ts'
import { chartMessages } from './messages.ts'

interface ChartDay {
  /** A calendar day: `2026-11-21`. */
  readonly date: string
  /** How high its bar is; not negative. */
  readonly value: number
  /** The day's value as text: '3 uses (Titles 2, Scripts 1)'. */
  readonly words: string
}

interface DayChartProps {
  /** What the bars show: 'Uses a day'. */
  label: string
  days: readonly ChartDay[]
  /** Formats a number of the scale. */
  scale?: (value: number) => string
}

/** The smallest of 2, 4, 10, 20, 40, 100, … that is at least `highest`; half of it is a whole number too. */
export function scaleTop(highest: number): number {
  for (let unit = 1; ; unit *= 10) for (const step of [2, 4, 10]) if (step * unit >= highest) return step * unit
}

const dayText = ({ date, words }: ChartDay): string => chartMessages.ofDay({ day: formatDay(date), value: words })

/** A bar chart with one value per day. The pointer or the arrow keys select a day, whose value is shown as text. */
export function DayChart({ label, days, scale = String }: DayChartProps) {
  const [at, setAt] = useState<number | null>(null)
  const top = scaleTop(Math.max(...days.map(({ value }) => value)))
  const last = days.length - 1
  const selected = at === null ? undefined : days[at]

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length))))
  }

  return (
    <figure className="grid gap-2">
      <figcaption className="sr-only">{label}</figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-soft text-xs tabular-nums">
        <div aria-hidden className="flex h-40 flex-col justify-between text-end leading-none">
          <span>{scale(top)}</span>
          <span>{scale(top / 2)}</span>
          <span>{scale(0)}</span>
        </div>
        <div
          className="relative h-40 touch-pan-y rounded-sm outline-offset-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(null)}
        >
          <Bars days={days} top={top} at={at} />
          <input
            type="range"
            aria-label={label}
            min={0}
            max={last}
            value={at ?? last}
            aria-valuetext={dayText(days[at ?? last] as ChartDay)}
            onChange={({ target }) => setAt(target.valueAsNumber)}
            onFocus={() => setAt(at ?? last)}
            onBlur={() => setAt(null)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <div aria-hidden className="col-start-2 mt-1.5 flex justify-between">
          {[0, Math.floor(last / 2), last].map((index) => (
            <span key={index}>{formatDay(days[index]?.date ?? '')}</span>
          ))}
        </div>
      </div>
      {/* Hidden from screen readers, which announce the value of the range input. */}
      <p aria-hidden className="min-h-10 text-sm sm:min-h-5">
        {selected ? dayText(selected) : <span className="text-soft">{chartMessages.hint}</span>}
      </p>
    </figure>
  )
}

/** Each day is one unit wide; the drawing is stretched to the available width. */
function Bars({ days, top, at }: { days: readonly ChartDay[]; top: number; at: number | null }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
      {at !== null && <rect x={at} y={0} width={1} height={top} className="fill-sunken" />}
      {[0, top / 2, top].map((height) => (
        <line key={height} x1={0} x2={days.length} y1={height} y2={height} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      {days.map(({ date, value }, index) => (
        <rect
          key={date}
          x={index + 0.15}
          y={top - value}
          width={0.7}
          height={value}
          className="fill-accent forced-colors:fill-[Highlight]"
        />
      ))}
    </svg>
  )
}

interface DayTableProps {
  /** The column headings after the day; the last column takes the remaining width. */
  heads: readonly string[]
  /** Oldest first; shown newest first. */
  days: readonly { readonly date: string; readonly cells: readonly (string | number)[] }[]
}

/** The values of a chart as a table. */
export function DayTable({ heads, days }: DayTableProps) {
  return (
    <details className="min-w-0 text-sm">
      <summary className="min-h-6 w-fit text-accent underline-offset-4 touch:py-2.5 hover:underline">{chartMessages.showTable}</summary>
      <table className="mt-3 w-full text-start tabular-nums">
        <thead className="border-b text-soft text-xs">
          <tr>
            {[chartMessages.day, ...heads].map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-4 text-start font-medium last:pe-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {days.toReversed().map(({ date, cells }) => (
            <tr key={date}>
              <th scope="row" className="whitespace-nowrap py-1.5 pe-4 text-start font-normal">
                {formatDay(date)}
              </th>
              {heads.map((head, at) => (
                <td key={head} className="py-1.5 pe-4 last:w-full last:pe-0 last:text-soft">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
