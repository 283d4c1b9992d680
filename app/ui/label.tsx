import { Label as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

export function Label({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('font-medium text-ink text-sm', className)} {...props} />
}
