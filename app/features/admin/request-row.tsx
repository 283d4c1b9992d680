import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { rupees } from '#app/lib/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AdminRequest } from '#contract/admin-calls.ts'
import { referenceOf } from '#contract/paying.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import { addressOf } from './address.ts'
import { Age } from './age.tsx'
import type { Decision } from './request-query.ts'
import { accountNow, claimBadges, statusLabels, statusTones } from './request-words.ts'
import { markProcessing, useProcessing } from './upgrade-status.ts'

interface RequestRowProps {
  request: AdminRequest
  onDecide: (decision: Decision) => void
}

export function RequestRow({ request, onDecide }: RequestRowProps) {
  const { id, user_name, plan_id, billing_interval, amount, message, status, claim } = request
  const processing = useProcessing(id)
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 dir="auto" className="min-w-0 font-medium font-sans text-base [overflow-wrap:anywhere]">
            {user_name}
          </h3>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          {claimBadges[claim] && <Badge tone={claimBadges[claim].tone}>{claimBadges[claim].label}</Badge>}
          {processing && status === 'pending' && <Badge tone="accent">Processing</Badge>}
        </div>
        <Contact request={request} />
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
            {plans[plan_id].name}, {intervalNames[billing_interval].label.toLowerCase()}
          </span>
        </p>
      </div>
      <RowActions request={request} processing={processing} onDecide={onDecide} />
    </li>
  )
}

function Contact({ request: { user_email, user_phone, country } }: { request: AdminRequest }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      <a href={`mailto:${user_email}`} className="underline-offset-4 hover:underline">
        {user_email}
      </a>{' '}
      · <bdi>{user_phone}</bdi> · {country}
    </p>
  )
}

/** Leads to the account whose plan it is about. */
function AccountLink({ request }: { request: AdminRequest }) {
  const text = accountNow(request)
  if (!request.account) return <span className="text-warn">{text}</span>
  return (
    <Link to={addressOf({ tab: 'people', person: request.account.id })} className="underline underline-offset-4 hover:text-ink">
      {text}
    </Link>
  )
}

const markLabel = (processing: boolean): string => (processing ? 'Remove mark' : 'Mark as processing')

function RowActions({ request, processing, onDecide }: RequestRowProps & { processing: boolean }) {
  const { id, user_name, status } = request
  return (
    <div className="flex flex-wrap gap-2 md:col-span-2">
      {status === 'pending' && (
        <Button size="sm" aria-label={`Process Payment: ${user_name}`} onClick={() => onDecide('process')}>
          Process Payment
        </Button>
      )}
      <Button asChild variant="secondary" size="sm">
        <Link to={addressOf({ tab: 'chat', request: id })} aria-label={`Chat: ${user_name}`}>
          <MessageSquareText aria-hidden />
          Chat
        </Link>
      </Button>
      {status === 'pending' && (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${markLabel(processing)}: ${user_name}`}
            onClick={() => markProcessing(id, !processing)}
          >
            {markLabel(processing)}
          </Button>
          <Button variant="ghost" size="sm" aria-label={`Reject: ${user_name}`} onClick={() => onDecide('reject')}>
            Reject
          </Button>
        </>
      )}
    </div>
  )
}
