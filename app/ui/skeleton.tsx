import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

/** The place of something that is on its way. Say so once, in words, beside a group of these. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-sunken', className)} {...props} />
}

/** The place of a list that is on its way. */
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
