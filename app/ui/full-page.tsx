import type { ReactNode } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { supportEmail } from '#app/ui/operator.ts'
import { errorMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { uiMessages } from './messages.ts'

interface FullPageProps {
  /** Shown above the text. */
  drawing?: ReactNode
  kicker: string
  title: string
  children: ReactNode
}

/** A page with one centered message. */
export function FullPage({ drawing, kicker, title, children }: FullPageProps) {
  return (
    <div className="mx-auto flex min-h-[70svh] max-w-xl flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      {drawing}
      <p className="font-serif text-6xl text-accent">{kicker}</p>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  )
}

interface NotFoundProps {
  drawing?: ReactNode
  /** Links in addition to the one to the home page. */
  children?: ReactNode
}

export function NotFound({ drawing, children }: NotFoundProps) {
  return (
    <FullPage drawing={drawing} kicker={siteMessages.notFoundTitle} title={siteMessages.notFound}>
      <p className="text-soft">{uiMessages.addressUnknown}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={paths.home} className={buttonLook()}>
          {siteMessages.returnHome}
        </a>
        {children}
      </div>
    </FullPage>
  )
}

/** The 404 screen of the app. */
export function NoScreen() {
  return (
    <NotFound>
      <a href={paths.dashboard} className={buttonLook({ variant: 'secondary' })}>
        {uiMessages.toDashboard}
      </a>
    </NotFound>
  )
}

/** Shown when a screen's code failed. React has already logged the error to the console. */
export function Crash() {
  const email = supportEmail()
  return (
    <FullPage kicker={uiMessages.crashed} title={uiMessages.crashedTitle}>
      <p className="text-soft">
        {uiMessages.crashedText({ error: errorMessages.INTERNAL })}
        {email !== null && ` ${uiMessages.crashedAgain({ address: email })}`}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => location.reload()}>{uiMessages.reload}</Button>
        <a href={paths.home} className={buttonLook({ variant: 'secondary' })}>
          {siteMessages.returnHome}
        </a>
      </div>
    </FullPage>
  )
}
