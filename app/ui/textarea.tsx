import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { fieldLook } from '#app/ui/input.tsx'

/** Text of any language: the direction follows what is typed. */
export function Textarea({ className, dir = 'auto', rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea dir={dir} rows={rows} className={cn(fieldLook, 'block resize-y py-2.5 leading-relaxed', className)} {...props} />
}
