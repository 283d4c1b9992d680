import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { usedPointMessages } from './messages.ts'

interface UsedPointsProps {
  /** The source's id. */
  source: string
  /** Positions in its list. */
  points: readonly number[]
}

/** The points of a source that a text uses, folded; they are read when it is opened. */
export function UsedPoints({ source, points }: UsedPointsProps) {
  const [isOpen, setOpen] = useState(false)
  const t = usedPointMessages
  const { data, error } = useQuery(
    query.sources.get.queryOptions({ input: { id: source }, enabled: isOpen, staleTime: Number.POSITIVE_INFINITY }),
  )
  const used = points.flatMap((position) => data?.points[position] ?? [])
  return (
    <details className="text-soft text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit cursor-pointer touch:py-3 hover:text-ink">{t.used(points.length)}</summary>
      {isOpen && !data && !error && <Spinner className="mt-2" />}
      {error && <p className="mt-1">{errorCode(error) === 'NOT_FOUND' ? t.gone : errorText(error)}</p>}
      <ul className="mt-1 grid grid-cols-1 gap-1 border-s-2 ps-3 text-ink empty:hidden">
        {used.map(({ at, text }) => (
          <li key={at} dir="auto" className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
