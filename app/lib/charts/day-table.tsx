import { formatDay } from '#app/lib/dates.ts'

interface DayTableProps {
  /** What stands beside the days, column by column; the last takes the room that is left. */
  heads: readonly string[]
  /** In the order of the calendar; shown the other way round. */
  days: readonly { readonly date: string; readonly cells: readonly (string | number)[] }[]
}

/** The figures of a chart for those who would rather read them. */
export function DayTable({ heads, days }: DayTableProps) {
  return (
    <details className="min-w-0 text-sm">
      <summary className="min-h-6 w-fit text-accent underline-offset-4 touch:py-2.5 hover:underline">Show as a table</summary>
      <table className="mt-3 w-full text-start tabular-nums">
        <thead className="border-b text-soft text-xs">
          <tr>
            {['Day', ...heads].map((head) => (
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
