import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

/** A placeholder while content loads. Add one visually hidden status text to each group of these. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-line/70', className)} {...props} />
}

interface ListSkeletonProps {
  label: string
  /** The class of each row. */
  row?: string
  className?: string
}

/** The placeholder of a list or of cards that load. */
export function ListSkeleton({ label, row = 'h-14', className }: ListSkeletonProps) {
  return (
    <div role="status" className={cn('grid gap-2', className)}>
      <span className="sr-only">{label}</span>
      <Skeleton className={row} />
      <Skeleton className={row} />
      <Skeleton className={row} />
      <Skeleton className={row} />
    </div>
  )
}
