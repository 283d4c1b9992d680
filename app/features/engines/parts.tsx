import { CircleAlert, Lock } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { EngineProblem } from '#api/engines.ts'
import { SignInAgain } from '#app/lib/fresh-sign-in.tsx'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { confirmMessages, engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { listLanguage } from '#contract/i18n.ts'
import { errorWords, isSignInTooOld } from './calls.ts'

/** Why an engine cannot write, and what to do about it. */
export function Problem({ problem: { message, hint }, children }: { problem: EngineProblem; children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-md border border-bad/40 bg-bad-wash p-3 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="grid min-w-0 flex-1 gap-1.5 [overflow-wrap:anywhere]">
        <p className="font-medium">{message}</p>
        {hint && <p>{hint}</p>}
        {children}
      </div>
    </div>
  )
}

/** Why a call failed; nothing while it has not. @param fallback for errors without words of their own */
export function CallError({ error, fallback }: { error: unknown; fallback?: string }) {
  return error ? <Problem problem={{ message: errorWords(error, fallback), hint: '' }} /> : null
}

const inWords = (names: readonly string[]) => new Intl.ListFormat(listLanguage).format(names)

/** Shown in place of a setting's controls. @param variables names of environment variables */
export function FixedNote({ variables }: { variables: readonly string[] }) {
  return (
    <p className="flex gap-2.5 rounded-md bg-sunken px-3 py-2.5 text-soft text-sm">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{engineSettingsMessages.fixed({ variables: inWords(variables) })}</span>
    </p>
  )
}

/** Data that could not be read: asks for a new sign-in when that is why. */
export function ReadFailed({ error, message, retry }: { error: unknown; message: string; retry: () => void }) {
  if (!isSignInTooOld(error)) return <ErrorState message={message} retry={retry} />
  return (
    <Card className="grid max-w-md gap-4">
      <CardTitle>{confirmMessages.title}</CardTitle>
      <CardText>{confirmMessages.lead}</CardText>
      <SignInAgain onDone={retry} />
    </Card>
  )
}

/** Focuses a heading when it appears, so that screen readers start there. */
export const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** The same only where the control that had the focus has gone. */
export const takeLostFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus()
}

interface UnfoldProps extends Pick<ButtonProps, 'variant'> {
  label: string
  /** Buttons beside it. */
  aside?: ReactNode
  /** What the button shows. `close` hides it again and returns the focus to the button. */
  children: (close: () => void) => ReactNode
}

/** A button that shows and hides what is below it. */
export function Unfold({ label, variant = 'secondary', aside, children }: UnfoldProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} variant={open ? 'secondary' : variant} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? engineSettingsMessages.close : label}
        </Button>
        {aside}
      </div>
      {open && children(close)}
    </>
  )
}
