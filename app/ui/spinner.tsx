import { LoaderCircle } from 'lucide-react'
import { cn } from '#app/ui/cn.ts'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-4 animate-spin', className)} />
}

/** A spinner that fills the window. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-svh flex-col items-center justify-center gap-3 text-soft">
      <Spinner className="size-8 text-accent" />
      {/* The shell was prerendered in English. */}
      <span suppressHydrationWarning>{label}</span>
    </div>
  )
}
