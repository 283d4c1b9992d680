import { Check, CircleAlert, MessageCircleQuestion, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { openFlags } from '#app/lib/generation/open-flags.ts'
import { isAsking, isWritten, type Run } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { leadMessages } from './leads/messages.ts'

interface RunTabsProps {
  /** In the order of their tabs. */
  runs: readonly Run[]
  /** The slot that was opened last; the first one when it is gone. */
  opened: string | undefined
  onOpen: (slot: string) => void
  card: (run: Run) => ReactNode
}

/** A text and those that were written from it, each in a tab with its state. */
export function RunTabs({ runs, opened, onOpen, card }: RunTabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [first] = runs
  const shown = runs.find(({ slot }) => slot === opened) ?? first
  // The button that opened it was in the card that is gone: the focus fell back to what both are in.
  useEffect(() => {
    if (opened !== undefined && document.activeElement?.contains(root.current))
      root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [opened])
  if (!first || !shown) return null
  return (
    <Tabs ref={root} value={shown.slot} onValueChange={onOpen}>
      <TabsList aria-label={leadMessages.tabs}>
        {runs.map((run) => (
          // Its hidden words scroll with it.
          <TabsTrigger key={run.slot} value={run.slot} className="relative">
            <Mark run={run} />
            <span dir="auto" className="max-w-48 truncate">
              {nameOf(run, first)}
            </span>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={shown.slot} className="grid grid-cols-1 gap-4 pt-4">
        {card(shown)}
      </TabsContent>
    </Tabs>
  )
}

/** What a tab is called: with what it is for, or its topic, unless that is the first one's. */
function nameOf({ kind, request, about }: Run, first: Run): string {
  const name = viewOf(kind).head({ ...request })
  const topic = about ?? topicOf(request)
  return topic === topicOf(first.request) ? name : leadMessages.tab({ name, topic })
}

const marks = {
  running: <Spinner />,
  done: <Check aria-hidden className="text-good" />,
  check: <TriangleAlert aria-hidden className="text-warn" />,
  asking: <MessageCircleQuestion aria-hidden className="text-accent" />,
  failed: <CircleAlert aria-hidden className="text-bad" />,
} as const

/** A text that another one could not replace is as good as it was. */
function stateOf(run: Run): keyof typeof marks {
  if (!isWritten(run)) return run.state === 'failed' && run.before ? stateOf(run.before) : run.state
  return isAsking(run) ? 'asking' : openFlags(run).length > 0 ? 'check' : 'done'
}

const Mark = ({ run }: { run: Run }) => (
  <>
    {marks[stateOf(run)]}
    <span className="sr-only">{leadMessages[stateOf(run)]},</span>
  </>
)
