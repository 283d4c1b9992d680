import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { AuthError, authCall } from '#app/lib/auth.ts'
import { errorCode, isOffline } from '#app/lib/errors.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { SecondStepForm } from '#app/lib/second-step.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/ui/dialog.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { confirmMessages } from '#contract/engine-settings-messages.ts'
import { errorMessages, siteMessages } from '#contract/messages.ts'

const words = confirmMessages

type Run = <Result>(call: () => Promise<Result>) => Promise<Result>

const FreshSignInContext = createContext<Run | null>(null)

/**
 * Runs a call that takes a fresh sign-in: when the sign-in is too old, a dialog asks for the password, and the call is made again. So
 * nothing that was typed is lost. When the dialog is closed instead, the refusal is thrown.
 * @throws Error outside `FreshSignIn`
 */
export function useFreshSignIn(): Run {
  const run = use(FreshSignInContext)
  if (!run) throw new Error('useFreshSignIn must be used within FreshSignIn')
  return run
}

/** A promise, with the function that resolves it. `Promise.withResolvers` is missing in browsers of two years ago. */
function openPromise() {
  let resolve: (signedIn: boolean) => void = () => {}
  const promise = new Promise<boolean>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Required around every screen with calls that take a fresh sign-in. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const waiting = useRef<{ promise: Promise<boolean>; resolve: (signedIn: boolean) => void }>(undefined)
  const run = useCallback<Run>(async (call) => {
    try {
      return await call()
    } catch (error) {
      if (errorCode(error) !== 'FORBIDDEN') throw error
      waiting.current ??= openPromise()
      setOpen(true)
      if (!(await waiting.current.promise)) throw error
      return call()
    }
  }, [])
  const close = (signedIn: boolean) => {
    setOpen(false)
    waiting.current?.resolve(signedIn)
    waiting.current = undefined
  }
  return (
    <FreshSignInContext value={run}>
      {children}
      <Dialog open={open} onOpenChange={(shown) => shown || close(false)}>
        <DialogContent>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.lead}</DialogDescription>
          <SignInAgain onDone={() => close(true)} />
        </DialogContent>
      </Dialog>
    </FreshSignInContext>
  )
}

const messageOf = (error: unknown): string => {
  if (isOffline(error)) return siteMessages.offline
  if (!(error instanceof AuthError)) return words.failed
  if (error.code === 'INVALID_EMAIL_OR_PASSWORD') return words.refused
  return error.code === 'RATE_LIMITED' ? errorMessages.RATE_LIMITED : words.failed
}

/** Asks the signed-in user for the password, and for the code of a second factor. */
export function SignInAgain({ onDone }: { onDone: () => void }) {
  const { me, refresh } = useSession()
  const [needsCode, setNeedsCode] = useState(false)
  const done = async () => {
    await refresh()
    onDone()
  }
  const form = useForm({
    initial: { password: '' },
    async send({ password }) {
      if (!password) return
      const answer = await authCall<{ twoFactorRedirect?: boolean }>('sign-in/email', { email: me?.user.email, password })
      if (answer.twoFactorRedirect) return setNeedsCode(true)
      await done()
    },
    failed: words.failed,
    refused: (error) => ({ password: messageOf(error) }),
  })
  if (needsCode) return <SecondStepForm onDone={done} onBack={() => setNeedsCode(false)} />
  return (
    <Form form={form} className="grid gap-5">
      <Field label={me ? words.passwordOf({ email: me.user.email }) : words.passwordOfYours} {...form.field('password')}>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <SubmitButton size="lg" className="w-full" busy={form.busy} label={words.signIn} busyLabel={words.signingIn} />
    </Form>
  )
}
