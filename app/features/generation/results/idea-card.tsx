import type { ReactNode } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import type { RequestFor, ResultFor, WrittenRun } from '#app/lib/generation/run.ts'
import { ideaText, savedIdea } from '#app/lib/generation/saved.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { messages } from '#contract/messages.ts'
import type { LanguageCode } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { EditArea } from './parts/edit-area.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { RichText, textAttributes } from './preview/rich-text.tsx'

export type IdeaData = ResultFor<'ideas'>['ideas'][number]
/** Cards beside each other, or lines under each other. */
export type IdeaView = 'grid' | 'list'

interface IdeaPaperProps {
  idea: IdeaData
  place: number
  language: LanguageCode
  view: IdeaView
  /** Buttons of a finished idea. */
  tools?: ReactNode
  /** Stands in the place of title and description while they are edited. */
  fields?: ReactNode
}

/** An idea: what it is, how to do it, and where it fits. */
export function IdeaPaper({ idea, place, language, view, tools, fields }: IdeaPaperProps) {
  return (
    <li className={cn('flex animate-fade flex-col gap-2', view === 'grid' ? 'rounded-lg border bg-paper p-4' : 'py-4')}>
      {fields ?? (
        <>
          <h3 {...textAttributes(language)} className="break-words text-base leading-snug">
            <span aria-hidden className="text-soft tabular-nums">
              {place}.{' '}
            </span>
            {idea.title}
          </h3>
          <RichText text={idea.description} language={language} className="text-soft text-sm" />
        </>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <ul aria-label="Fits" className="flex flex-wrap gap-1">
          {idea.platforms.map((id) => (
            <li key={id}>
              <Badge>{platforms[id].label}</Badge>
            </li>
          ))}
        </ul>
        {tools && <div className="-me-2 ms-auto flex">{tools}</div>}
      </div>
    </li>
  )
}

interface IdeaCardProps {
  screen: string
  run: WrittenRun<'ideas'>
  at: number
  idea: IdeaData
  view: IdeaView
  editing: boolean
}

export function IdeaCard({ screen, run, at, idea, view, editing }: IdeaCardProps) {
  const { request, result } = run
  const place = at + 1
  const revise = (changed: Partial<IdeaData>) =>
    generations.revise(screen, run.key, { ...result, ideas: result.ideas.with(at, { ...idea, ...changed }) })
  return (
    <IdeaPaper
      idea={idea}
      place={place}
      language={request.language}
      view={view}
      tools={
        <>
          <CopyButton text={ideaText(idea)} label={`Copy idea ${place}`} done={messages.copy.idea} iconOnly />
          <SaveButton
            screen={screen}
            run={run}
            part={`idea-${at}`}
            entry={savedIdea(request, idea)}
            label={`Save idea ${place}`}
            iconOnly
          />
        </>
      }
      {...(editing && { fields: <IdeaFields idea={idea} place={place} request={request} onChange={revise} /> })}
    />
  )
}

interface IdeaFieldsProps {
  idea: IdeaData
  place: number
  request: RequestFor<'ideas'>
  onChange: (changed: Partial<IdeaData>) => void
}

function IdeaFields({ idea, place, request, onChange }: IdeaFieldsProps) {
  return (
    <>
      <EditArea
        label={`Title of idea ${place}`}
        text={idea.title}
        language={request.language}
        onChange={(title) => onChange({ title })}
        first={place === 1}
      />
      <EditArea
        label={`Description of idea ${place}`}
        text={idea.description}
        language={request.language}
        onChange={(description) => onChange({ description })}
      />
    </>
  )
}
