import { CircleDashed, CircleSlash, CircleX, Copy, LoaderCircle, type LucideIcon, MessageCircleQuestion, PenLine } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { TopicListRow } from '#api/topic-lists.ts'
import { LookMark } from '#app/lib/generation/look-mark.tsx'
import { useHasModel } from '#app/lib/generation/use-has-model.ts'
import { MessageLine, MessagePlace, type Say, useSay } from '#app/lib/say.tsx'
import { useVoiceName } from '#app/lib/voices/voice-choice.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { cn } from '#app/ui/cn.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { topicPath } from '#contract/paths.ts'
import type { TopicListRowState } from '#contract/topic-lists.ts'
import { describe } from './describe.ts'
import { listMessages, rowStateNames } from './messages.ts'

type Unwritten = Exclude<TopicListRowState, 'done'>

const icons: Readonly<Record<Unwritten, LucideIcon>> = {
  waiting: CircleDashed,
  writing: LoaderCircle,
  failed: CircleX,
  stopped: CircleSlash,
}
const colours: Readonly<Record<Unwritten, string>> = {
  waiting: 'text-soft',
  writing: 'text-accent',
  failed: 'text-bad',
  stopped: 'text-soft',
}

/** Whether a failed row may succeed when it is written again: the built-in writer would ask for the same facts again. */
export function useCanRetry(): (row: TopicListRow) => boolean {
  const hasModel = useHasModel()
  return ({ state, lacks_facts: lacksFacts }) => state === 'failed' && (!lacksFacts || hasModel === true)
}

interface RowProps {
  row: TopicListRow
  /** The name of the voice that writes it. */
  voice: string | undefined
  picked: boolean
  onPick: (id: string, on: boolean) => void
  onOpen: (generationId: string) => void
  /** Writes a row by itself; absent while the list is being written. */
  onWrite: ((id: string) => void) | undefined
  /** Copies a text, and says so with `say`. */
  onCopy: (generationId: string, say: Say) => void
}

/** Rows that did not change keep their identity in the query's data, and are not rendered again. */
const RowWithMessages = memo(function RowWithMessages(row: RowProps) {
  return (
    <MessagePlace>
      <Row {...row} />
    </MessagePlace>
  )
})

function Row({ row, voice, picked, onPick, onOpen, onWrite, onCopy }: RowProps) {
  const say = useSay()
  const { id, topic, state, problem, generation_id: generationId, saved, beginning } = row
  const t = listMessages
  const canRetry = useCanRetry()
  const needsFacts = row.lacks_facts && !canRetry(row)
  const firstLine = beginning?.split('\n').find((line) => line.trim())
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:items-start max-sm:gap-x-2 max-sm:py-2 max-sm:pe-2">
      <td className="ps-3 align-top sm:w-10 sm:py-2.5 max-sm:row-span-2">
        <Checkbox
          label={<span className="sr-only">{t.pick({ topic })}</span>}
          checked={picked}
          disabled={!generationId}
          onCheckedChange={(on) => onPick(id, on)}
        />
      </td>
      <td className="min-w-0 px-3 align-top sm:w-full sm:max-w-0 sm:py-2 max-sm:p-0">
        {generationId ? (
          <button
            type="button"
            dir="auto"
            aria-label={t.open({ topic })}
            onClick={() => onOpen(generationId)}
            className="block min-h-6 w-full truncate text-start font-medium underline-offset-4 touch:min-h-11 hover:underline"
          >
            {topic}
          </button>
        ) : (
          <p dir="auto" className="truncate leading-6">
            {topic}
          </p>
        )}
        {firstLine && (
          <p dir="auto" lang={row.language} className="truncate leading-6">
            {firstLine}
          </p>
        )}
        <p className="wrap-anywhere text-soft">
          {describe(row, voice)}
          {saved && ` · ${t.inLibrary}`}
        </p>
        {problem && <p className={state === 'failed' ? 'text-bad' : 'text-warn'}>{problem}</p>}
        <MessageLine />
      </td>
      <td className="whitespace-nowrap px-3 align-top sm:py-2.5 max-sm:col-start-2 max-sm:p-0">
        {state === 'done' ? <LookMark toCheck={row.to_check} copied={row.copied} /> : <StateMark state={state} />}
      </td>
      {/* On a phone the words of a button need a line of their own. */}
      <td
        className={cn(
          'px-2 text-end align-top sm:py-1 max-sm:p-0',
          generationId ? 'max-sm:col-start-3 max-sm:row-start-1' : 'max-sm:col-start-2 max-sm:pt-2 max-sm:text-start',
        )}
      >
        {needsFacts && (
          <Button asChild variant="secondary" size="sm" className="whitespace-nowrap">
            <Link to={topicPath(topic)} aria-label={t.addFactsNamed({ topic })}>
              <MessageCircleQuestion aria-hidden />
              {t.addFacts}
            </Link>
          </Button>
        )}
        {onWrite && !needsFacts && state !== 'done' && state !== 'writing' && (
          <Button
            variant="secondary"
            size="sm"
            className="whitespace-nowrap"
            aria-label={t.writeNamed({ topic })}
            onClick={() => onWrite(id)}
          >
            <PenLine aria-hidden />
            {t.write}
          </Button>
        )}
        {generationId && (
          <Tooltip label={t.copyShort}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.copy({ topic })}
              onClick={() => onCopy(generationId, say)}
              className="text-soft hover:text-ink"
            >
              <Copy aria-hidden />
            </Button>
          </Tooltip>
        )}
      </td>
    </tr>
  )
}

function StateMark({ state }: { state: Unwritten }) {
  const Icon = icons[state]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className={cn('size-4 shrink-0', colours[state], state === 'writing' && 'motion-safe:animate-spin')} />
      {rowStateNames[state]}
    </span>
  )
}

interface ListRowsProps extends Pick<RowProps, 'onPick' | 'onOpen' | 'onWrite' | 'onCopy'> {
  rows: readonly TopicListRow[]
  picked: ReadonlySet<string>
}

/** A table; on a phone each row is stacked. */
export function ListRows({ rows, picked, ...handlers }: ListRowsProps) {
  const t = listMessages
  const voiceName = useVoiceName()
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <table aria-label={t.rows} className="w-full text-sm">
        <thead className="border-b text-soft text-xs max-sm:sr-only">
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">{t.select}</span>
            </th>
            <th scope="col" className="px-3 py-2.5 text-start font-medium">
              {t.topic}
            </th>
            <th scope="col" className="px-3 py-2.5 text-start font-medium">
              {t.state}
            </th>
            <th scope="col" className="px-3 py-2.5 text-end font-medium">
              <span className="sr-only">{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <RowWithMessages key={row.id} row={row} voice={voiceName(row.voice)} picked={picked.has(row.id)} {...handlers} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
