import { Copy, Mail } from 'lucide-react'
import { Link } from 'react-router'
import { copyText } from '#app/lib/clipboard.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { brand } from '#contract/brand.ts'
import { paymentRequestPath } from '#contract/offers.ts'
import { signInPath } from '#contract/paths.ts'
import { plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice } from './choice.ts'
import { letterFor } from './letter.ts'

const steps = [
  { title: 'You write to us', text: 'The letter above names the plan, the interval and your account. Add your country.' },
  { title: 'We answer with the ways to pay', text: 'A person reads it and writes back to the address you wrote from.' },
  { title: 'The plan is switched on', text: 'Once the payment has arrived. The badge at the top of your dashboard then names the plan.' },
]

/** How a plan is asked for: by a letter that is written already. */
export function AskByMail({ choice }: { choice: Choice }) {
  const { me, state } = useSession()
  return (
    <>
      <Card className="grid gap-4">
        <CardTitle>Ask for the {plans[choice.plan].name} plan</CardTitle>
        {state === 'signedOut' && <SignInFirst choice={choice} />}
        <CardText>The button opens your mail program with the letter written. Read it, add your country and send it.</CardText>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <a href={letterFor(choice, me?.user.email)}>
              <Mail aria-hidden />
              Write the letter
            </a>
          </Button>
          <Button variant="secondary" onClick={() => copyText(brand.supportEmail)}>
            <Copy aria-hidden />
            Copy the address
          </Button>
        </div>
        <CardText>
          It goes to <span className="wrap-anywhere font-medium text-ink">{brand.supportEmail}</span>. Nothing is charged before you pay.
        </CardText>
      </Card>
      <NextSteps />
    </>
  )
}

function SignInFirst({ choice: { plan, interval } }: { choice: Choice }) {
  return (
    <p className="rounded-md bg-accent-wash px-4 py-3 text-sm">
      <Link to={signInPath(paymentRequestPath(plan, interval))} className="font-medium text-accent-strong underline underline-offset-4">
        {planMessages.signIn}
      </Link>
      , so that the letter names your account. You come back to this page afterwards.
    </p>
  )
}

function NextSteps() {
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
