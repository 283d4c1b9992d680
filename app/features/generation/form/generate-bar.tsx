import { Square } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { commandKey } from '#app/lib/device.ts'
import { type Message, MessageLine } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formMessages } from './messages.ts'

interface GenerateBarProps {
  /** The button's label while nothing runs. */
  action: string
  busy: boolean
  /** There is a result, whose Copy is what is needed next. */
  hasResult: boolean
  /** False while a required field is missing or the plan refuses; a press then shows which. */
  ready?: boolean
  onStop: () => void
  /** Clears the form and its results for the next topic. */
  onRenew?: () => void
  /** What is left of the quota, when that is little or nothing. */
  quota?: Message | null
  /** What the press costs. */
  children: ReactNode
}

/**
 * The bar at the end of the form; it stays visible while a long form is scrolled, on phones until there is a result, whose own bar is there
 * then. What a press came to is said in it.
 */
export function GenerateBar({ action, busy, hasResult, ready = true, onStop, onRenew, quota = null, children }: GenerateBarProps) {
  const message = useId()
  const t = formMessages
  return (
    <div className="-mx-4 -mb-4 sm:-mx-5 sm:-mb-5 max-lg:group-data-written/desk:static sticky bottom-0 z-10 grid gap-2 rounded-b-lg border-t bg-surface px-4 py-3 sm:px-5">
      <MessageLine id={message} standing={quota} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant={hasResult ? 'secondary' : 'primary'}
          size="lg"
          aria-disabled={busy || !ready}
          aria-describedby={message}
          className="flex-1"
        >
          {busy ? (
            <>
              <Spinner />
              {t.generating}
            </>
          ) : (
            // One line tall, where there is a hint: what has no room beside the label would be on a second line, which is not shown.
            <span className="flex flex-wrap content-start items-center justify-center gap-x-2 sm:h-6 sm:overflow-hidden sm:whitespace-nowrap">
              {action}
              <span aria-hidden className="font-normal text-xs leading-6 max-sm:hidden touch:hidden">
                {t.shortcut({ key: commandKey() })}
              </span>
            </span>
          )}
        </Button>
        {!busy && onRenew && (
          <Button
            variant="secondary"
            size="lg"
            className="px-4"
            title={t.renewHint({ key: commandKey() })}
            aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
            onClick={onRenew}
          >
            {t.renew}
          </Button>
        )}
        {busy && (
          <Button variant="secondary" size="lg" onClick={onStop}>
            <Square aria-hidden className="fill-current" />
            {t.stop}
            <span aria-hidden className="font-normal text-soft text-xs max-sm:hidden touch:hidden">
              {t.escape}
            </span>
          </Button>
        )}
      </div>
      <div className="text-soft text-xs empty:hidden">{children}</div>
    </div>
  )
}
