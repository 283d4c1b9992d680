import { useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { RequestFor, ResultFor, WrittenRun } from '#app/lib/generation/run.ts'
import { savedTitle } from '#app/lib/generation/saved.ts'
import { hashtagsIn } from '#contract/measure.ts'
import { messages } from '#contract/messages.ts'
import { type TitlePlatform, titlesPerRequest } from '#contract/options.ts'
import { platformName, platforms, titleLimit } from '#contract/platforms.ts'
import { CopyButton } from './parts/copy-button.tsx'
import { EditArea } from './parts/edit-area.tsx'
import { Gauges, HashtagGauge, Meter } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
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
          <li key={place} className="animate-fade">
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
    generations.revise(screen, run.key, { titles: result.titles.map((entry, place) => (place === at ? { ...entry, title } : entry)) })
  return (
    <ResultCard
      title={headOf(request)}
      tools={
        <>
          <CopyButton text={shown.map(({ title }) => title).join('\n')} label="Copy all" />
          <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
          <RevertButton screen={screen} run={run} />
          <RewriteTools screen={screen} run={run} />
          <RegenerateButton onPress={onRegenerate} />
          <ClearButton screen={screen} run={run} />
        </>
      }
    >
      <ol className="grid grid-cols-1 gap-5">
        {numbered(shown).map(({ item: { title }, at, place }) => (
          <li key={place} className="grid grid-cols-1 gap-1">
            <TitleText title={title} place={place} request={request} {...(editing && { onChange: (text) => revise(at, text) })} />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <TitleGauges title={title} place={place} platform={request.platforms[0]} />
              <div className="-me-2 ms-auto flex">
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

/** A title's place in the list and its figures. Few titles hold hashtags, so they are counted where there are some. */
function TitleGauges({ title, place, platform }: { title: string; place: number; platform: TitlePlatform }) {
  return (
    <Gauges>
      <span aria-hidden className="font-serif text-base">
        {place}
      </span>
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
