import { type ComponentProps, useId } from 'react'
import { usesText } from '#app/lib/generation/allowance.ts'
import { usesMessages } from '#app/lib/generation/messages.ts'
import { useQuotaMessage } from '#app/lib/generation/uses-left.tsx'
import { useSay } from '#app/lib/say.tsx'
import { useFeatureUsage } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Feature } from '#contract/plans.ts'

interface CountedButtonProps extends ComponentProps<typeof Button> {
  /** The quota that one press counts against. */
  feature: Feature
}

/** A button that starts a generation: it says what that costs when the quota is limited, and why not when it is used up. */
export function CountedButton({ feature, children, onClick, title, ...look }: CountedButtonProps) {
  const { known, limit, remaining } = useFeatureUsage(feature)
  const quota = useQuotaMessage(feature)
  const say = useSay()
  const cost = useId()
  const limited = known && limit !== null
  const refusal = quota?.refuses ? quota : null
  const costs = usesText({ uses: [{ feature, taken: 1, left: remaining }] })
  return (
    <Button
      size="sm"
      {...look}
      aria-disabled={refusal !== null}
      onClick={(event) => (refusal ? say(refusal) : onClick?.(event))}
      {...(limited && { 'aria-describedby': cost })}
      title={[title, limited && costs].filter(Boolean).join('. ') || undefined}
    >
      {children}
      {limited && (
        <>
          <span aria-hidden className="font-normal text-soft text-xs">
            {usesMessages.one}
          </span>
          <span id={cost} hidden>
            {costs}
          </span>
        </>
      )}
    </Button>
  )
}
