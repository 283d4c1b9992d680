import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { chatPath, paths, signInPath } from '#contract/paths.ts'

const steps = [
  { title: 'We read your request', text: 'The payment details come to you in a chat, within an hour.' },
  { title: 'Open the chat on your dashboard', text: 'It holds the QR code and the links for paying.' },
  { title: 'Pay', text: 'By UPI, card or net banking. Mention the reference, so that we can find your payment.' },
  { title: 'We check the payment', text: 'When we have seen it, your plan is switched on.' },
  { title: 'You hear from us', text: 'The chat confirms it, and the badge at the top of your dashboard names the plan.' },
]

export function NextSteps() {
  return (
    <section>
      <h2 className="text-xl">What happens next?</h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="w-6 shrink-0 font-serif text-2xl text-accent leading-none">
              {at + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <CardText>{text}</CardText>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Milliseconds until the dashboard opens (spec §9). */
const redirectAfter = 2_000

/** Shown after a request was sent: redirects a user to the dashboard; tells a visitor to create the account that has the chat. */
export function RequestDone({ email }: { email: string }) {
  const { state } = useSession()
  return state === 'signedIn' ? <ToDashboard /> : <SignUpNext email={email} />
}

/** Focuses the card, because the focused button is gone. */
const takeFocus = (card: HTMLElement | null) => card?.focus()

function ToDashboard() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.dashboard), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Card ref={takeFocus} tabIndex={-1} className="grid gap-3 outline-none">
      <CardTitle>Request submitted</CardTitle>
      <CardText>Your dashboard opens in a moment. The chat is in its corner.</CardText>
      <Button asChild variant="secondary" className="justify-self-start">
        <Link to={paths.dashboard}>Go to Dashboard</Link>
      </Button>
    </Card>
  )
}

function SignUpNext({ email }: { email: string }) {
  return (
    <Card ref={takeFocus} tabIndex={-1} className="grid gap-3 outline-none">
      <CardTitle>Request submitted</CardTitle>
      <CardText>
        One more step: sign up with <strong className="wrap-anywhere font-medium text-ink">{email}</strong>. The chat with your payment
        instructions is on your dashboard, once you have verified this address and confirmed that the request is yours.
      </CardText>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={`${paths.signUp}?from=${encodeURIComponent(chatPath)}`}>Sign up</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={signInPath(chatPath)}>I have an account</Link>
        </Button>
      </div>
    </Card>
  )
}
