import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

/** A placeholder while content loads. Add one visually hidden status text to each group of these. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-sunken', className)} {...props} />
}

/** The placeholder of a list that loads. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
