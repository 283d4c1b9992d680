import { History as HistoryIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { GenerationDialog } from '#app/features/history/generation-dialog.tsx'
import { GenerationList } from '#app/features/history/generation-list.tsx'
import { useHistory } from '#app/features/history/history-query.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { MoreButton } from '#app/ui/more-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Generation } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('History')

export default function History() {
  return (
    <>
      <PageHeader title="History">Everything that was written for you, newest first, whether you saved it or not.</PageHeader>
      <Generations />
    </>
  )
}

function Generations() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory()
  const [opened, setOpened] = useState<Generation | null>(null)
  if (isPending) return <ListSkeleton label={messages.site.loading} />
  if (isError && !data) return <ErrorState message={messages.history.loadFailed} retry={refetch} />
  const generations = data.pages.flatMap(({ items }) => items)
  if (generations.length === 0) return <Nothing />
  return (
    <>
      <GenerationList generations={generations} onOpen={setOpened} />
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
      {opened && <GenerationDialog generation={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon={HistoryIcon}
      title={messages.history.empty}
      action={
        <Button asChild>
          <Link to={paths.ideas}>Get Ideas</Link>
        </Button>
      }
    >
      Each result lands here by itself, so closing a window too early loses nothing.
    </EmptyState>
  )
}
