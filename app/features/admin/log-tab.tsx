import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { query } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { MoreButton } from '#app/ui/more-button.tsx'
import type { AdminAction } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { actionDetails, actionLabels, actionNotes } from './action-words.ts'

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
  /** The request or account that it is about; all of them without one. */
  subject: string | undefined
  onSubject: (subject: string | undefined) => void
}

/** What admins did, newest first. */
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
