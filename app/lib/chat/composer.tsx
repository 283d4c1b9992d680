import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { chatMessages } from '#contract/chat-messages.ts'
import { chatMessageMax } from '#contract/paying.ts'

/** What is typed and not sent is kept by chat, in this tab: neither closing the chat nor a reload loses it. */
const keyOf = (chatId: string) => `chat-draft:${chatId}`

interface ComposerProps {
  /** Names the chat that the draft belongs to. Another one needs another composer (`key`). */
  chatId: string
  sending: boolean
  failed: boolean
  /** Takes the focus when it comes onto the page. */
  autoFocus: boolean
  /** Answers when it is sent; a rejection keeps the text. */
  send: (message: string) => Promise<unknown>
}

/** Enter sends, Shift and Enter break the line. A message that could not be sent stays. */
export function Composer({ chatId, sending, failed, autoFocus, send }: ComposerProps) {
  const [typed, type] = useDraft(chatId)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  const message = typed.trim()
  const tooLong = message.length > chatMessageMax
  const blocked = sending || !message || tooLong
  const submit = () => {
    if (blocked) return
    send(message).then(
      () => type(''),
      () => {}, // Logged by the mutation, and told beside the button.
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2 border-t p-3">
      <Textarea
        ref={field}
        aria-label={chatMessages.field}
        placeholder={chatMessages.field}
        rows={1}
        readOnly={sending}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-36 min-h-10 flex-1 resize-none py-2 touch:min-h-11"
      />
      <Button type="submit" aria-disabled={blocked}>
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        {failed && !sending ? chatMessages.sendAgain : chatMessages.send}
      </Button>
      <p role="status" className={tooLong ? 'w-full text-bad text-sm' : 'sr-only'}>
        {tooLong ? chatMessages.tooLong(chatMessageMax) : failed && !sending && chatMessages.notSent}
      </p>
    </form>
  )
}

function useDraft(chatId: string) {
  const key = keyOf(chatId)
  const [typed, setTyped] = useState(() => readItem('session', key) ?? '')
  const type = (text: string) => {
    setTyped(text)
    if (text) writeItem('session', key, text)
    else removeItem('session', key)
  }
  return [typed, type] as const
}
