import { ArrowLeft, BookmarkPlus, ListChecks, Pause, Play, RotateCcw, Square, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ListAction, TopicList, TopicListRow } from '#api/topic-lists.ts'
import { errorCode } from '#app/lib/errors.ts'
import { ExportButton } from '#app/lib/export/export-button.tsx'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { MessageLine, MessagePlace, type Say } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { StepFocus } from '#app/lib/step-focus.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { ConfirmDelete } from '#app/ui/confirm-delete.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { ListRows, useCanRetry } from './list-rows.tsx'
import { ListProgress, StateBadge } from './lists.tsx'
import { useAct, useDeleteList, useList, useSaveRows } from './lists-query.ts'
import { listMessages, topicListScreenMessages } from './messages.ts'

interface ListViewProps {
  id: string
  /** Opens the review at the text of a row, by the id of its generation. */
  onOpen: (generationId: string) => void
  /** The review of the written rows, in place of the list; null while it is closed. */
  review: ((rows: readonly TopicListRow[]) => ReactNode) | null
  /** Copies the text of a row. */
  onCopy: (generationId: string, say: Say) => void
  /** Called when the list was deleted. */
  onGone: () => void
}

/** One list: its progress, what can be done with it, and its rows with their texts. */
export function ListView({ id, review, ...handlers }: ListViewProps) {
  const t = listMessages
  const { data, isPending, isError, error, refetch } = useList(id)
  if (data && review) return review(data.rows)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <Button asChild variant="link" size="inline" className="touch:min-h-11">
          <Link to={paths.topicLists}>
            <ArrowLeft aria-hidden className="rtl:rotate-180" />
            {topicListScreenMessages.allLists}
          </Link>
        </Button>
      </p>
      {isPending && <ListSkeleton label={siteMessages.loading} />}
      {isError && !data && (
        <ErrorState
          message={errorCode(error) === 'NOT_FOUND' ? t.notFound : t.loadFailed}
          {...(errorCode(error) !== 'NOT_FOUND' && { retry: refetch })}
        />
      )}
      {data && (
        <MessagePlace>
          <Opened list={data.list} rows={data.rows} {...handlers} />
        </MessagePlace>
      )}
    </div>
  )
}

function Opened({ list, rows, onOpen, onCopy, onGone }: Omit<ListViewProps, 'id' | 'review'> & { list: TopicList; rows: TopicListRow[] }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (id: string, on: boolean) =>
      setPicked((before) => {
        const next = new Set(before)
        if (on) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  useFreshUsage(list)
  const { mutate: act } = useAct(list.id)
  const write = useCallback((row: string) => act({ action: 'retry', rows: [row] }), [act])
  return (
    <>
      <Card className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CardTitle dir="auto" className="wrap-anywhere min-w-0">
            {list.name}
          </CardTitle>
          <StateBadge list={list} />
        </div>
        <ListProgress list={list} />
        {list.problem && (
          <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-warn-wash px-4 py-3 text-sm">
            <p className="min-w-0 flex-1 basis-60">{list.problem}</p>
            <UpgradeLink />
          </div>
        )}
        <Actions list={list} rows={rows} picked={picked} onOpen={onOpen} onSaved={() => setPicked(new Set())} onGone={onGone} />
        <MessageLine />
      </Card>
      <ListRows
        rows={rows}
        picked={picked}
        onPick={toggle}
        onOpen={onOpen}
        onWrite={list.state === 'running' ? undefined : write}
        onCopy={onCopy}
      />
    </>
  )
}

/** The month's usage changes while a list is written: the rest of the app reads it when the list ends or pauses. */
function useFreshUsage({ state }: TopicList) {
  const { refresh } = useSession()
  useEffect(() => {
    if (state !== 'running') void refresh()
  }, [state, refresh])
}

interface ActionsProps extends Pick<ListViewProps, 'onOpen'> {
  list: TopicList
  rows: readonly TopicListRow[]
  picked: ReadonlySet<string>
  onSaved: () => void
  onGone: () => void
}

function Actions({ list, rows, picked, onOpen, onSaved, onGone }: ActionsProps) {
  const t = listMessages
  const act = useAct(list.id)
  const save = useSaveRows(list.id, onSaved)
  const press = (action: ListAction) => () => !act.isPending && act.mutate({ action })
  const { state } = list
  const written = rows.filter((row) => row.generation_id)
  const [first] = [...written.filter(({ copied }) => !copied), ...written]
  const canRetry = useCanRetry()
  const canSave = picked.size > 0 || rows.some((row) => row.state === 'done' && !row.saved)
  return (
    // A pressed button is removed when the list has another state, or nothing is left to save.
    <StepFocus step={`${state} ${canSave}`} className="flex flex-wrap items-center gap-2" aria-busy={act.isPending}>
      {first?.generation_id && (
        <Button size="sm" onClick={() => onOpen(first.generation_id ?? '')}>
          <ListChecks aria-hidden />
          {t.review}
        </Button>
      )}
      {state === 'running' && (
        <Button variant="secondary" size="sm" onClick={press('pause')}>
          <Pause aria-hidden />
          {t.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button variant="secondary" size="sm" onClick={press('resume')}>
          <Play aria-hidden className="rtl:rotate-180" />
          {t.resume}
        </Button>
      )}
      {(state === 'running' || state === 'paused') && (
        <Button variant="secondary" size="sm" onClick={press('stop')}>
          <Square aria-hidden />
          {t.stop}
        </Button>
      )}
      {rows.some((row) => row.state === 'stopped' || canRetry(row)) && (
        <Button variant="secondary" size="sm" onClick={press('retry')}>
          <RotateCcw aria-hidden />
          {list.rows.stopped > 0 ? t.writeRest : t.retry}
        </Button>
      )}
      {list.rows.done > 0 && <ExportButton source={{ from: 'topic-list', id: list.id }} label={t.export} variant="secondary" />}
      {canSave && (
        <Button
          variant="secondary"
          size="sm"
          aria-busy={save.isPending}
          onClick={() => !save.isPending && save.mutate(picked.size > 0 ? [...picked] : undefined)}
        >
          <BookmarkPlus aria-hidden />
          {save.isPending ? t.saving : picked.size > 0 ? t.saveSome(picked.size) : t.saveAll}
        </Button>
      )}
      <DeleteButton id={list.id} onGone={onGone} />
    </StepFocus>
  )
}

function DeleteButton({ id, onGone }: { id: string; onGone: () => void }) {
  const t = listMessages
  const { mutate, isPending } = useDeleteList(id, onGone)
  return (
    <ConfirmDelete title={t.deleteTitle} text={t.deleteText} confirm={t.deleteConfirm} cancel={t.cancel} onConfirm={() => mutate()}>
      <Button variant="ghost" size="sm" aria-busy={isPending}>
        <Trash2 aria-hidden />
        {t.delete}
      </Button>
    </ConfirmDelete>
  )
}
