import { Copy } from 'lucide-react'
import { toast } from 'sonner'
import { copyText } from '#app/lib/clipboard.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { errorText } from '#app/lib/errors.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Generation } from '#contract/api.ts'
import { generationLabel, generationTopic, rewriteLabel } from './describe.ts'
import { generationText } from './generation-text.ts'

interface GenerationListProps {
  generations: readonly Generation[]
  onOpen: (generation: Generation) => void
}

export function GenerationList({ generations, onOpen }: GenerationListProps) {
  return (
    <ul className="divide-y overflow-hidden rounded-lg border bg-surface">
      {generations.map((generation) => (
        <GenerationRow key={generation.id} generation={generation} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function GenerationRow({ generation, onOpen }: { generation: Generation; onOpen: (generation: Generation) => void }) {
  const topic = generationTopic(generation)
  const rewrite = rewriteLabel(generation)
  const copy = () =>
    generationText(generation).then(copyText, (error) => {
      console.error('A result could not be read', error)
      toast.error(errorText(error))
    })
  return (
    <li className="flex items-center gap-3 px-4 py-3 text-sm">
      <div className="grid min-w-0 flex-1 gap-1">
        <button
          type="button"
          dir="auto"
          onClick={() => onOpen(generation)}
          className="min-h-6 truncate text-start font-medium underline-offset-4 touch:min-h-11 hover:underline"
        >
          {topic}
        </button>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-xs">
          <Badge>{generationLabel(generation)}</Badge>
          {rewrite && <Badge>{rewrite}</Badge>}
          {formatMoment(generation.created_at)}
        </span>
      </div>
      <Tooltip label="Copy">
        <Button variant="ghost" size="icon" aria-label={`Copy: ${topic}`} onClick={copy} className="text-soft hover:text-ink">
          <Copy aria-hidden />
        </Button>
      </Tooltip>
    </li>
  )
}
