import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { kindLeads, type Lead, platformLeads } from '#app/lib/generation/leads.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { screenOf } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { LeadsTo } from '#contract/view.ts'
import { CountedButton } from './counted-button.tsx'
import { leadMessages } from './leads/messages.ts'
import { useLeads } from './leads/use-leads.ts'

interface LeadsOnProps {
  screen: string
  run: WrittenRun
  /** What the whole text leads to. */
  to: LeadsTo | undefined
}

/** What a whole text leads to: the same for other platforms, and texts of other kinds. */
export function LeadsOn({ screen, run, to }: LeadsOnProps) {
  const { place, means, ...leads } = useLeads(screen, run)
  const t = leadMessages
  if (!place) return null
  return (
    <>
      {!place.among && <Row label={t.alsoFor} leads={platformLeads(run)} isLocked={means.isLocked} {...leads} />}
      <Row label={t.writeFrom} leads={kindLeads(run, to, means)} isLocked={means.isLocked} {...leads} />
    </>
  )
}

interface ChipProps extends Pick<ReturnType<typeof useLeads>, 'writtenAt' | 'follow'> {
  isLocked: ReturnType<typeof useLeads>['means']['isLocked']
}

function Row({ label, leads, ...chip }: ChipProps & { label: string; leads: readonly Lead[] }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (leads.length === 0) return null
  const further = leads.filter((lead) => lead.further)
  const isShown = open || further.some((lead) => chip.writtenAt(lead) !== undefined)
  const item = (lead: Lead) => (
    <li key={lead.label} className="shrink-0">
      <Chip lead={lead} {...chip} />
    </li>
  )
  return (
    <div className="flex min-w-0 items-center gap-x-2 gap-y-1.5 sm:flex-wrap">
      <span id={id} className="shrink-0 text-soft text-xs">
        {label}
      </span>
      {/* On a phone one line, which scrolls to the edge of the window; its padding has room for the focus rings. */}
      <ul
        aria-labelledby={id}
        className="max-sm:relative max-sm:-my-1 max-sm:-me-4 max-sm:-ms-1 max-sm:flex max-sm:min-w-0 max-sm:flex-1 max-sm:gap-2 max-sm:overflow-x-auto max-sm:py-1 max-sm:ps-1 max-sm:pe-4 sm:contents"
      >
        {leads.filter((lead) => !lead.further).map(item)}
        {further.length > 0 && (
          <li className="shrink-0">
            <Button variant="ghost" size="sm" className={look} aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
              {leadMessages.others}
              <ChevronDown aria-hidden className={cn('transition-transform duration-150', isShown && 'rotate-180')} />
            </Button>
          </li>
        )}
        {isShown && further.map(item)}
      </ul>
    </div>
  )
}

const look = 'min-h-7 rounded-full px-2.5 font-normal text-xs touch:min-h-11 [&_svg]:size-3.5'

/** A locked one leads to the screen that shows what it would write. */
function Chip({ lead, isLocked, writtenAt, follow }: ChipProps & { lead: Lead }) {
  const { label, job } = lead
  if (writtenAt(lead) !== undefined)
    return (
      <Button variant="secondary" size="sm" className={look} onClick={() => follow(lead)}>
        <Check aria-hidden className="text-good" />
        {label}
        <span className="sr-only">, {leadMessages.written}</span>
      </Button>
    )
  if (isLocked(job.feature))
    return (
      <Button asChild variant="secondary" size="sm" className={look}>
        <Link to={screenOf({ ...job, request: { ...job.request } })?.path ?? ''}>
          <LockedLabel label={label} locked />
        </Link>
      </Button>
    )
  return (
    <CountedButton feature={job.feature} variant="secondary" className={look} onClick={() => follow(lead)}>
      {label}
    </CountedButton>
  )
}
