import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Repeat2, Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { query } from '#app/lib/api.ts'
import { copyText } from '#app/lib/copy-button.tsx'
import { ExportMenu } from '#app/lib/export/export-menu.tsx'
import { formatMoment } from '#app/lib/format.ts'
import { screenOf } from '#app/lib/generation/screens.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, TextDialogBody } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Generation } from '#contract/api.ts'
import { siteMessages } from '#contract/messages.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { anotherMessages } from '#contract/screen-messages.ts'
import { isKind } from '#kinds/index.ts'
import { useRunAgain } from './again.ts'
import { generationLabel, generationText, generationTopic, rewriteLabel, rewriteOf, usedPointsOf } from './describe.ts'
import { useGenerationById } from './history-query.ts'
import { historyMessages } from './messages.ts'
import { SaveGenerationButton } from './save-button.tsx'

/** Loaded on demand: few results have notes, or a source. */
const ResultNotes = lazy(async () => ({ default: (await import('#app/lib/result-notes/result-notes.tsx')).ResultNotes }))
const UsedPoints = lazy(async () => ({ default: (await import('#app/lib/sources/used-points.tsx')).UsedPoints }))

interface GenerationDialogProps {
  id: string
  /** The generation, when the list contains it. */
  listed: Generation | undefined
  /** Opens another generation instead. */
  onOpen: (generation: Generation) => void
  onClose: () => void
}

export function GenerationDialog({ id, listed, onOpen, onClose }: GenerationDialogProps) {
  const { data: generation, isError, refetch } = useGenerationById(id, listed)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl" {...(!generation && { 'aria-describedby': undefined })}>
        {generation ? (
          <MessagePlace key={generation.id}>
            <Opened generation={generation} onOpen={onOpen} />
          </MessagePlace>
        ) : (
          <>
            <DialogTitle>{isError ? historyMessages.get().notFound : siteMessages.get().loading}</DialogTitle>
            {isError ? <ErrorState message={historyMessages.get().openFailed} retry={refetch} /> : <Skeleton className="h-24" />}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Opened({ generation, onOpen }: { generation: Generation; onOpen: (generation: Generation) => void }) {
  const say = useSay()
  const rewrite = rewriteOf(generation)
  // The text of a kind of a later version cannot be read.
  const text = isKind(generation.kind) ? generationText(generation) : undefined
  const { arranged, checks } = generation.result
  const used = usedPointsOf(generation)
  return (
    <TextDialogBody
      title={generationTopic(generation)}
      about={
        <>
          <Badge>{generationLabel(generation)}</Badge>
          {rewrite && <Badge>{rewriteLabel(generation)}</Badge>}
          {formatMoment(generation.created_at)}
        </>
      }
      aside={
        <Suspense>
          <ResultNotes request={generation.request} arranged={arranged} checks={checks} />
          {used && <UsedPoints source={used.id} points={used.points} />}
        </Suspense>
      }
      actions={
        <>
          <MessageLine className="basis-full" />
          {rewrite && <EarlierButton of={rewrite.of} onOpen={onOpen} />}
          {screenOf(generation) && <Reuse generation={generation} />}
          <Button disabled={text === undefined} onClick={() => text !== undefined && copyText(text, undefined, say)}>
            <Copy aria-hidden />
            {historyMessages.get().copy}
          </Button>
        </>
      }
    >
      {text ?? historyMessages.get().openFailed}
    </TextDialogBody>
  )
}

/** Opens the text that a rewrite was made from. */
function EarlierButton({ of, onOpen }: { of: string; onOpen: (generation: Generation) => void }) {
  const client = useQueryClient()
  const say = useSay()
  const open = useMutation({
    mutationFn: () => client.fetchQuery(query.generations.get.queryOptions({ input: { id: of } })),
    onSuccess: onOpen,
    onError: () => say({ tone: 'bad', text: rewriteMessages.get().earlierFailed }),
  })
  return (
    <Button variant="secondary" aria-busy={open.isPending} onClick={() => !open.isPending && open.mutate()}>
      <Undo2 aria-hidden />
      {rewriteMessages.get().earlier}
    </Button>
  )
}

/** The buttons for a result of a known kind. */
function Reuse({ generation }: { generation: Generation }) {
  const runAgain = useRunAgain()
  return (
    <>
      <Button variant="secondary" onClick={() => runAgain(generation)}>
        <Repeat2 aria-hidden />
        {anotherMessages.get().again}
      </Button>
      <SaveGenerationButton generation={generation} topic={generationTopic(generation)} />
      <ExportMenu source={{ from: 'history', ids: [generation.id] }} variant="secondary" size="md" />
    </>
  )
}
