import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CheckedList as Checked } from '#api/topic-lists.ts'
import { Lists } from '#app/features/topic-lists/lists.tsx'
import { listMessages, topicListScreenMessages } from '#app/features/topic-lists/messages.ts'
import { type GivenList, NewList } from '#app/features/topic-lists/new-list.tsx'
import { query } from '#app/lib/api.ts'
import { copyText } from '#app/lib/copy-button.tsx'
import { keeper } from '#app/lib/generation/generations.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Say } from '#app/lib/say.tsx'
import { useOpened } from '#app/lib/use-opened.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** Loaded when a list was checked, is opened, and when its texts are reviewed. */
const CheckedList = lazy(async () => ({ default: (await import('#app/features/topic-lists/checked-list.tsx')).CheckedList }))
const ListView = lazy(async () => ({ default: (await import('#app/features/topic-lists/list-view.tsx')).ListView }))
const loadReview = () => import('#app/features/generation/list-review.tsx')
const ListReview = lazy(async () => ({ default: (await loadReview()).ListReview }))

export const meta = () => pageMeta(topicListScreenMessages.title)

const pathOf = (id: string) => `${paths.topicLists}?list=${id}`

export default function TopicLists() {
  const t = topicListScreenMessages
  const [params] = useSearchParams()
  const id = params.get('list')
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    // One list is a screen of its own, though at the same path.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [id])
  return (
    <>
      <PageHeader title={t.title}>{t.lead}</PageHeader>
      {id ? <OneList key={id} id={id} /> : <AllLists />}
    </>
  )
}

interface CheckedText {
  readonly checked: Checked
  readonly given: GivenList
  readonly name: string
}

function AllLists() {
  const t = topicListScreenMessages
  const navigate = useNavigate()
  const [checked, setChecked] = useState<CheckedText | null>(null)
  const onChecked = (result: Checked | null, given: GivenList, name: string) => setChecked(result && { checked: result, given, name })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NewList onChecked={onChecked} />
      <Suspense fallback={<ListSkeleton label={siteMessages.loading} />}>
        {checked && (
          <CheckedList
            key={JSON.stringify(checked.given)}
            checked={checked.checked}
            given={checked.given}
            suggestedName={checked.name}
            onStarted={(id) => void navigate(pathOf(id))}
          />
        )}
      </Suspense>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-2xl">{t.yourLists}</h2>
        <Lists pathOf={pathOf} />
      </section>
    </div>
  )
}

function OneList({ id }: { id: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { opened, open, close } = useOpened(loadReview)
  const copy = useCallback(
    async (generationId: string, say: Say) => {
      try {
        await keeper.settled(generationId)
        const generation = await client.fetchQuery(query.generations.get.queryOptions({ input: { id: generationId }, staleTime: 0 }))
        const [{ copiedText, keepCopied }, { runOf }] = await Promise.all([
          import('#app/lib/generation/copied.ts'),
          import('#app/lib/generation/opened.ts'),
        ])
        const run = runOf(generation)
        if (!run || !(await copyText(copiedText(run), undefined, say))) return
        keepCopied(run)
        await keeper.settled(generationId)
        await client.invalidateQueries({ queryKey: query.topicLists.key() })
      } catch (error) {
        console.error('The text of a row could not be read', error)
        say({ tone: 'bad', text: listMessages.actionFailed })
      }
    },
    [client],
  )
  return (
    <Suspense fallback={<ListSkeleton label={siteMessages.loading} />}>
      <ListView
        id={id}
        onOpen={open}
        onCopy={copy}
        onGone={() => void navigate(paths.topicLists)}
        review={opened ? (rows) => <ListReview list={id} rows={rows} first={opened} onClose={close} /> : null}
      />
    </Suspense>
  )
}
