import { CircleAlert } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { useResend } from './check-email.tsx'
import { checkEmailMessages, linkProblemMessages } from './messages.ts'

/** Why the link of a verification email did not work. */
export const linkProblems = ['rejected', 'noTokens', 'unexpected'] as const
export type LinkProblem = (typeof linkProblems)[number]

/** The problem in the state of a navigation to the sign-in page; `undefined` when there is none. */
export function linkProblemIn(state: unknown): LinkProblem | undefined {
  const passed = (state as { linkProblem?: unknown } | null)?.linkProblem
  return linkProblems.find((problem) => problem === passed)
}

interface LinkProblemNoticeProps {
  problem: LinkProblem
  /** Resolves to the valid email address of the form; `undefined` when there is none, which the form then says. */
  readEmail: () => Promise<string | undefined>
}

/** On the sign-in page after a confirmation link that did not work: why, what to do, and a new link for the typed address. */
export function LinkProblemNotice({ problem, readEmail }: LinkProblemNoticeProps) {
  const { resend, isPending } = useResend()
  const t = linkProblemMessages
  const send = async () => {
    const email = await readEmail()
    if (email !== undefined && !isPending) resend(email)
  }
  return (
    <div role="status" className="flex gap-3 rounded-md border border-warn/40 bg-warn-wash p-3 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p className="font-medium">{t[problem]}</p>
        <p>{t[`${problem}Hint`]}</p>
        <Button variant="secondary" size="sm" aria-disabled={isPending} onClick={send}>
          {isPending ? checkEmailMessages.sending : t.newLink}
        </Button>
      </div>
    </div>
  )
}
