import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { TopicListRow } from '#api/topic-lists.ts'
import { query } from '#app/lib/api.ts'
import { copiedText, isCopied, keepCopied, textsOf } from '#app/lib/generation/copied.ts'
import { generations, keeper } from '#app/lib/generation/generations.ts'
import { openFlags } from '#app/lib/generation/open-flags.ts'
import { runOf } from '#app/lib/generation/opened.ts'
import { isRunning, isWritten, type Run } from '#app/lib/generation/run.ts'
import { useScreenKey } from '#app/lib/generation/screens.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { paths } from '#contract/paths.ts'
import { RunSlot } from './results/run-slot.tsx'
import { Review } from './review.tsx'
import { reviewMessages } from './review-messages.ts'

/** How many texts are read before they are shown: Enter does not wait for the next one. */
const readAhead = 3

interface ListReviewProps {
  /** The id of the list. */
  list: string
  rows: readonly TopicListRow[]
  /** The generation to begin with; absent: that of the first row that was not copied. */
  first: string | undefined
  onClose: () => void
}

/** The review of the written rows of a list. */
export function ListReview({ list, rows, first, onClose }: ListReviewProps) {
  const screen = useScreenKey(`${paths.topicLists}?list=${list}`)
  const { runs, regenerate } = useGeneration(screen)
  const client = useQueryClient()
  useEffect(() => {
    // What an earlier visit showed may have been changed elsewhere.
    for (const run of generations.runs(screen)) if (!isRunning(run)) generations.clear(screen, run.slot)
    return () => void keeper.flush().then(() => client.invalidateQueries({ queryKey: query.topicLists.key() }))
  }, [screen, client])

  const written = rows.flatMap((row) => (row.generation_id ? [{ row, id: row.generation_id }] : []))
  const failed = rows.filter(({ state }) => state === 'failed').length
  const pieces = written.map(({ row, id }) => {
    const run = runs.find(({ slot }) => slot === id)
    const text = run && isWritten(run) ? run : undefined
    const stored = client.getQueryData(query.generations.get.queryOptions({ input: { id } }).queryKey)
    return {
      // One that is changed after its copy is not copied any more.
      key: id,
      name: row.topic,
      copied: text && stored ? isCopied(text, stored) : row.copied,
      text: text && copiedText(text),
      texts: text ? textsOf(text) : 1,
      toCheck: text ? openFlags(text).length : row.to_check,
    }
  })
  return (
    <Review
      pieces={pieces}
      first={first}
      missing={failed > 0 ? reviewMessages.notWritten(failed) : undefined}
      onClose={onClose}
      onCopied={(key) => {
        const run = generations.runs(screen).find(({ slot }) => slot === key)
        if (run && isWritten(run)) keepCopied(run, key)
      }}
      card={({ key, name }) => {
        const at = written.findIndex(({ id }) => id === key)
        return (
          <>
            {written.slice(at, at + 1 + readAhead).map(({ id }) => (
              <Reader key={id} screen={screen} id={id} shown={id === key} run={runs.find(({ slot }) => slot === id)}>
                {(run) => <RunSlot screen={screen} run={run} title={name} regenerate={regenerate} />}
              </Reader>
            ))}
          </>
        )
      }}
    />
  )
}

interface ReaderProps {
  screen: string
  id: string
  shown: boolean
  run: Run | undefined
  children: (run: Run) => ReactNode
}

/** Reads a stored text; shows it when it is the one. */
function Reader({ screen, id, shown, run, children }: ReaderProps) {
  const { data, isError, refetch } = useQuery(query.generations.get.queryOptions({ input: { id }, staleTime: 0 }))
  useEffect(() => {
    const stored = data && runOf(data)
    if (stored && !run) generations.putBack(screen, [{ ...stored, slot: data.id }])
  }, [screen, data, run])
  if (!shown) return null
  if (run) return children(run)
  if (isError) return <ErrorState message={reviewMessages.loadFailed} retry={refetch} />
  return <Skeleton className="h-64" />
}
