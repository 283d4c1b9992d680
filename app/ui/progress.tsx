import { Progress as Primitive } from 'radix-ui'
import { cn } from '#app/ui/cn.ts'

/** `value` of `max`, with a name for those who cannot see it. */
export function Progress({ value, max, label, className }: { value: number; max: number; label: string; className?: string }) {
  const top = Math.max(max, 1)
  const shown = Math.min(value, top)
  return (
    <Primitive.Root value={shown} max={top} aria-label={label} className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}>
      <Primitive.Indicator
        className={cn('h-full rounded-full transition-[width] duration-200', shown >= top ? 'bg-bad' : 'bg-accent')}
        style={{ width: `${(100 * shown) / top}%` }}
      />
    </Primitive.Root>
  )
}
