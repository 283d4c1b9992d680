import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

/** A group of choices, with the place for what is wrong. */
export function Problem({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div data-invalid={error !== undefined} className={cn(error && '[&_label]:border-bad')}>
      {children}
      {error && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
