import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

const look = cva('inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs leading-4', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-soft',
      accent: 'bg-accent-wash text-accent-strong',
      good: 'bg-good-wash text-good',
      warn: 'bg-warn-wash text-warn',
      bad: 'bg-bad-wash text-bad',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export function Badge({ className, tone, ...props }: ComponentProps<'span'> & VariantProps<typeof look>) {
  return <span className={cn(look({ tone }), className)} {...props} />
}
