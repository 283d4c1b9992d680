import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { copyText } from '#app/lib/clipboard.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextDialog } from '#app/ui/text-dialog.tsx'
import type { Generation } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { generationLabel, generationTopic, rewriteLabel, rewriteOf } from './describe.ts'
import { EarlierButton } from './earlier-button.tsx'
import { generationText } from './generation-text.ts'

interface GenerationDialogProps {
  generation: Generation
  /** Shows another one in its place. */
  onOpen: (generation: Generation) => void
  onClose: () => void
}

export function GenerationDialog({ generation, onOpen, onClose }: GenerationDialogProps) {
  const rewrite = rewriteOf(generation)
  const { data: text, isError } = useQuery({
    queryKey: ['generation-text', generation.id],
    queryFn: () => generationText(generation),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <TextDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={generationTopic(generation)}
      about={
        <>
          <Badge>{generationLabel(generation)}</Badge>
          {rewrite && <Badge>{rewriteLabel(generation)}</Badge>}
          {formatMoment(generation.created_at)}
        </>
      }
      actions={
        <>
          {rewrite && <EarlierButton of={rewrite.of} onOpen={onOpen} />}
          <Button disabled={text === undefined} onClick={() => text !== undefined && copyText(text)}>
            <Copy aria-hidden />
            Copy
          </Button>
        </>
      }
    >
      {isError ? messages.history.loadFailed : (text ?? <Skeleton className="h-24" />)}
    </TextDialog>
  )
}
