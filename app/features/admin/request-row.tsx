import { MessageSquareText } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { AdminRequest, AdminUser } from '#api/admin.ts'
import type { RequestClaim } from '#api/payment-requests.ts'
import { formatDate, formatMoment, rupees } from '#app/lib/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { referenceOf } from '#contract/billing.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import { claimLabels, requestMessages, statusLabels } from './messages.ts'
import type { Decision } from './request-query.ts'
import { panelPath } from './summary.ts'
import { markProcessing, useProcessing } from './upgrade-status.ts'

export const statusTones = { pending: 'warn', paid: 'good', rejected: 'neutral' } as const

type AccountPlan = Pick<AdminUser, 'plan' | 'expires_at' | 'by_card'>

/** 'Free plan', 'Pro plan until 3 Jan 2027, by card', 'Basic plan, no end date'. */
export function heldPlan({ plan, expires_at, by_card }: AccountPlan): string {
  const [t, name] = [requestMessages, plans[plan].name]
  if (plan === 'free') return t.freePlan({ plan: name })
  const held = expires_at ? t.planUntil({ plan: name, date: formatDate(expires_at) }) : t.planEndless({ plan: name })
  return by_card ? t.byCard({ plan: held }) : held
}

/** The current plan of the request's account, or why it has none. */
function accountNow({ account, claim }: AdminRequest): string {
  if (account) return account.disabled ? requestMessages.accountDisabled : heldPlan(account)
  return claim === 'disowned' ? requestMessages.noAccount : requestMessages.noVerifiedAccount
}

/** The badge of a request that was sent signed out; none for one that was sent signed in. */
const claimTones = { waiting: 'warn', claimed: 'neutral', disowned: 'bad' } as const satisfies Record<Exclude<RequestClaim, 'none'>, string>

const minute = 60_000
/** Minutes within which payment instructions are promised (spec §8). */
const promisedMinutes = 60

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, minute)
  return () => clearInterval(timer)
}
/** Minutes since 1970. */
const useMinute = (): number => useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute))

/** 'just now', '5 min ago', '2 h ago', '3 days ago', of a number of minutes. */
function ageOf(minutes: number): string {
  const t = requestMessages
  if (minutes < 1) return t.now
  if (minutes < 60) return t.minutesAgo({ count: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return t.hoursAgo({ count: hours })
  return t.daysAgo(Math.floor(hours / 24))
}

/** When a request was sent, and how long ago. One that is still pending after the promised hour is highlighted. */
function Age({ request: { created_at, status } }: { request: Pick<AdminRequest, 'created_at' | 'status'> }) {
  const minutes = Math.max(0, useMinute() - Math.floor(Date.parse(created_at) / minute))
  const late = status === 'pending' && minutes >= promisedMinutes
  const t = requestMessages
  const age = late ? t.late({ age: ageOf(minutes) }) : ageOf(minutes)
  const text = t.sent({ moment: formatMoment(created_at), age })
  return (
    <time dateTime={created_at}>
      <Marked text={text} b={(age) => <span className={late ? 'font-medium text-warn' : undefined}>{age}</span>} />
    </time>
  )
}

interface RequestRowProps {
  request: AdminRequest
  onDecide: (decision: Decision) => void
}

export function RequestRow({ request, onDecide }: RequestRowProps) {
  const { id, user_name, user_email, user_phone, country, plan_id, billing_interval, amount, message, status, claim } = request
  const processing = useProcessing(id)
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 dir="auto" className="min-w-0 font-medium font-sans text-base [overflow-wrap:anywhere]">
            {user_name}
          </h3>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          {claim !== 'none' && <Badge tone={claimTones[claim]}>{claimLabels[claim]}</Badge>}
          {processing && status === 'pending' && <Badge tone="accent">{requestMessages.processing}</Badge>}
        </div>
        <p className="[overflow-wrap:anywhere]">
          <a href={`mailto:${user_email}`} className="underline-offset-4 hover:underline">
            {user_email}
          </a>{' '}
          · <bdi>{user_phone}</bdi> · {country}
        </p>
        <p className="text-soft">
          {referenceOf(id)} · <Age request={request} /> · <AccountLink request={request} />
        </p>
        {message && (
          <p dir="auto" className="mt-1 whitespace-pre-wrap border-line border-s-2 ps-3 [overflow-wrap:anywhere]">
            {message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 md:w-44 md:flex-col md:items-end">
        <p className="grid md:text-end">
          <span className="font-serif text-xl tabular-nums">{rupees(amount)}</span>
          <span className="text-soft">
            {requestMessages.plan({ plan: plans[plan_id].name, interval: intervalNames[billing_interval].label.toLowerCase() })}
          </span>
        </p>
      </div>
      <RowActions request={request} processing={processing} onDecide={onDecide} />
    </li>
  )
}

/** A link to the request's account. */
function AccountLink({ request }: { request: AdminRequest }) {
  const text = accountNow(request)
  if (!request.account) return <span className="text-warn">{text}</span>
  return (
    <Link to={panelPath({ tab: 'people', person: request.account.id })} className="underline underline-offset-4 hover:text-ink">
      {text}
    </Link>
  )
}

function RowActions({ request, processing, onDecide }: RequestRowProps & { processing: boolean }) {
  const { id, user_name: name, status } = request
  const t = requestMessages
  const mark = processing ? t.unmark : t.mark
  return (
    <div className="flex flex-wrap gap-2 md:col-span-2">
      {status === 'pending' && (
        <Button size="sm" aria-label={t.actionFor({ action: t.process, name })} onClick={() => onDecide('process')}>
          {t.process}
        </Button>
      )}
      <Button asChild variant="secondary" size="sm">
        <Link to={panelPath({ tab: 'chat', request: id })} aria-label={t.actionFor({ action: t.chat, name })}>
          <MessageSquareText aria-hidden />
          {t.chat}
        </Link>
      </Button>
      {status === 'pending' && (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t.actionFor({ action: mark, name })}
            onClick={() => markProcessing(id, !processing)}
          >
            {mark}
          </Button>
          <Button variant="ghost" size="sm" aria-label={t.actionFor({ action: t.reject, name })} onClick={() => onDecide('reject')}>
            {t.reject}
          </Button>
        </>
      )}
    </div>
  )
}
