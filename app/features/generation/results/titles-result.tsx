import { useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { RequestFor, ResultFor, WrittenRun } from '#app/lib/generation/run.ts'
import { savedTitle } from '#app/lib/generation/saved.ts'
import { hashtagsIn } from '#contract/measure.ts'
import { messages } from '#contract/messages.ts'
import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { platformName, platforms, titleLimit } from '#platforms/index.ts'
import { EditArea } from './parts/edit-area.tsx'
import { ExportButton } from './parts/export-button.tsx'
import { Gauges, HashtagGauge, Meter } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { RunNotes } from './parts/run-notes.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { TitlePreview } from './preview/title-preview.tsx'
import { titleLinks } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'

type Title = ResultFor<'titles'>['titles'][number]

const headOf = ({ platforms: [platform] }: RequestFor<'titles'>) => (platform === 'General' ? 'Titles' : `${platformName(platform)} titles`)

export function LiveTitles({ screen, titles, request }: { screen: string; titles: readonly Title[]; request: RequestFor<'titles'> }) {
  return (
    <ResultCard title={headOf(request)} aside={<StopButton screen={screen} />}>
      <ol className="grid grid-cols-1 gap-3">
        {numbered(titles.slice(0, titlesPerRequest)).map(({ item: { title }, place }) => (
          <li key={place} className="relative animate-fade">
            <Place place={place} />
            <TitlePreview platform={request.platforms[0]} title={title} language={request.language} open />
          </li>
        ))}
      </ol>
    </ResultCard>
  )
}

interface TitlesResultProps {
  screen: string
  run: WrittenRun<'titles'>
  onRegenerate: () => void
}

export function TitlesResult({ screen, run, onRegenerate }: TitlesResultProps) {
  const [editing, setEditing] = useState(false)
  const { request, result } = run
  const shown = result.titles.slice(0, titlesPerRequest)
  const revise = (at: number, title: string) =>
    generations.revise(screen, run.key, {
      ...result,
      titles: result.titles.map((entry, place) => (place === at ? { ...entry, title } : entry)),
    })
  return (
    <ResultCard
      title={headOf(request)}
      notes={<RunNotes run={run} />}
      tools={
        <>
          <CopyButton text={shown.map(({ title }) => title).join('\n')} label="Copy all" />
          <ExportButton run={run} />
          <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
          <RevertButton screen={screen} run={run} />
          <RewriteTools screen={screen} run={run} />
          <RegenerateButton feature={run.feature} onPress={onRegenerate} />
          <ClearButton screen={screen} run={run} />
        </>
      }
    >
      <ol className="grid grid-cols-1 gap-5">
        {numbered(shown).map(({ item: { title }, at, place }) => (
          <li key={place} className="relative grid grid-cols-1 gap-1">
            <Place place={place} />
            <TitleText title={title} place={place} request={request} {...(editing && { onChange: (text) => revise(at, text) })} />
            <div className="flex items-center justify-between gap-1">
              <TitleGauges title={title} platform={request.platforms[0]} />
              <div className="-me-2 flex shrink-0">
                <CopyButton text={title} label={`Copy title ${place}`} done={messages.copy.title} iconOnly />
                <ShareMenu links={titleLinks(request.platforms[0], title)} label={`Share title ${place}`} iconOnly />
                <SaveButton
                  screen={screen}
                  run={run}
                  part={`title-${at}`}
                  entry={savedTitle(request, title)}
                  label={`Save title ${place}`}
                  iconOnly
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </ResultCard>
  )
}

/** On the corner of the title's card; readers of the screen hear it from the list. */
const Place = ({ place }: { place: number }) => (
  <span
    aria-hidden
    className="absolute -start-3 -top-3 flex size-6 items-center justify-center rounded-full border bg-surface font-serif text-soft text-sm tabular-nums"
  >
    {place}
  </span>
)

interface TitleTextProps {
  title: string
  place: number
  request: RequestFor<'titles'>
  /** Makes it a field. */
  onChange?: (title: string) => void
}

function TitleText({ title, place, request: { language, platforms }, onChange }: TitleTextProps) {
  return onChange ? (
    <EditArea label={`Title ${place}`} text={title} language={language} onChange={onChange} first={place === 1} />
  ) : (
    <TitlePreview platform={platforms[0]} title={title} language={language} />
  )
}

/** A title's figures. Few titles hold hashtags, so they are counted where there are some. */
function TitleGauges({ title, platform }: { title: string; platform: TitlePlatform }) {
  return (
    <Gauges className="min-w-0 flex-1">
      <Meter text={title} limit={titleLimit(platform)} />
      {platform !== 'General' && hashtagsIn(title).length > 0 && <HashtagGauge text={title} max={platforms[platform].hashtags.max} />}
      <SearchCut title={title} platform={platform} />
    </Gauges>
  )
}

/** Tells where search cuts a title, where the platform has such a fold. */
function SearchCut({ title, platform }: { title: string; platform: TitlePlatform }) {
  const fold = platform === 'General' ? undefined : platforms[platform].fold.title
  return fold !== undefined && title.length > fold ? <span>cut after approx. {fold} in search</span> : null
}
