import { Lock } from 'lucide-react'
import { lockMessages } from '#app/lib/locks/messages.ts'

/** The name of something that the plan may lack: with a lock then. */
export function LockedLabel({ label, locked }: { label: string; locked: boolean }) {
  if (!locked) return label
  return (
    <span className="inline-flex items-center gap-1.5 text-soft">
      <Lock aria-hidden className="size-3 shrink-0" />
      {label}
      <span className="sr-only">{lockMessages.locked}</span>
    </span>
  )
}
