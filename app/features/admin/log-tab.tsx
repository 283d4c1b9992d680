import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { query } from '#app/lib/api.ts'
import { formatDate, formatMoment, rupees } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { AdminAction, AdminActionId } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { type CardEndingCause, cardEndingCauses } from '#contract/paying.ts'
import { plans } from '#contract/plans.ts'

const actionLabels: Readonly<Record<AdminActionId, string>> = {
  'payment-processed': 'Payment processed',
  'payment-rejected': 'Request rejected',
  'plan-set': 'Plan set',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'card-cancelled': 'Card subscription cancelled',
  'card-settled': 'Card cancellation marked as done',
}

/** Why a card subscription was cancelled. */
export const causeLabels: Readonly<Record<CardEndingCause, string>> = {
  'account-disabled': 'account disabled',
  'account-deleted': 'account deleted',
  'paid-too-late': 'paid after the account was disabled or deleted',
}

type Details = AdminAction['details']

const text = (details: Details, name: string): string | undefined => {
  const value = details[name]
  return typeof value === 'string' ? value : undefined
}

const planName = (plan: string | undefined): string | undefined => Object.values(plans).find(({ id }) => id === plan)?.name ?? plan

const until = (details: Details): string | undefined => {
  const end = text(details, 'expires_at')
  return end && `until ${formatDate(end)}`
}

const planText = (details: Details): string => [planName(text(details, 'plan')), until(details)].filter(Boolean).join(' ')

const isDetails = (value: unknown): value is Details => typeof value === 'object' && value !== null

/** The details of an action as text: 'Pro yearly, ₹32,000, until 21 Nov 2027'. Unknown details, of a later version, are left out. */
function actionDetails({ details }: AdminAction): string {
  const plan = planName(text(details, 'plan'))
  const bought = [plan, text(details, 'interval')].filter(Boolean).join(' ')
  const { amount, before } = details
  const cause = cardEndingCauses.find((name) => name === details.cause)
  return [
    cause && causeLabels[cause],
    details.card === 'cancelled' && 'card subscription cancelled',
    bought,
    typeof amount === 'number' && rupees(amount),
    until(details),
    isDetails(before) && `before: ${planText(before)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The admin's notes. */
const actionNotes = ({ details }: AdminAction): string | undefined => text(details, 'notes')

const pageSize = 50

const useActions = (subject: string | undefined) =>
  useInfiniteQuery(
    query.admin.actions.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...(subject && { subject }), ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  )

interface LogTabProps {
  /** Shows only the actions on this request or account. */
  subject: string | undefined
  onSubject: (subject: string | undefined) => void
}

/** The audit log, newest first. */
export function LogTab({ subject, onSubject }: LogTabProps) {
  return (
    <>
      {subject && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          Only what was done to one request or account.
          <Button variant="link" size="inline" onClick={() => onSubject(undefined)}>
            Show all
          </Button>
        </p>
      )}
      <Actions subject={subject} onSubject={onSubject} />
    </>
  )
}

function Actions({ subject, onSubject }: LogTabProps) {
  const { data, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useActions(subject)
  if (isPending) return <ListSkeleton label={messages.site.loading} />
  if (!data) return <ErrorState message={adminMessages.actionsFailed} retry={refetch} />
  const actions = data.pages.flatMap(({ items }) => items)
  if (actions.length === 0)
    return (
      <EmptyState icon={ScrollText} title={adminMessages.actionsEmpty}>
        Each payment that is processed or rejected, and each change to an account, is written down here.
      </EmptyState>
    )
  return (
    <>
      <ol aria-label="Audit log" className="divide-y rounded-lg border bg-surface">
        {actions.map((action) => (
          <ActionRow key={action.id} action={action} onSubject={onSubject} />
        ))}
      </ol>
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
    </>
  )
}

function doneBy({ action, admin }: AdminAction): string {
  if (admin) return `by ${admin.full_name.trim() || admin.email}`
  return action === 'card-cancelled' ? 'automatically' : 'by a deleted account'
}

function ActionRow({ action, onSubject }: { action: AdminAction; onSubject: (subject: string) => void }) {
  const { created_at, subject, about } = action
  const notes = actionNotes(action)
  const of = about ?? 'something that was deleted'
  return (
    <li className="grid gap-x-6 gap-y-0.5 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{actionLabels[action.action]}</span>:{' '}
        <button
          type="button"
          aria-label={`Show all about ${of}`}
          className="text-start underline-offset-4 hover:underline"
          onClick={() => onSubject(subject)}
        >
          {of}
        </button>
      </p>
      <time dateTime={created_at} className="text-soft sm:text-end">
        {formatMoment(created_at)}
      </time>
      <p className="text-soft [overflow-wrap:anywhere] sm:col-span-2">
        {[actionDetails(action), doneBy(action)].filter(Boolean).join(' · ')}
      </p>
      {notes && (
        <p dir="auto" className="whitespace-pre-wrap border-line border-s-2 ps-3 [overflow-wrap:anywhere] sm:col-span-2">
          {notes}
        </p>
      )}
    </li>
  )
}
