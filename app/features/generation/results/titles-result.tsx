import { useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { RequestFor, ResultFor, WrittenRun } from '#app/lib/generation/run.ts'
import { savedTitle } from '#app/lib/generation/saved.ts'
import { messages } from '#contract/messages.ts'
import type { TitlePlatform } from '#contract/options.ts'
import { platformName, platforms, titleLimit } from '#contract/platforms.ts'
import { CopyButton } from './parts/copy-button.tsx'
import { EditArea } from './parts/edit-area.tsx'
import { Gauges, Meter } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { textAttributes } from './preview/rich-text.tsx'

type Title = ResultFor<'titles'>['titles'][number]

const headOf = ({ platforms: [platform] }: RequestFor<'titles'>) => (platform === 'General' ? 'Titles' : `${platformName(platform)} titles`)

export function LiveTitles({ screen, titles, request }: { screen: string; titles: readonly Title[]; request: RequestFor<'titles'> }) {
  return (
    <ResultCard title={headOf(request)} aside={<StopButton screen={screen} />}>
      <ol className="grid grid-cols-1 divide-y">
        {numbered(titles).map(({ item: { title }, place }) => (
          <li key={place} className="flex animate-fade gap-3 py-3">
            <Place place={place} />
            <TitleText title={title} place={place} request={request} />
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
  const revise = (at: number, title: string) =>
    generations.revise(screen, run.key, { titles: result.titles.map((entry, place) => (place === at ? { ...entry, title } : entry)) })
  return (
    <ResultCard
      title={headOf(request)}
      tools={
        <>
          <CopyButton text={result.titles.map(({ title }) => title).join('\n')} label="Copy all" />
          <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
          <RevertButton screen={screen} run={run} />
          <RewriteTools screen={screen} run={run} />
          <RegenerateButton onPress={onRegenerate} />
          <ClearButton screen={screen} />
        </>
      }
    >
      <ol className="-my-3 grid grid-cols-1 divide-y">
        {numbered(result.titles).map(({ item: { title }, at, place }) => (
          <li key={place} className="flex gap-3 py-3">
            <Place place={place} />
            <TitleText title={title} place={place} request={request} {...(editing && { onChange: (text) => revise(at, text) })} />
            <div className="flex shrink-0 max-sm:flex-col">
              <CopyButton text={title} label={`Copy title ${place}`} done={messages.copy.title} iconOnly />
              <SaveButton
                screen={screen}
                run={run}
                part={`title-${at}`}
                entry={savedTitle(request, title)}
                label={`Save title ${place}`}
                iconOnly
              />
            </div>
          </li>
        ))}
      </ol>
    </ResultCard>
  )
}

const Place = ({ place }: { place: number }) => (
  <span aria-hidden className="w-5 shrink-0 pt-0.5 text-end font-serif text-soft tabular-nums">
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

/** One title over its counter. */
function TitleText({ title, place, request, onChange }: TitleTextProps) {
  const {
    language,
    platforms: [platform],
  } = request
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
      {onChange ? (
        <EditArea label={`Title ${place}`} text={title} language={language} onChange={onChange} first={place === 1} />
      ) : (
        <p {...textAttributes(language)} className="break-words font-medium leading-snug">
          {title}
        </p>
      )}
      <Gauges>
        <Meter text={title} limit={titleLimit(platform)} />
        <SearchCut title={title} platform={platform} />
      </Gauges>
    </div>
  )
}

/** Tells where search cuts a title, where the platform has such a fold. */
function SearchCut({ title, platform }: { title: string; platform: TitlePlatform }) {
  const fold = platform === 'General' ? undefined : platforms[platform].fold.title
  return fold !== undefined && title.length > fold ? <span>cut after approx. {fold} in search</span> : null
}
