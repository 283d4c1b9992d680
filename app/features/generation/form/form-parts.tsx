import type { ReactNode } from 'react'
import type { Run } from '#app/lib/generation/run.ts'
import { cn } from '#app/ui/cn.ts'
import type { FormValues } from '#contract/form.ts'

/** What the fields of a form are drawn from. */
export interface FormState {
  readonly values: FormValues
  readonly runs: readonly Run[]
  readonly change: (changed: FormValues) => void
  /** What is wrong with a field, or undefined. */
  readonly issueAt: (field: string) => string | undefined
}

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
