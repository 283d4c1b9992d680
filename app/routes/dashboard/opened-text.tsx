import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Repeat2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { EditedText, Generation } from '#api/schemas.ts'
import { RunSlot } from '#app/features/generation/results/run-slot.tsx'
import { SaveAllButton } from '#app/features/generation/results/save-button.tsx'
import { useRunAgain } from '#app/features/texts/again.ts'
import { EarlierTexts } from '#app/features/texts/earlier-texts.tsx'
import { openedMessages } from '#app/features/texts/messages.ts'
import { api, query } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/format.ts'
import { firstLine, generationLabel, generationTopic } from '#app/lib/generation/describe.ts'
import { generations, keeper } from '#app/lib/generation/generations.ts'
import { readRun } from '#app/lib/generation/opened.ts'
import { OutcomeLine } from '#app/lib/generation/outcome-line.tsx'
import { isEdited, isWritten, type WrittenRun } from '#app/lib/generation/run.ts'
import { allParts, viewOf } from '#app/lib/generation/saved.ts'
import { screenOf, useScreenKey } from '#app/lib/generation/screens.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { anotherMessages } from '#contract/screen-messages.ts'

interface OpenedTextProps {
  /** The id of its generation. */
  id: string
  onClose: () => void
}

/** A stored text in place of its list, in the card in which it was written. The tab keeps what is made of it under its own key. */
export function OpenedText({ id, onClose }: OpenedTextProps) {
  const screen = useScreenKey(`${paths.history}?open=${id}`)
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: [...query.generations.get.key(), 'run', id],
    queryFn: async () => {
      // What the tab has not sent yet comes first; where it cannot be sent, the tab's text stays.
      await keeper.settled(id)?.catch((error: unknown) => console.warn('An edit is not stored yet', error))
      return readRun((one) => api.generations.get({ id: one }), id)
    },
    // Read when it is opened and not again meanwhile: the card has the user's text.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  useEffect(() => {
    if (data?.run && keeper.stateOf(id) === undefined) generations.open(screen, data.run)
  }, [data, screen, id])
  useEffect(
    () => () => {
      // What was done with it is shown in the list. The tab remembers only what is not stored as it is here.
      void client.invalidateQueries({ queryKey: query.generations.list.key() })
      const [run, ...beside] = generations.runs(screen)
      if (run && beside.length === 0 && isWritten(run) && run.id === id && run.later.length === 0 && !isEdited(run))
        generations.clear(screen)
    },
    [client, screen, id],
  )
  const t = openedMessages
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <Button variant="link" size="inline" className="touch:min-h-11" onClick={onClose}>
          <ArrowLeft aria-hidden className="rtl:rotate-180" />
          {t.back}
        </Button>
      </p>
      {isError || (data && !data.run) ? (
        <ErrorState message={t.openFailed} {...(isError && { retry: refetch })} />
      ) : data ? (
        <Opened screen={screen} generation={data.generation} onClose={onClose} />
      ) : (
        <ListSkeleton label={siteMessages.loading} />
      )}
    </div>
  )
}

function Opened({ screen, generation, onClose }: Pick<OpenedTextProps, 'onClose'> & { screen: string; generation: Generation }) {
  const { runs, busy, regenerate } = useGeneration(screen)
  const runAgain = useRunAgain()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const [run] = runs
  const topic = generationTopic(generation)
  const wasShown = useRef(false)
  useEffect(() => {
    if (run) wasShown.current = true
    // Cleared: nothing of it is left here.
    else if (wasShown.current) onClose()
  }, [run, onClose])
  const use = ({ result, version }: EditedText) => {
    if (!run || !isWritten(run)) return
    generations.showVersion(screen, run.key, version - 1)
    const { original } =
      generations
        .runs(screen)
        .filter(isWritten)
        .find(({ key }) => key === run.key) ?? run
    generations.revise(screen, run.key, { ...original, ...result } as WrittenRun['result'])
  }
  return (
    <MessagePlace>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 grid-cols-1 gap-1.5">
          <h1 ref={heading} tabIndex={-1} dir="auto" className="wrap-anywhere text-2xl outline-none">
            {topic || firstLine(generation)}
          </h1>
          <p className="flex flex-wrap items-center gap-2 text-soft text-sm">
            <Badge>{generationLabel(generation)}</Badge>
            {formatMoment(generation.created_at)}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          {run && isWritten(run) && allParts(run).length > 1 && <SaveAllButton screen={screen} runs={[run]} />}
          {screenOf(generation) && (
            <Button variant="secondary" size="sm" onClick={() => runAgain(generation)}>
              <Repeat2 aria-hidden />
              {anotherMessages.again}
            </Button>
          )}
        </div>
        <MessageLine className="basis-full" />
      </header>
      <OutcomeLine screen={screen} busy={busy} />
      {run && <RunSlot key={screen} screen={screen} run={run} title={viewOf(run.kind).head({ ...run.request })} regenerate={regenerate} />}
      <EarlierTexts generation={generation} onUse={use} />
    </MessagePlace>
  )
}
