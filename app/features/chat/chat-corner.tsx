import { MessageCircle } from 'lucide-react'
import { lazy, type Ref, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { chatAsked } from '#contract/paths.ts'
import { type OwnRequests, useOwnRequests } from './own-requests.ts'
import { type ChatCorner as Corner, useChatPlace } from './place-menu.tsx'

const ChatWindow = lazy(() => import('./chat-window.tsx').then((module) => ({ default: module.ChatWindow })))

/** The chats about the user's payment requests, in a corner of the window; renders nothing without a request. */
export function ChatCorner() {
  const requests = useOwnRequests()
  return requests.items.length + requests.unclaimed.length > 0 && <Chat requests={requests} />
}

/** Opened by its button or by the URL. Closing removes the parameter from the URL, so that a reload does not open it again. */
function useOpen() {
  const { search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const openedByUrl = chatAsked(search)
  const [open, setOpen] = useState(openedByUrl)
  useEffect(() => {
    if (openedByUrl) setOpen(true)
  }, [openedByUrl])
  const close = () => {
    setOpen(false)
    if (openedByUrl) navigate(pathname, { replace: true, state, preventScrollReset: true })
  }
  // A transition: the launcher stays until the window's code is loaded.
  return { open, show: () => startTransition(() => setOpen(true)), close }
}

function Chat({ requests }: { requests: OwnRequests }) {
  const { open, show, close } = useOpen()
  const [place, setPlace] = useChatPlace()
  const launcher = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)

  useEffect(() => {
    if (wasOpen.current && !open) launcher.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <Suspense fallback={null}>
      {open ? (
        <ChatWindow requests={requests} place={place} onPlace={setPlace} onClose={close} />
      ) : (
        <Launcher ref={launcher} corner={place.corner} {...unreadOf(requests)} onOpen={show} />
      )}
    </Suspense>
  )
}

/** The number of unread messages and of requests to confirm. */
function unreadOf({ items, unclaimed }: OwnRequests): { count: number; news: string } {
  const unread = items.reduce((sum, request) => sum + request.unread, 0)
  const parts = [unread > 0 && chatMessages.unread(unread), unclaimed.length > 0 && chatMessages.toConfirm(unclaimed.length)]
  return { count: unread + unclaimed.length, news: parts.filter(Boolean).join(', ') }
}

interface LauncherProps {
  ref: Ref<HTMLButtonElement>
  corner: Corner
  count: number
  /** As text; empty when there is nothing new. */
  news: string
  onOpen: () => void
}

function Launcher({ ref, corner, count, news, onOpen }: LauncherProps) {
  const { title, titleWithNews } = chatMessages
  const name = news ? titleWithNews({ news }) : title
  return (
    <>
      {/* Space below the page's end, so that its last content can be scrolled clear of the button. */}
      <div className="h-14" />
      <div className={cn('fixed bottom-4 z-30', corner === 'bottom-right' ? 'right-4' : 'left-4')}>
        <Button ref={ref} size="lg" onClick={onOpen} aria-haspopup="dialog" aria-label={name} className="rounded-full px-5 shadow-raised">
          <MessageCircle aria-hidden />
          {title}
          {count > 0 && (
            <span aria-hidden className="-me-2 min-w-6 rounded-full bg-on-accent px-1.5 text-accent-strong text-sm leading-6">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </Button>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </>
  )
}
