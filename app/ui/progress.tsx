import { cn } from '#app/ui/cn.ts'

interface ProgressProps {
  value: number
  max: number
  /** The accessible name. */
  label: string
  /** The value in words, in place of a percentage. */
  text?: string
  /** Whether a full bar warns, as that of a quota, or is what one waits for. */
  full?: 'bad' | 'good'
  className?: string
}

/** A progress bar: `value` of `max`. */
export function Progress({ value, max, label, text, full = 'bad', className }: ProgressProps) {
  const top = Math.max(max, 1)
  const shown = Math.min(value, top)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={shown}
      aria-valuetext={text}
      className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cn(
          'h-full rounded-full transition-[width] duration-200',
          shown < top ? 'bg-accent' : full === 'bad' ? 'bg-bad' : 'bg-good',
        )}
        style={{ width: `${(100 * shown) / top}%` }}
      />
    </div>
  )
}
