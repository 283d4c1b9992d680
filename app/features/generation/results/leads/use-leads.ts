import { use } from 'react'
import { type Lead, type Means, writtenFrom } from '#app/lib/generation/leads.ts'
import { type Run, runsBeside, textsIn, type WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { useLocks } from '#app/lib/locks/locks.ts'
import { useVoiceChoice } from '#app/lib/voices/voice-choice.ts'
import { LeadsContext } from './leads-context.ts'

/** What the user has to follow the leads of a text, and how to follow one. */
export function useLeads(screen: string, run: WrittenRun) {
  const place = use(LeadsContext)
  const { all, writeBeside } = useGeneration(screen)
  const isLocked = useLocks()
  const { chosen, voices } = useVoiceChoice()
  const means: Means = { isLocked, platforms: (chosen ?? voices?.[0])?.platforms ?? [] }
  const beside: readonly Run[] = runsBeside(all, run)
  return {
    place,
    means,
    writtenAt: (lead: Lead) => writtenFrom(lead, textsIn(beside))?.slot,
    /** Shows the text of a lead, which is written first where it is not there yet. */
    follow: (lead: Lead) => {
      const slot = writtenFrom(lead, beside)?.slot ?? writeBeside(run, lead.job)
      if (slot !== undefined) place?.open(slot)
    },
  }
}
