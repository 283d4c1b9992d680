import { LayoutGrid, List } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { RequestFor, WrittenRun } from '#app/lib/generation/run.ts'
import { ideaText } from '#app/lib/generation/saved.ts'
import { cn } from '#app/ui/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { IdeaCard, type IdeaData, IdeaPaper, type IdeaView } from './idea-card.tsx'
import { ExportButton } from './parts/export-button.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { RunNotes } from './parts/run-notes.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'

const views: readonly { id: IdeaView; label: string; icon: ReactNode }[] = [
  { id: 'grid', label: 'Grid View', icon: <LayoutGrid aria-hidden /> },
  { id: 'list', label: 'List View', icon: <List aria-hidden /> },
]

/** The same ideas under both tabs. */
function Views({ children }: { children: (view: IdeaView) => ReactNode }) {
  return (
    <Tabs defaultValue="grid">
      <TabsList aria-label="How ideas are laid out">
        {views.map(({ id, label, icon }) => (
          <TabsTrigger key={id} value={id}>
            {icon}
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {views.map(({ id }) => (
        <TabsContent key={id} value={id} className="pt-4">
          <ol
            className={cn(
              id === 'grid' ? 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3' : 'grid grid-cols-1 divide-y',
            )}
          >
            {children(id)}
          </ol>
        </TabsContent>
      ))}
    </Tabs>
  )
}

export function LiveIdeas({ screen, ideas, request }: { screen: string; ideas: readonly IdeaData[]; request: RequestFor<'ideas'> }) {
  return (
    <ResultCard title="Ideas" aside={<StopButton screen={screen} />}>
      <Views>
        {(view) =>
          numbered(ideas).map(({ item, place }) => (
            <IdeaPaper key={place} idea={item} place={place} language={request.language} view={view} />
          ))
        }
      </Views>
    </ResultCard>
  )
}

interface IdeasResultProps {
  screen: string
  run: WrittenRun<'ideas'>
  onRegenerate: () => void
}

export function IdeasResult({ screen, run, onRegenerate }: IdeasResultProps) {
  const [editing, setEditing] = useState(false)
  const { ideas } = run.result
  return (
    <ResultCard
      title={ideas.length === 1 ? '1 idea' : `${ideas.length} ideas`}
      notes={<RunNotes run={run} />}
      tools={
        <>
          <CopyButton
            text={numbered(ideas)
              .map(({ item, place }) => `${place}. ${ideaText(item)}`)
              .join('\n\n')}
            label="Copy all"
          />
          <ExportButton run={run} />
          <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
          <RevertButton screen={screen} run={run} />
          <RewriteTools screen={screen} run={run} />
          <RegenerateButton feature={run.feature} onPress={onRegenerate} />
          <ClearButton screen={screen} run={run} />
        </>
      }
    >
      <Views>
        {(view) =>
          numbered(ideas).map(({ item, at, place }) => (
            <IdeaCard key={place} screen={screen} run={run} at={at} idea={item} view={view} editing={editing} />
          ))
        }
      </Views>
    </ResultCard>
  )
}
