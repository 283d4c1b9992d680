import { Check, Copy } from 'lucide-react'
import { type ComponentProps, createContext, use, useEffect, useState } from 'react'
import { type Say, sayInToast, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { copyMessages } from '#contract/messages.ts'

/**
 * Copies text to the clipboard and says so, by default in a toast; when the browser refuses, it says what to do instead. Returns whether
 * it worked.
 */
export async function copyText(text: string, done: string = copyMessages.done, say: Say = sayInToast): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    say({ tone: 'good', text: done })
    return true
  } catch (error) {
    console.warn('The clipboard refused', error)
    say({ tone: 'bad', text: copyMessages.failed })
    return false
  }
}

/** Called when a copy button inside it has copied its text. */
export const CopiedContext = createContext<() => void>(() => {})

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  text: string
  /** The button's text; its accessible name when it shows something else. */
  label: string
  /** What is said when it is copied. */
  done?: string
  iconOnly?: boolean
  /** The visible part of a longer label. */
  short?: string
  /** Which keys press it; `data-copy` marks it for them. */
  hint?: string
}

/** Milliseconds that the check mark is shown. */
const checkMarkMs = 1_500

export function CopyButton({
  text,
  label,
  done = copyMessages.done,
  iconOnly = false,
  short,
  hint,
  variant = 'ghost',
  size = iconOnly ? 'icon' : 'sm',
}: CopyButtonProps) {
  const say = useSay()
  const tellCopied = use(CopiedContext)
  const [copied, setCopied] = useState(false)
  const empty = text.trim() === ''
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), checkMarkMs)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button
      variant={variant}
      size={size}
      {...(iconOnly && { title: label })}
      {...(hint && { title: hint, 'data-copy': '', 'aria-keyshortcuts': 'Control+Shift+C Meta+Shift+C' })}
      {...((iconOnly || short) && { 'aria-label': label })}
      aria-disabled={empty}
      onClick={async () => {
        if (empty) return say({ tone: 'info', text: copyMessages.nothing })
        const isCopied = await copyText(text, done, say)
        setCopied(isCopied)
        if (isCopied) tellCopied()
      }}
    >
      {copied ? <Check aria-hidden className={variant === 'ghost' ? 'text-good' : ''} /> : <Copy aria-hidden />}
      {!iconOnly && (short ?? label)}
    </Button>
  )
}
