import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Refusal } from './refusal.ts'

/** Says why the form was not accepted, also to screen readers. Its place is there from the start, so that what comes is announced. */
export function Notice({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {refusal && (
        <div className="flex animate-rise gap-3 rounded-md border border-bad/40 bg-bad-wash p-3 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <p className="font-medium">{refusal.message}</p>
            {refusal.hint && <p>{refusal.hint}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
