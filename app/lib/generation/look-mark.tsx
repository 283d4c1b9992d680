import { CircleCheck, ClipboardCheck, TriangleAlert } from 'lucide-react'
import { lookMessages } from '#app/lib/generation/messages.ts'
import { cn } from '#app/ui/cn.ts'

interface LookMarkProps {
  /** How many things to check. */
  toCheck: number
  copied: boolean
  className?: string
}

/** Whether a written text needs a look, and whether it was copied: in words and with icons. */
export function LookMark({ toCheck, copied, className }: LookMarkProps) {
  const t = lookMessages
  const look = 'inline-flex items-center gap-1.5'
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-3 [&_svg]:size-4 [&_svg]:shrink-0', className)}>
      {toCheck > 0 && (
        <span className={look}>
          <TriangleAlert aria-hidden className="text-warn" />
          {t.toCheck(toCheck)}
        </span>
      )}
      {copied ? (
        <span className={look}>
          <ClipboardCheck aria-hidden className="text-good" />
          {t.copied}
        </span>
      ) : (
        toCheck === 0 && (
          <span className={look}>
            <CircleCheck aria-hidden className="text-good" />
            {t.ready}
          </span>
        )
      )}
    </span>
  )
}
