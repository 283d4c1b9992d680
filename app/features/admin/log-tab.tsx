import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { AdminAction } from '#api/admin.ts'
import { query } from '#app/lib/api.ts'
import { formatDate, formatMoment, rupees } from '#app/lib/format.ts'
import { given, keysetPages } from '#app/lib/paging.ts'
import { engineLabel, engineLabels } from '#app/lib/provider-labels.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { cardEndingCauses } from '#contract/billing.ts'
import { engineProviders } from '#contract/model-providers.ts'
import { billingIntervals, intervalNames, plans } from '#contract/plans.ts'
import { actionLabels, causeLabels, logMessages } from './messages.ts'
import { accountName, PagedList } from './parts.tsx'

const t = logMessages

type Details = AdminAction['details']

const text = (details: Details, name: string): string | undefined => {
  const value = details[name]
  return typeof value === 'string' ? value : undefined
}

const planName = (plan: string | undefined): string | undefined => Object.values(plans).find(({ id }) => id === plan)?.name ?? plan

const until = (details: Details): string | undefined => {
  const end = text(details, 'expires_at')
  return end && t.until({ date: formatDate(end) })
}

const planText = (details: Details): string => [planName(text(details, 'plan')), until(details)].filter(Boolean).join(' ')

const isDetails = (value: unknown): value is Details => typeof value === 'object' && value !== null

const engineText = (name: unknown): string | undefined => (typeof name === 'string' ? engineLabel(name) : undefined)

/** What an admin changed about the writing: 'engine: gpt-5-mini (OpenAI), no fallbacks'. */
function engineDetails({ engine, fallbacks, try_out, prices, budgets, key, base_url }: Details): (string | false | undefined)[] {
  const [writer, visitors] = [engineText(engine), isDetails(try_out) ? engineText(try_out.engine) : undefined]
  return [
    writer && t.writer({ engine: writer }),
    Array.isArray(fallbacks) && (fallbacks.length > 0 ? t.fallbacks({ engines: fallbacks.map(engineText).join(', ') }) : t.noFallbacks),
    visitors && t.tryOut({ engine: visitors }),
    prices !== undefined && t.prices,
    budgets !== undefined && t.budgets,
    key !== undefined && (key === 'deleted' ? t.keyRemoved : key === 'added' ? t.keyAdded : t.newKey),
    typeof base_url === 'string' &&
      (base_url === 'default' ? t.defaultAddress : (key === 'added' ? t.addressAdded : t.address)({ address: base_url })),
  ]
}

/** The details of an action as text: 'Pro yearly, ₹32,000, until 21 Nov 2027'. Unknown details, of a later version, are left out. */
function actionDetails({ details }: AdminAction): string {
  const plan = planName(text(details, 'plan'))
  const interval = billingIntervals.find((name) => name === details.interval)
  const bought = [plan, interval && intervalNames[interval].label.toLowerCase()].filter(Boolean).join(' ')
  const { amount, before } = details
  const cause = cardEndingCauses.find((name) => name === details.cause)
  return [
    cause && causeLabels[cause],
    details.card === 'cancelled' && t.cardCancelled,
    bought,
    typeof amount === 'number' && rupees(amount),
    until(details),
    isDetails(before) && t.before({ plan: planText(before) }),
    ...engineDetails(details),
  ]
    .filter(Boolean)
    .join(', ')
}

const pageSize = 50

const useActions = (subject: string | undefined) =>
  useInfiniteQuery(
    query.admin.actions.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...given({ subject, before }) }),
      ...keysetPages,
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
          {t.filtered}
          <Button variant="link" size="inline" onClick={() => onSubject(undefined)}>
            {t.showAll}
          </Button>
        </p>
      )}
      <PagedList
        label={t.list}
        list={useActions(subject)}
        failed={adminMessages.actionsFailed}
        empty={
          <EmptyState icon={ScrollText} title={adminMessages.actionsEmpty}>
            {t.empty}
          </EmptyState>
        }
        row={(action) => <ActionRow key={action.id} action={action} onSubject={onSubject} />}
      />
    </>
  )
}

function doneBy({ action, admin }: AdminAction): string {
  if (admin) return t.by({ admin: accountName(admin) })
  return action === 'card-cancelled' ? t.automatically : t.byDeleted
}

/** What was done. The first key of an AI service adds it. */
const actionLabel = ({ action, details }: AdminAction): string =>
  actionLabels[action === 'provider-changed' && details.key === 'added' ? 'providerAdded' : action]

/** Whom or what an action is about; `undefined` when its label says it already. */
function subjectOf({ action, subject, about }: AdminAction): string | undefined {
  if (action === 'writing-changed') return undefined
  const provider = engineProviders.find((name) => action === 'provider-changed' && name === subject)
  return provider ? engineLabels[provider] : (about ?? t.deleted)
}

function ActionRow({ action, onSubject }: { action: AdminAction; onSubject: (subject: string) => void }) {
  const { created_at, subject } = action
  const notes = text(action.details, 'notes')
  const of = subjectOf(action)
  return (
    <li className="grid gap-x-6 gap-y-0.5 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{actionLabel(action)}</span>
        {of && (
          <>
            :{' '}
            <button
              type="button"
              aria-label={t.showAllAbout({ subject: of })}
              className="text-start underline-offset-4 hover:underline"
              onClick={() => onSubject(subject)}
            >
              {of}
            </button>
          </>
        )}
      </p>
      <time dateTime={created_at} className="text-soft sm:text-end">
        {formatMoment(created_at)}
      </time>
      <p className="text-soft first-letter:uppercase [overflow-wrap:anywhere] sm:col-span-2">
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
