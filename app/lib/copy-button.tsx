import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '#app/ui/button.tsx'
import { copyMessages } from '#contract/messages.ts'

/** Copies text to the clipboard and shows a toast; when the browser refuses, the toast says what to do instead. Returns whether it worked. */
export async function copyText(text: string, done: string = copyMessages.get().done): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
    return true
  } catch (error) {
    console.warn('The clipboard refused', error)
    toast.error(copyMessages.get().failed)
    return false
  }
}

interface CopyButtonProps {
  text: string
  /** The button's text; its accessible name when it shows only its icon. */
  label: string
  /** The text of the toast. */
  done?: string
  iconOnly?: boolean
}

/** Milliseconds that the check mark is shown. */
const checkMarkMs = 1_500

export function CopyButton({ text, label, done = copyMessages.get().done, iconOnly = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const empty = text.trim() === ''
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), checkMarkMs)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button
      variant="ghost"
      size={iconOnly ? 'icon' : 'sm'}
      {...(iconOnly && { 'aria-label': label, title: label })}
      aria-disabled={empty}
      onClick={async () => {
        if (empty) toast.error(copyMessages.get().nothing)
        else setCopied(await copyText(text, done))
      }}
    >
      {copied ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
      {!iconOnly && label}
    </Button>
  )
}
