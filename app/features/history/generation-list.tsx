import { Copy, Repeat2 } from 'lucide-react'
import { memo } from 'react'
import { copyText } from '#app/lib/copy-button.tsx'
import { errorText } from '#app/lib/errors.ts'
import { formatMoment } from '#app/lib/format.ts'
import { screenOf } from '#app/lib/generation/screens.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Generation } from '#contract/api.ts'
import { anotherMessages } from '#contract/screen-messages.ts'
import { useRunAgain } from './again.ts'
import { generationLabel, generationText, generationTopic, preview, rewriteLabel } from './describe.ts'
import { historyMessages } from './messages.ts'
import { SaveGenerationButton } from './save-button.tsx'

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

const GenerationRow = memo(function GenerationRow({
  generation,
  onOpen,
}: { generation: Generation } & Pick<GenerationListProps, 'onOpen'>) {
  const topic = generationTopic(generation)
  const rewrite = rewriteLabel(generation)
  const text = preview(generation.result, topic)
  return (
    <MessagePlace>
      <li className="flex gap-x-3 gap-y-1 px-4 py-3 text-sm max-sm:flex-col sm:items-center">
        <div className="grid min-w-0 flex-1 gap-1">
          <button
            type="button"
            dir="auto"
            onClick={() => onOpen(generation)}
            className="min-h-6 truncate text-start font-medium underline-offset-4 touch:min-h-11 hover:underline"
          >
            {topic}
          </button>
          {text && (
            <p dir="auto" className="truncate text-soft">
              {text}
            </p>
          )}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-xs">
            <Badge>{generationLabel(generation)}</Badge>
            {rewrite && <Badge>{rewrite}</Badge>}
            {formatMoment(generation.created_at)}
          </span>
          <MessageLine />
        </div>
        <RowActions generation={generation} topic={topic} />
      </li>
    </MessagePlace>
  )
})

function RowActions({ generation, topic }: { generation: Generation; topic: string }) {
  const runAgain = useRunAgain()
  const say = useSay()
  const t = historyMessages.get()
  const copy = () => {
    try {
      void copyText(generationText(generation), undefined, say)
    } catch (error) {
      console.error('A result could not be read', error)
      say({ tone: 'bad', text: errorText(error) })
    }
  }
  const look = { variant: 'ghost', size: 'icon', className: 'text-soft hover:text-ink' } as const
  // A generation of a later version's kind can only be copied.
  const known = screenOf(generation) !== undefined
  return (
    <div className="flex shrink-0 justify-end">
      {known && (
        <Tooltip label={anotherMessages.get().again}>
          <Button {...look} aria-label={t.againNamed({ topic })} onClick={() => runAgain(generation)}>
            <Repeat2 aria-hidden />
          </Button>
        </Tooltip>
      )}
      {known && <SaveGenerationButton generation={generation} topic={topic} iconOnly />}
      <Tooltip label={t.copy}>
        <Button {...look} aria-label={t.copyNamed({ topic })} onClick={copy}>
          <Copy aria-hidden />
        </Button>
      </Tooltip>
    </div>
  )
}
