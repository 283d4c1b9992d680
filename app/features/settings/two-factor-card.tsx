import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { type Factors, readFactors } from '#app/lib/factors.tsx'
import { Section } from '#app/lib/section.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { twoFactorCardMessages } from './messages.ts'
import type { Task } from './two-factor-tasks.tsx'

/** Loaded on demand, because it includes the QR code library. */
const TwoFactorTask = lazy(() => import('./two-factor-tasks.tsx'))

/** Fewer backup codes than this are highlighted. */
const fewCodes = 4

export function TwoFactorCard() {
  const client = useQueryClient()
  const { data, isPending, refetch } = useQuery({ queryKey: ['factors'], queryFn: readFactors })
  const [task, setTask] = useState<Task>()
  const title = useRef<HTMLHeadingElement>(null)
  const on = data?.assurance_level === 'aal2'
  const t = twoFactorCardMessages

  const close = () => {
    setTask(undefined)
    title.current?.focus()
  }

  return (
    <Section
      title={t.title}
      titleRef={title}
      status={data && <Badge tone={on ? 'good' : 'neutral'}>{on ? t.on : t.off}</Badge>}
      text={on ? <Left codes={data.backup_codes_left} /> : t.textOff}
    >
      {isPending && <Skeleton className="h-10 w-60" />}
      {!(isPending || data) && <ErrorState message={twoFactorMessages.loadFailed} retry={() => void refetch()} />}
      {data && !task && <Choices on={on} onChoose={setTask} />}
      {task && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          {/* Every query is read again: turning it on also ends the sessions of other devices. */}
          <TwoFactorTask task={task} onChange={() => void client.invalidateQueries()} onClose={close} />
        </Suspense>
      )}
    </Section>
  )
}

function Choices({ on, onChoose }: { on: boolean; onChoose: (task: Task) => void }) {
  const t = twoFactorCardMessages
  if (!on) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => onChoose('turnOn')}>
        <ShieldCheck aria-hidden />
        {t.turnOn}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => onChoose('newCodes')}>
        {t.newCodes}
      </Button>
      <Button variant="ghost" onClick={() => onChoose('turnOff')}>
        {t.turnOff}
      </Button>
    </div>
  )
}

function Left({ codes }: { codes: Factors['backup_codes_left'] }) {
  const count = codes ?? 0
  const t = twoFactorCardMessages
  return (
    <>
      {t.textOn} <span className={count < fewCodes ? 'font-medium text-warn' : ''}>{t.codesLeft(count)}</span>
    </>
  )
}
