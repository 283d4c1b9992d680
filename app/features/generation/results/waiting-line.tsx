import { useEffect, useEffectEvent, useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import type { RunningRun } from '#app/lib/generation/run.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { waitingText } from '#contract/result-messages.ts'
import type { Waiting } from '#contract/waiting.ts'

interface WaitingLineProps {
  screen: string
  run: RunningRun
  waiting: Waiting
}

/** What a text waits for: its place in the queue, then what the model does before it writes. */
export function WaitingLine({ screen, run, waiting }: WaitingLineProps) {
  const text = waitingText(waiting)
  return (
    <>
      <p className="flex items-center gap-2 text-soft text-sm tabular-nums">
        <Spinner />
        {text}
      </p>
      {isNext(screen, run) && <Announced text={text} when={`${waiting.stage}${waiting.place}`} />}
    </>
  )
}

/** Whether a run is the first of its screen that waits. Only that one is announced: the others follow it. */
const isNext = (screen: string, { key }: RunningRun): boolean =>
  generations.runs(screen).find((run) => run.state === 'running' && run.waiting)?.key === key

/** Announces a text politely when `when` changes, and not with each new estimate. */
function Announced({ text, when }: { text: string; when: string }) {
  const [said, setSaid] = useState('')
  // After the first render: what a live region contains when it appears is not announced.
  const say = useEffectEvent(() => setSaid(text))
  useEffect(() => {
    if (when) say()
  }, [when])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
