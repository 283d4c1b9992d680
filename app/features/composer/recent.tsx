import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Generation } from '#api/schemas.ts'
import { query } from '#app/lib/api.ts'
import { CopiedContext, CopyButton } from '#app/lib/copy-button.tsx'
import { keepCopiedFrom } from '#app/lib/generation/copied.ts'
import { firstLine, generationLabel, generationText, generationTopic, topicBesideFirstLine } from '#app/lib/generation/describe.ts'
import { putDraft } from '#app/lib/generation/draft.ts'
import { groupDrafts } from '#app/lib/generation/drafts.ts'
import { valuesOf } from '#app/lib/generation/form.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { useOpenFilled } from '#app/lib/generation/make-another.ts'
import { screenOf, useScreenKey } from '#app/lib/generation/screens.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { paths } from '#contract/paths.ts'
import { isKind } from '#kinds/index.ts'
import { platformIn } from '#kinds/topic-request.ts'
import { recentMessages } from './messages.ts'

/** The number of texts that are listed. */
const shown = 4
/** Read: more generations than texts, because some are drafts of one. */
const recentInput = { limit: 12 }

/** What was written last, described as in History. */
export function Recent() {
  const { me } = useSession()
  const screen = useScreenKey(paths.dashboard)
  const openFilled = useOpenFilled()
  const t = recentMessages
  const { data, isError, isPending, refetch } = useQuery(query.generations.list.queryOptions({ input: recentInput, enabled: me !== null }))
  /** Fills the desk with what it was written from. */
  const again = (item: Generation) => {
    const from = screenOf(item)
    if (!from) return
    const values = {
      ...valuesOf(from, item.request),
      kind: item.kind,
      topic: generationTopic(item),
      platform: platformIn(item.request) ?? '',
    }
    openFilled({ path: paths.dashboard, undo: putDraft(screen, values) })
  }
  useEffect(() => generations.subscribeOutcomes(({ how }) => void (how === 'written' && refetch())), [refetch])
  if (data?.items.length === 0) return null
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{t.title}</h2>
        {data && (
          <Link
            to={paths.history}
            prefetch="intent"
            className="inline-flex min-h-6 items-center font-medium text-accent text-sm touch:min-h-11"
          >
            {t.all}
          </Link>
        )}
      </div>
      {isPending && <ListSkeleton label={t.loading} row="h-12" />}
      {isError && <ErrorState message={t.failed} retry={refetch} />}
      {data && (
        <ul className="-mx-2 grid grid-cols-1">
          {groupDrafts(data.items)
            .slice(0, shown)
            .map(([item]) => ({ item, topic: topicBesideFirstLine(item) }))
            .map(({ item, topic }) => (
              <MessagePlace key={item.id}>
                <li className="flex flex-wrap items-center gap-x-2 rounded-md px-2 hover:bg-sunken">
                  <Link to={`${paths.history}?open=${item.id}`} prefetch="intent" className="grid min-w-0 flex-1 py-2">
                    <span dir="auto" className="truncate text-sm">
                      {firstLine(item)}
                    </span>
                    <span className="truncate text-soft text-xs">
                      {generationLabel(item)}
                      {topic && (
                        <>
                          {' · '}
                          <bdi>{topic}</bdi>
                        </>
                      )}
                    </span>
                  </Link>
                  {screenOf(item) && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t.againWith({ topic: generationTopic(item) })}
                      onClick={() => again(item)}
                    >
                      {t.again}
                    </Button>
                  )}
                  {isKind(item.kind) && (
                    <CopiedContext value={() => void keepCopiedFrom(item)}>
                      <CopyButton iconOnly text={generationText(item)} label={t.copy({ topic: firstLine(item) })} />
                    </CopiedContext>
                  )}
                  <MessageLine className="basis-full pb-2" />
                </li>
              </MessagePlace>
            ))}
        </ul>
      )}
    </Card>
  )
}
