import { cn } from '#app/ui/cn.ts'

/** What dims the page behind a dialog or a sheet. */
export const scrim = 'fixed inset-0 z-50 bg-black/45 data-[state=open]:animate-fade'

/** The sheet of paper that a dialog is. */
export const panel = cn(
  '-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid max-h-[85svh] grid-cols-1 w-[calc(100vw-2rem)] max-w-lg gap-4 overflow-y-auto',
  'rounded-lg border bg-surface p-6 shadow-raised data-[state=open]:animate-fade',
)

/** A small floating card: a menu, a tooltip. */
export const floating = 'z-50 rounded-md border bg-surface text-ink shadow-raised data-[state=open]:animate-fade'
