import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { siteMessages } from '#contract/messages.ts'
import { uiMessages } from './messages.ts'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** What will be shown here, and how to get it. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-2 rounded-lg border border-dashed px-6 py-12 text-center', className)}>
      <Icon aria-hidden className="mb-1 size-7 text-soft" strokeWidth={1.5} />
      <p className="font-serif text-lg">{title}</p>
      {children && <div className="max-w-prose text-soft text-sm">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  /** The error message. */
  message: string
  retry?: () => void
  className?: string
}

export function ErrorState({ message, retry, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center gap-3 rounded-lg border border-bad/40 bg-bad-wash px-4 py-3 text-sm', className)}
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" />
      <p className="min-w-0 flex-1">{message}</p>
      {retry && (
        <Button variant="secondary" size="sm" onClick={retry}>
          {uiMessages.tryAgain}
        </Button>
      )}
    </div>
  )
}

/** Loads the next page of a list. */
export function MoreButton({ loading, onClick }: { loading: boolean; onClick: () => void }) {
  return (
    <div className="mt-4 flex justify-center">
      <Button variant="secondary" aria-disabled={loading} onClick={() => !loading && onClick()}>
        {loading && <Spinner />}
        {loading ? siteMessages.loading : uiMessages.showMore}
      </Button>
    </div>
  )
}
