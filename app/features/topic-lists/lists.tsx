import { ListTodo } from 'lucide-react'
import { Link } from 'react-router'
import type { TopicList } from '#api/topic-lists.ts'
import { formatDate } from '#app/lib/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'
import { useLists } from './lists-query.ts'
import { listMessages, listStateNames, topicListScreenMessages } from './messages.ts'

const tones = { running: 'accent', paused: 'warn', stopped: 'neutral', done: 'good' } as const

/** The state of a list, as a badge; a finished one is not praised when rows failed. */
export const StateBadge = ({ list: { state, rows } }: { list: TopicList }) => (
  <Badge tone={state === 'done' && rows.failed > 0 ? 'warn' : tones[state]}>{listStateNames[state]}</Badge>
)

export const totalOf = ({ rows }: TopicList): number => Object.values(rows).reduce((sum, count) => sum + count, 0)

/** How much of a list is written, as a bar and in words. */
export function ListProgress({ list }: { list: TopicList }) {
  const t = listMessages
  const all = totalOf(list)
  const { done, failed } = list.rows
  const text = t.written({ done, all })
  return (
    <div className="grid gap-1.5">
      <Progress value={done} max={all} label={t.progress} text={text} full="good" />
      <p className="flex flex-wrap gap-x-3 text-soft text-sm">
        <span>{text}</span>
        {failed > 0 && <span className="text-bad">{t.failed(failed)}</span>}
      </p>
    </div>
  )
}

/** The user's lists, newest first, with their progress. @param pathOf where a list opens */
export function Lists({ pathOf }: { pathOf: (id: string) => string }) {
  const t = topicListScreenMessages
  const { data, isPending, isError, refetch } = useLists()
  if (isPending) return <ListSkeleton label={siteMessages.loading} />
  if (isError && !data) return <ErrorState message={t.loadFailed} retry={refetch} />
  if (data.items.length === 0)
    return (
      <EmptyState icon={ListTodo} title={t.emptyTitle}>
        {t.emptyHint}
      </EmptyState>
    )
  return (
    <ul className="grid grid-cols-1 gap-3">
      {data.items.map((list) => (
        <li key={list.id}>
          <Link
            to={pathOf(list.id)}
            className="grid grid-cols-1 gap-2 rounded-lg border bg-surface p-4 no-underline transition-colors duration-150 hover:bg-sunken"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span dir="auto" className="wrap-anywhere min-w-0 font-medium text-ink">
                {list.name}
              </span>
              <StateBadge list={list} />
              <span className="text-soft text-sm">{formatDate(list.created_at)}</span>
            </span>
            <ListProgress list={list} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
