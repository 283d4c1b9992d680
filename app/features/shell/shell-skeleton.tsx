import { Skeleton } from '#app/ui/skeleton.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { siteMessages } from '#contract/messages.ts'

/** The shell in its measures, prerendered; it shows until the account and the shell's code have arrived. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-svh">
      <div
        aria-hidden
        className="sticky top-0 flex h-svh w-64 shrink-0 flex-col overflow-hidden border-e p-1 max-md:hidden [.sidebar-collapsed_&]:w-12"
      >
        <div className="mb-2 flex h-13 shrink-0 items-center px-1.5 [.sidebar-collapsed_&]:invisible">
          <Wordmark />
        </div>
        <div className="grid gap-2.5 px-2.5 pt-1">
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
          <Skeleton className="h-7" />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div aria-hidden className="h-14 border-b" />
        <main className="mx-auto w-full max-w-[110rem] flex-1 px-4 py-6 sm:px-8 sm:py-10">
          <p role="status" className="sr-only">
            {siteMessages.loading}
          </p>
          <Skeleton className="mb-1 h-8 w-72 max-w-full sm:h-9" />
          <Skeleton className="mb-4 h-5 w-56 max-w-full sm:mb-5 sm:h-6" />
          <Skeleton className="h-96" />
        </main>
      </div>
    </div>
  )
}
