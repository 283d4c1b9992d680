import { ChevronDown, WandSparkles } from 'lucide-react'
import { useId, useState } from 'react'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { RewritePanel } from './rewrite-panel.tsx'
import { VersionSteps } from './version-steps.tsx'

interface RewriteToolsProps {
  screen: string
  run: WrittenRun
}

/** Among a result's buttons: the way back through its versions, and a row that opens under them with what can be made of it. */
export function RewriteTools({ screen, run }: RewriteToolsProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <VersionSteps screen={screen} run={run} />
      <Button variant="ghost" size="sm" aria-expanded={open} {...(open && { 'aria-controls': panel })} onClick={() => setOpen(!open)}>
        <WandSparkles aria-hidden />
        {rewriteMessages.open}
        <ChevronDown aria-hidden className={cn('transition-transform duration-150', open && 'rotate-180')} />
      </Button>
      {open && <RewritePanel id={panel} screen={screen} run={run} />}
    </>
  )
}
