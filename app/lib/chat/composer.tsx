import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { chatMessageMax } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'

/** What is typed and not sent, by chat, for as long as the page stands: closing a chat does not lose it. */
const drafts = new Map<string, string>()

interface ComposerProps {
  /** Names the chat that the draft belongs to. Another one needs another composer (`key`). */
  chatId: string
  sending: boolean
  failed: boolean
  /** Answers when it is sent; a rejection keeps the text. */
  send: (message: string) => Promise<unknown>
}

/** Enter sends, Shift and Enter break the line. A message that could not be sent stays. */
export function Composer({ chatId, sending, failed, send }: ComposerProps) {
  const [typed, setTyped] = useState(() => drafts.get(chatId) ?? '')
  const type = (text: string) => {
    setTyped(text)
    drafts.set(chatId, text)
  }
  const message = typed.trim()
  const blocked = sending || !message
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
    <form onSubmit={onSubmit} className="flex items-end gap-2 border-t p-3">
      <Textarea
        aria-label={messages.chat.field}
        placeholder={messages.chat.field}
        rows={1}
        maxLength={chatMessageMax}
        readOnly={sending}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-36 min-h-10 resize-none py-2 touch:min-h-11"
      />
      <Button type="submit" aria-disabled={blocked}>
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
        {failed && !sending ? messages.chat.sendAgain : messages.chat.send}
      </Button>
      <p role="status" className="sr-only">
        {failed && !sending && messages.chat.notSent}
      </p>
    </form>
  )
}
