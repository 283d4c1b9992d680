import { useEffect } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { useOnScreen } from '#app/lib/generation/on-screen.ts'
import { outcomeMessage } from '#app/lib/generation/outcome-messages.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'

interface OutcomeLineProps {
  screen: string
  /** While something is written, the last outcome is not shown. */
  busy: boolean
}

/** How the last generation of a screen ended. A failure is shown in the place of its text. */
export function OutcomeLine(props: OutcomeLineProps) {
  return (
    <MessagePlace>
      <Outcomes {...props} />
      {/* A text that is there needs no praise: its message is for screen readers, some of which skip words without a width. */}
      <MessageLine className="has-data-[tone=good]:sr-only has-data-[tone=good]:*:w-max" />
    </MessagePlace>
  )
}

function Outcomes({ screen, busy }: OutcomeLineProps) {
  const say = useSay()
  useOnScreen(screen, 'outcome')
  useEffect(() => {
    if (busy) say(null)
  }, [busy, say])
  useEffect(() => {
    return generations.subscribeOutcomes((outcome) => {
      if (outcome.screen === screen) say(outcomeMessage(outcome))
    })
  }, [screen, say])
  return null
}
