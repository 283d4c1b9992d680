import { ChevronDown, PenLine } from 'lucide-react'
import { useNavigate } from 'react-router'
import { kindLeads, type Lead } from '#app/lib/generation/leads.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { screenOf } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import type { AnyResult } from '#contract/kind.ts'
import type { Item } from '#contract/view.ts'
import { CountedButton } from './counted-button.tsx'
import { leadMessages } from './leads/messages.ts'
import { useLeads } from './leads/use-leads.ts'

interface WriteThisProps {
  screen: string
  run: WrittenRun
  item: Item<AnyResult>
  /** From 1. */
  place: number
}

/** What one of several texts leads to: an idea's likeliest text with one press, the others in a menu. */
export function WriteThis({ screen, run, item: { noun, drawing, leadsTo }, place }: WriteThisProps) {
  const leads = useLeads(screen, run)
  const navigate = useNavigate()
  const t = leadMessages
  const all = kindLeads(run, leadsTo, leads.means)
  const isLocked = ({ job }: Lead) => leads.means.isLocked(job.feature)
  if (!leads.place || all.length === 0) return null
  const likeliest = drawing.as === 'entry' ? all.find((lead) => !isLocked(lead)) : undefined
  const name = t.writeItemAs({ noun, place })
  const follow = (lead: Lead) =>
    isLocked(lead) ? void navigate(screenOf({ ...lead.job, request: { ...lead.job.request } })?.path ?? '') : leads.follow(lead)
  return (
    <>
      {likeliest && (
        <CountedButton
          feature={likeliest.job.feature}
          variant="secondary"
          aria-label={t.writeItem({ noun, place })}
          onClick={() => leads.follow(likeliest)}
        >
          <PenLine aria-hidden />
          {t.writeThis}
        </CountedButton>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={name} title={name}>
            {likeliest ? <ChevronDown aria-hidden /> : <PenLine aria-hidden />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {all
            .filter((lead) => lead !== likeliest)
            .map((lead) => (
              <DropdownMenuItem key={lead.label} onSelect={() => follow(lead)}>
                <LockedLabel label={lead.label} locked={isLocked(lead)} />
              </DropdownMenuItem>
            ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  )
}
