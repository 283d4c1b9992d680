import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { useReturnedFocus } from '#app/ui/returned-focus.ts'
import { toast } from '#app/ui/toast.ts'

/** What an action came to, for the user. */
export interface Message {
  readonly tone: 'good' | 'bad' | 'warn' | 'info'
  readonly text: string
  /** A button, or a link. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | ReactElement
}

/** Shows a message; `null` removes the last one. */
export type Say = (message: Message | null) => void

/** Of the toasts of actions, one at a time is open: each replaces the one before. */
const toastId = 'said'

/** A message as a toast: for actions whose place is not on the screen any more. */
export const sayInToast: Say = (message) => {
  if (!message) return void toast.dismiss(toastId)
  const { tone, text, action } = message
  const show = { good: toast.success, bad: toast.error, warn: toast.warning, info: toast.info }[tone]
  show(text, { id: toastId, action })
}

interface Said extends Message {
  /** Counts the messages of a place, so that the same words are announced again. */
  readonly at: number
}

const SayContext = createContext<Say>(sayInToast)
const SaidContext = createContext<Said | null>(null)

/** What is said in a place inside this one: its own line does not repeat it. */
const InnerContext = createContext<string | null>(null)
const TellOuterContext = createContext<(text: string | null) => void>(() => {})

/** Shows a message beside the action: in the `MessageLine` of the nearest `MessagePlace`, outside of one as a toast. */
export const useSay = (): Say => use(SayContext)

/** Seconds that a message stays which asks for nothing, and one that offers something. An error or a warning stays until the next. */
const stays = 6
const offers = 12

/**
 * Calls back after as many seconds in which the page could be looked at: not while its tab is hidden, and a pause of the whole computer, asleep
 * or too busy to draw, counts as one second. Otherwise a message would be gone before anybody could read it. @returns a function that ends it
 */
function afterSeen(seconds: number, done: () => void): () => void {
  let left = seconds
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      if (!document.hidden) left--
      if (left > 0) wait()
      else done()
    }, 1_000)
  }
  wait()
  return () => clearTimeout(timer)
}

/** A part of a screen whose actions are answered in its own `MessageLine`. Once it has left the screen, in a toast. */
export function MessagePlace({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said | null>(null)
  const [inner, setInner] = useState<string | null>(null)
  const tellOuter = use(TellOuterContext)
  const text = said?.text ?? null
  useEffect(() => {
    if (text === null) return
    tellOuter(text)
    return () => tellOuter(null)
  }, [text, tellOuter])
  const mounted = useRef(true)
  const count = useRef(0)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  useEffect(() => {
    if (said?.tone !== 'good' && said?.tone !== 'info') return
    return afterSeen(said.action ? offers : stays, () => setSaid(null))
  }, [said])
  const say = useCallback<Say>((message) => {
    if (!mounted.current) return sayInToast(message)
    count.current++
    setSaid(message && { ...message, at: count.current })
  }, [])
  return (
    <SayContext value={say}>
      <SaidContext value={said}>
        <InnerContext value={inner}>
          <TellOuterContext value={setInner}>{children}</TellOuterContext>
        </InnerContext>
      </SaidContext>
    </SayContext>
  )
}

const icons = { good: CircleCheck, bad: CircleAlert, warn: TriangleAlert, info: Info } as const
const colours = { good: 'text-good', bad: 'text-bad', warn: 'text-warn', info: 'text-soft' } as const

interface MessageLineProps {
  id?: string
  /** Shown while nothing was said. The same words, said again, replace it. */
  standing?: Message | null
  className?: string
}

/** The last message of its place, in a polite live region. */
export function MessageLine({ id, standing = null, className }: MessageLineProps) {
  const said = use(SaidContext)
  const inner = use(InnerContext)
  const message = said ?? (standing?.text === inner ? null : standing)
  return (
    <div {...useReturnedFocus<HTMLDivElement>()} id={id} role="status" className={cn('text-sm empty:hidden', className)}>
      {message && <Line key={said?.at ?? 0} {...message} />}
    </div>
  )
}

function Line({ tone, text, action }: Message) {
  const say = useSay()
  const Icon = icons[tone]
  return (
    <div data-tone={tone} className="flex animate-fade flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="flex min-w-0 gap-2">
        <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', colours[tone])} />
        <span className="min-w-0">{text}</span>
      </p>
      {action && 'label' in action ? (
        <Button
          variant="link"
          size="inline"
          className="touch:min-h-11"
          onClick={() => {
            say(null)
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      ) : (
        action
      )}
    </div>
  )
}
