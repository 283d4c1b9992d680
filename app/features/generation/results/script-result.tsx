import { useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import type { RequestFor, WrittenRun } from '#app/lib/generation/run.ts'
import { savedScript } from '#app/lib/generation/saved.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cn } from '#app/ui/cn.ts'
import { countWords } from '#contract/measure.ts'
import { type LanguageCode, scriptLengths, wordsPerMinute } from '#contract/options.ts'
import { directedSeconds, isDirection, scriptSections, spoken } from '#contract/script.ts'
import { EditArea } from './parts/edit-area.tsx'
import { ExportButton } from './parts/export-button.tsx'
import { Gauges } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { RunNotes } from './parts/run-notes.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { useSmoothText } from './parts/use-smooth-text.ts'
import { RichText } from './preview/rich-text.tsx'

type Request = RequestFor<'script'>

/** A section's text as pieces: directions apart from what is said. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (last === undefined || isDirection(line) || isDirection(last)) blocks.push(line)
    else blocks.splice(-1, 1, `${last}\n${line}`)
  }
  return blocks.map((block) => block.replace(/^\n+|\n+$/g, '')).filter(Boolean)
}

/** A script as it is read from: each section under its time and name, in a measure the eye can follow. */
function Sections({ script, language }: { script: string; language: LanguageCode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {numbered(scriptSections(script)).map(({ item: { time, name, text }, place }) => (
        <section key={place} className="grid grid-cols-1 gap-1.5">
          {name && (
            <h3 className="flex flex-wrap items-center gap-2 text-base">
              <Badge className="font-sans tabular-nums">{time}</Badge> {name}
            </h3>
          )}
          {numbered(blocksOf(text)).map(({ item: block, place }) => (
            <RichText
              key={place}
              text={block}
              language={language}
              className={cn('max-w-[65ch] leading-relaxed', isDirection(block) ? 'text-soft text-sm italic' : 'text-[0.9375rem]')}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

export function LiveScript({ screen, script, request }: { screen: string; script: string; request: Request }) {
  return (
    <ResultCard title="Script" aside={<StopButton screen={screen} />}>
      <Sections script={useSmoothText(script, true)} language={request.language} />
    </ResultCard>
  )
}

interface ScriptResultProps {
  screen: string
  run: WrittenRun<'script'>
  onRegenerate: () => void
}

export function ScriptResult({ screen, run, onRegenerate }: ScriptResultProps) {
  const [editing, setEditing] = useState(false)
  const { request, result } = run
  return (
    <ResultCard
      title="Script"
      aside={<SpeechGauge script={result.script} request={request} />}
      notes={<RunNotes run={run} />}
      tools={
        <>
          <CopyButton text={result.script} label="Copy" />
          <CopyButton text={spoken(result.script).replace(/\n{3,}/g, '\n\n')} label="Copy spoken words" />
          <SaveButton screen={screen} run={run} part="script" entry={savedScript(request, result)} label="Save" />
          <ExportButton run={run} />
          <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
          <RevertButton screen={screen} run={run} />
          <RewriteTools screen={screen} run={run} />
          <RegenerateButton feature={run.feature} onPress={onRegenerate} />
          <ClearButton screen={screen} run={run} />
        </>
      }
    >
      {editing ? (
        <EditArea
          label="Script"
          text={result.script}
          language={request.language}
          onChange={(script) => generations.revise(screen, run.key, { ...result, script })}
          first
          className="min-h-80"
        />
      ) : (
        <Sections script={result.script} language={request.language} />
      )}
    </ResultCard>
  )
}

/** How long the script takes, with the pauses it leaves to the speaker, against the minutes asked for. */
function SpeechGauge({ script, request }: { script: string; request: Request }) {
  const words = countWords(spoken(script), request.language)
  const { minMinutes, maxMinutes } = scriptLengths[request.length]
  const own = directedSeconds(script)
  const seconds = Math.round((words / wordsPerMinute) * 60) + own
  return (
    <Gauges>
      <span>
        about {clock(seconds)} {own > 0 ? `(${clock(own)} of it yours to fill)` : 'spoken'} <span aria-hidden>·</span>{' '}
        {words.toLocaleString('en')} words <span aria-hidden>·</span> {minMinutes}–{maxMinutes} minutes asked for
      </span>
    </Gauges>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
