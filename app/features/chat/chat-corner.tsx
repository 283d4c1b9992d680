import { MessageCircle } from 'lucide-react'
import { type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAhead } from '#app/ui/ahead.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { chatMessages } from '#contract/chat-messages.ts'
import { chatAsked } from '#contract/paths.ts'
import type { RequestWithChat } from '#contract/payment-calls.ts'
import { type ChatCorner as Corner, useChatPlace } from './chat-place.ts'
import { useLatestRequest } from './use-latest-request.ts'

const loadWindow = () => import('./chat-window.tsx')
const ChatWindow = onDemand(loadWindow, ({ ChatWindow }) => ChatWindow)

/** The chat about a person's payment request, in a corner of the window; nothing for those without a request. */
export function ChatCorner() {
  const request = useLatestRequest()
  return request && <Chat request={request} />
}

/** Opened by a press or by an address; closing takes the wish out of the address, so that a reload does not open it again. */
function useOpen() {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const asked = chatAsked(search)
  const [open, setOpen] = useState(asked)
  useEffect(() => {
    if (asked) setOpen(true)
  }, [asked])
  const close = () => {
    setOpen(false)
    if (asked) navigate(pathname, { replace: true, state, preventScrollReset: true })
  }
  return { open, show: () => setOpen(true), close }
}

function Chat({ request }: { request: RequestWithChat }) {
  const { open, show, close } = useOpen()
  const [place, setPlace] = useChatPlace()
  const launcher = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useAhead(loadWindow)

  useEffect(() => {
    if (wasOpen.current && !open) launcher.current?.focus()
    wasOpen.current = open
  }, [open])

  if (open)
    return (
      <Suspense fallback={null}>
        <ChatWindow request={request} place={place} onPlace={setPlace} onClose={close} />
      </Suspense>
    )
  return <Launcher ref={launcher} corner={place.corner} unread={request.unread} onOpen={show} />
}

interface LauncherProps {
  ref: Ref<HTMLButtonElement>
  corner: Corner
  unread: number
  onOpen: () => void
}

function Launcher({ ref, corner, unread, onOpen }: LauncherProps) {
  const name = unread > 0 ? `${chatMessages.title}, ${chatMessages.unread(unread)}` : chatMessages.title
  return (
    <>
      {/* Room under the page's end, so that the button hides nothing for good. */}
      <div className="h-14" />
      <div className={cn('fixed bottom-4 z-30', corner === 'bottom-right' ? 'right-4' : 'left-4')}>
        <Button ref={ref} size="lg" onClick={onOpen} aria-haspopup="dialog" aria-label={name} className="rounded-full px-5 shadow-raised">
          <MessageCircle aria-hidden />
          {chatMessages.title}
          {unread > 0 && (
            <span aria-hidden className="-me-2 min-w-6 rounded-full bg-on-accent px-1.5 text-accent-strong text-sm leading-6">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </Button>
        <p role="status" className="sr-only">
          {unread > 0 && chatMessages.unread(unread)}
        </p>
      </div>
    </>
  )
}
