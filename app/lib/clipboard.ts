import { toast } from 'sonner'
import { messages } from '#contract/messages.ts'

/** Puts text on the clipboard and says so; when the browser refuses, says what to do instead. Answers whether it worked. */
export async function copyText(text: string, done: string = messages.copy.done): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
    return true
  } catch (error) {
    console.warn('The clipboard refused', error)
    toast.error(messages.copy.failed)
    return false
  }
}
