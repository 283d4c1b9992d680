import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { supportEmail } from '#app/ui/support-email.ts'
import { errorMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

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
    <FullPage drawing={drawing} kicker={siteMessages.get().notFoundTitle} title={siteMessages.get().notFound}>
      <p className="text-soft">The address may be mistyped, or the page has moved.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={paths.home} className={buttonLook()}>
          {siteMessages.get().returnHome}
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
        Go to Dashboard
      </a>
    </NotFound>
  )
}

interface WholeWindowProps {
  /** The accessible name. */
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that fills the window. Escape closes it; a field with autofocus gets the focus. */
export function WholeWindow({ title, onClose, children }: WholeWindowProps) {
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          // The component that closes it moves the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-x-0 top-0 z-50 flex h-dvh flex-col bg-surface data-[state=open]:animate-fade"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Shown when a screen's code failed. React has already logged the error to the console. */
export function Crash() {
  const email = supportEmail()
  return (
    <FullPage kicker="Sorry" title="This screen stopped working">
      <p className="text-soft">
        {errorMessages.get().INTERNAL} What you saved is safe.{email !== null && ` If it happens again, write to ${email}.`}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => location.reload()}>Load it again</Button>
        <a href={paths.home} className={buttonLook({ variant: 'secondary' })}>
          {siteMessages.get().returnHome}
        </a>
      </div>
    </FullPage>
  )
}
