import { tryOutFormMessages } from './try-out-messages.ts'

interface TryOutErrorProps {
  /** The field or place that it is about: what `app/site/try-out.ts` calls it. */
  readonly field: string
  readonly id?: string
}

/** Where an error is shown. */
export const TryOutError = ({ field, id }: TryOutErrorProps) => (
  <p id={id} role="alert" data-try="error" data-about={field} className="text-bad text-sm empty:hidden" />
)

/** What a button says, and what it says while a text is written. */
export const Verb = ({ children }: { children: string }) => (
  <span data-try="verb" data-busy={tryOutFormMessages.writing}>
    {children}
  </span>
)
