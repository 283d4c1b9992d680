import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { sendVerification } from './calls.ts'
import { refusalOf } from './refusal.ts'

interface ResendButtonProps {
  email: string
  /** How to send it, when not by the address alone. */
  send?: () => Promise<unknown>
}

const fallback = { refused: messages.auth.resendFailed, failed: messages.auth.resendFailed }

/** Under this name a failure goes away when the next try succeeds. */
const failureToast = 'verification-failed'

/** Has the verification mail sent again. */
export function ResendButton({ email, send = () => sendVerification(email) }: ResendButtonProps) {
  const [sending, setSending] = useState(false)

  const resend = async () => {
    if (sending) return
    setSending(true)
    try {
      await send()
      toast.dismiss(failureToast)
      toast.success(messages.auth.signUpSent)
    } catch (error) {
      console.error('Sending the verification mail again failed', error)
      toast.error(refusalOf(error, fallback).message, { id: failureToast })
    } finally {
      setSending(false)
    }
  }

  return (
    <Button variant="secondary" aria-disabled={sending} onClick={resend}>
      {sending ? 'Sending...' : 'Resend verification email'}
    </Button>
  )
}
