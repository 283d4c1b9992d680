import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('rounded-lg border bg-surface p-5 sm:p-6', className)} {...props} />
}

export function CardTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-xl', className)} {...props} />
}

export function CardText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-soft text-sm', className)} {...props} />
}
