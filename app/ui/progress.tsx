import { cn } from '#app/ui/cn.ts'

/** A progress bar: `value` of `max`, with an accessible name. */
export function Progress({ value, max, label, className }: { value: number; max: number; label: string; className?: string }) {
  const top = Math.max(max, 1)
  const shown = Math.min(value, top)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={shown}
      className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cn('h-full rounded-full transition-[width] duration-200', shown >= top ? 'bg-bad' : 'bg-accent')}
        style={{ width: `${(100 * shown) / top}%` }}
      />
    </div>
  )
}
