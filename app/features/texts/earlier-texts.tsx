import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import type { EditedText, Generation } from '#api/schemas.ts'
import { api, query } from '#app/lib/api.ts'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { formatMoment } from '#app/lib/format.ts'
import { generationText } from '#app/lib/generation/describe.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { openedMessages, textMessages } from './messages.ts'

interface EarlierTextsProps {
  generation: Pick<Generation, 'id' | 'kind' | 'result'>
  /** Called when a text was made the current one again. */
  onUse: (text: EditedText) => void
}

/** The texts of a generation that were copied and changed afterwards, folded. Renders nothing without any. */
export function EarlierTexts({ generation, onUse }: EarlierTextsProps) {
  const { id } = generation
  const { data } = useQuery(query.generations.texts.queryOptions({ input: { id } }))
  const t = openedMessages
  if (!data || data.items.length === 0) return null
  return (
    <details className="group rounded-lg border bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-soft transition-transform duration-150 group-open:rotate-90 rtl:-scale-x-100"
        />
        {t.earlier(data.items.length)}
      </summary>
      <p className="px-4 pb-2 text-soft text-sm">{t.earlierHint}</p>
      <ul className="divide-y border-t">
        {data.items.map((text) => (
          <MessagePlace key={text.at}>
            <EarlierText generation={generation} text={text} onUse={onUse} />
          </MessagePlace>
        ))}
      </ul>
    </details>
  )
}

function EarlierText({ generation, text, onUse }: EarlierTextsProps & { text: EditedText }) {
  const client = useQueryClient()
  const say = useSay()
  const { id } = generation
  const { result, version, at } = text
  const use = useMutation({
    mutationFn: () => api.generations.edit({ id, result, version, copied: false }),
    onSuccess: () => {
      onUse(text)
      void client.invalidateQueries({ queryKey: query.generations.key() })
    },
    onError: () => say({ tone: 'bad', text: openedMessages.useFailed }),
  })
  const words = generationText({ ...generation, edited: text })
  const when = formatMoment(at)
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <p className="text-soft text-xs">{when}</p>
      <p dir="auto" className="wrap-anywhere max-w-[68ch] whitespace-pre-wrap text-sm leading-relaxed">
        {words}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={words} short={textMessages.copy} label={textMessages.copyNamed({ title: when })} variant="secondary" />
        <Button variant="ghost" size="sm" aria-busy={use.isPending} onClick={() => !use.isPending && use.mutate()}>
          <Check aria-hidden />
          {openedMessages.use}
        </Button>
      </div>
      <MessageLine />
    </li>
  )
}
