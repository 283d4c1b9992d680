import { useState } from 'react'
import { Link } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useAccountLocation, useRecovery } from '#app/features/auth/calls.ts'
import { ResendButton } from '#app/features/auth/check-email.tsx'
import { AuthForm, EmailField, PasswordField, rules } from '#app/features/auth/form-parts.tsx'
import { LinkProblemNotice, linkProblemIn } from '#app/features/auth/link-problem.tsx'
import { accountScreenMessages, signInMessages } from '#app/features/auth/messages.ts'
import { PageLink } from '#app/features/auth/page-link.tsx'
import { type Choice, choiceOnPath, useCardPrices } from '#app/features/billing/choice.ts'
import { AfterSignIn } from '#app/features/writing/after-sign-in.tsx'
import { authCall } from '#app/lib/auth.ts'
import { initialCurrency } from '#app/lib/currency.ts'
import { useHydrated } from '#app/lib/device.ts'
import { SignedOutOnly, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { SecondStepForm } from '#app/lib/second-step.tsx'
import { useSession } from '#app/lib/session.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Marked } from '#app/ui/marked.tsx'
import { toast } from '#app/ui/toast.ts'
import { brand } from '#contract/brand.ts'
import { authMessages } from '#contract/messages.ts'
import { priceText } from '#contract/offers.ts'
import { paths } from '#contract/paths.ts'
import { plans } from '#contract/plans.ts'

export const meta = () => pageMeta(signInMessages.page)

export default function SignIn() {
  const session = useSession()
  const { search, state } = useAccountLocation()
  const returnPath = useReturnPath()
  // The prerendered page does not know where its visitor goes next.
  const choice = useHydrated() ? choiceOnPath(returnPath) : null
  const signUp = { pathname: paths.signUp, search }
  const [email, setEmail] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [wasSignedOut, setWasSignedOut] = useState(false)
  if (session.state === 'signedOut' && !wasSignedOut) setWasSignedOut(true)

  const askForCode = (typed: string) => {
    setEmail(typed)
    setNeedsCode(true)
  }

  const t = signInMessages
  if (session.state === 'signedIn' && wasSignedOut && returnPath === paths.dashboard) return <AfterSignIn />
  return (
    <SignedOutOnly>
      {needsCode ? (
        <AuthPage key="code" title={t.codeTitle} lead={t.codeLead}>
          <SecondStepForm onDone={session.refresh} onBack={() => setNeedsCode(false)} />
        </AuthPage>
      ) : (
        <AuthPage
          key="password"
          title={t.title}
          lead={choice ? <ContinueTo {...choice} /> : t.lead}
          footer={
            !choice && (
              <Marked
                text={t.footer({ brand: brand.name })}
                a={(words) => (
                  <PageLink to={signUp} state={state}>
                    {words}
                  </PageLink>
                )}
              />
            )
          }
        >
          {/* Who has just chosen a plan is most often new. */}
          {choice && (
            <Link to={signUp} state={state} className={cn(buttonLook({ variant: 'secondary', size: 'lg' }), 'w-full')}>
              {t.createAccount}
            </Link>
          )}
          <SignInForm email={email} onDone={session.refresh} onSecondStep={askForCode} />
        </AuthPage>
      )}
    </SignedOutOnly>
  )
}

/** 'Continue to Basic, ₹750 a month.', in the currency that the payment page begins with. */
function ContinueTo({ plan, interval }: Choice) {
  const t = signInMessages
  const { data } = useCardPrices()
  const likely = initialCurrency()
  const paid = data?.items.some((price) => price.plan === plan && price.interval === interval && price.currency === likely)
  const words = { plan: plans[plan].name, price: priceText(plan, interval, paid ? likely : 'inr') }
  return interval === 'monthly' ? t.continueMonthly(words) : t.continueYearly(words)
}

interface SignInFormProps {
  /** The initial email address. */
  email: string
  /** Called when the session exists. It opens the next screen. */
  onDone: () => Promise<void>
  /** Called instead when the password was right and a code is required. */
  onSecondStep: (email: string) => void
}

interface Credentials {
  email: string
  password: string
}

function SignInForm({ email: initialEmail, onDone, onSecondStep }: SignInFormProps) {
  const recovery = useRecovery()
  const problem = linkProblemIn(useAccountLocation().state)
  const t = signInMessages
  const send = async ({ email, password }: Credentials) => {
    const answer = await authCall<{ twoFactorRedirect?: boolean }>('sign-in/email', { email, password })
    if (answer.twoFactorRedirect) return onSecondStep(email)
    toast.success(authMessages.signedIn)
    await onDone()
  }
  return (
    <AuthForm<Credentials>
      {...(initialEmail && { initial: { email: initialEmail } })}
      send={send}
      refused={authMessages.signInError}
      failed={authMessages.signInFailed}
      label={t.submit}
      busyLabel={t.submitting}
      remedy={(code, { email }) => code === 'EMAIL_NOT_VERIFIED' && <ResendButton email={email} />}
      notice={({ trigger, getValues }) =>
        problem && (
          <LinkProblemNotice
            problem={problem}
            readEmail={async () => ((await trigger('email', { shouldFocus: true })) ? getValues('email').trim() : undefined)}
          />
        )
      }
    >
      {({ register, errors }) => (
        <>
          <EmailField error={errors.email} {...register('email', rules.email)} />
          <PasswordField
            label={accountScreenMessages.password}
            autoComplete="current-password"
            error={errors.password}
            aside={
              recovery && (
                <Link to={paths.forgotPassword} className="text-accent text-sm underline-offset-4 hover:underline">
                  {t.forgot}
                </Link>
              )
            }
            {...register('password', rules.password)}
          />
        </>
      )}
    </AuthForm>
  )
}
