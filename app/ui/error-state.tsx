import { CircleAlert } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'

interface ErrorStateProps {
  /** What happened, in words. */
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
          Try again
        </Button>
      )}
    </div>
  )
}
