import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { cn } from '#app/ui/cn.ts'
import { Marked } from '#app/ui/marked.tsx'
import { chatPath, paths, signInPath } from '#contract/paths.ts'
import { payMessages, stepMessages } from './messages.ts'

export function NextSteps({ className }: { className?: string }) {
  const t = stepMessages
  const steps = [
    { title: t.review, text: t.reviewText },
    { title: t.chat, text: t.chatText },
    { title: t.pay, text: t.payText },
    { title: t.verify, text: t.verifyText },
    { title: t.done, text: t.doneText },
  ]
  return (
    <section className={cn('px-1', className)}>
      <h2 className="text-xl">{t.title}</h2>
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

/** Shown after a request was sent: redirects a user to the chat on the dashboard; tells a visitor to create the account that has the chat. */
export function RequestDone({ email }: { email: string }) {
  const { state } = useSession()
  return state === 'signedIn' ? <ToDashboard /> : <SignUpNext email={email} />
}

/** Focuses the card, because the focused button is gone. */
const takeFocus = (card: HTMLElement | null) => card?.focus()

function ToDashboard() {
  const t = payMessages
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(chatPath), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Card ref={takeFocus} tabIndex={-1} className="grid gap-3 outline-none">
      <CardTitle>{t.submitted}</CardTitle>
      <CardText>{t.opensSoon}</CardText>
      <Button asChild variant="secondary" className="justify-self-start">
        <Link to={chatPath}>{t.goToDashboard}</Link>
      </Button>
    </Card>
  )
}

function SignUpNext({ email }: { email: string }) {
  const t = payMessages
  return (
    <Card ref={takeFocus} tabIndex={-1} className="grid gap-3 outline-none">
      <CardTitle>{t.submitted}</CardTitle>
      <CardText>
        <Marked text={t.signUpNext} b={() => <strong className="wrap-anywhere font-medium text-ink">{email}</strong>} />
      </CardText>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={`${paths.signUp}?from=${encodeURIComponent(chatPath)}`}>{t.signUp}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={signInPath(chatPath)}>{t.haveAccount}</Link>
        </Button>
      </div>
    </Card>
  )
}
