import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

export const Tabs = Primitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={cn('flex gap-1 overflow-x-auto border-b', className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        '-mb-px inline-flex min-h-10 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-soft text-sm touch:min-h-11',
        'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink [&_svg]:size-4',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('pt-6', className)} {...props} />
}
