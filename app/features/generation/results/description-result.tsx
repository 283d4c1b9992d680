import { useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import type { RequestFor, WrittenRun } from '#app/lib/generation/run.ts'
import { savedDescription } from '#app/lib/generation/saved.ts'
import { characterFaults } from '#contract/checks.ts'
import { hashtagsIn } from '#contract/measure.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'
import { descriptionHead } from './heads.ts'
import { EditArea } from './parts/edit-area.tsx'
import { ExportButton } from './parts/export-button.tsx'
import { Gauges, HashtagGauge, Meter } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { RunNotes } from './parts/run-notes.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { useSmoothText } from './parts/use-smooth-text.ts'
import { FoldedText } from './preview/folded-text.tsx'
import { PostPreview } from './preview/post-preview.tsx'
import { mirrored } from './preview/sheet.tsx'
import { descriptionLinks } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'

type Request = RequestFor<'description'>

/** A description in the box under a video; elsewhere the text beside a video is its post. */
function Preview({ text, request, open = false }: { text: string; request: Request; open?: boolean }) {
  const { platform, language } = request
  if (!platforms[platform].preview.descriptionBox) return <PostPreview platform={platform} text={text} language={language} open={open} />
  const { fold, shownHashtags } = platforms[platform]
  return (
    <div>
      <div className="rounded-lg bg-sunken p-4 text-[0.9375rem] leading-relaxed" {...mirrored(language)}>
        <p className="mb-1 flex flex-wrap gap-x-2 font-medium text-sm">
          Just published
          {[...new Set(hashtagsIn(text))].slice(0, shownHashtags).map((tag) => (
            <bdi key={tag} className="text-accent">
              {tag}
            </bdi>
          ))}
        </p>
        <FoldedText text={text} language={language} platform={platform} fold={fold.description} more="more" open={open} />
      </div>
      {fold.description !== undefined && text.length > fold.description && !open && (
        <p className="mt-1.5 text-soft text-xs">Viewers see the first {fold.description} characters (approx.) before they press “more”.</p>
      )}
    </div>
  )
}

export function LiveDescription({ screen, text, request }: { screen: string; text: string; request: Request }) {
  return (
    <ResultCard title={descriptionHead(request)} aside={<StopButton screen={screen} />}>
      <Preview text={useSmoothText(text, true)} request={request} open />
    </ResultCard>
  )
}

interface DescriptionResultProps {
  screen: string
  run: WrittenRun<'description'>
  onRegenerate: () => void
}

export function DescriptionResult({ screen, run, onRegenerate }: DescriptionResultProps) {
  const [editing, setEditing] = useState(false)
  const { request, result } = run
  const { label, description, forbidden } = platforms[request.platform]
  return (
    <ResultCard
      title={descriptionHead(request)}
      aside={
        <Gauges>
          <Meter text={result.description} limit={description} />
          <HashtagGauge text={result.description} max={descriptionHashtags(request.platform).max} />
        </Gauges>
      }
      notes={<RunNotes run={run} />}
      tools={
        <>
          <CopyButton text={result.description} label="Copy" />
          <SaveButton screen={screen} run={run} part="description" entry={savedDescription(request, result)} label="Save" />
          <ShareMenu links={descriptionLinks(request.platform, result.description)} />
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
          label="Description"
          text={result.description}
          language={request.language}
          onChange={(text) => generations.revise(screen, run.key, { ...result, description: text })}
          first
          className="min-h-60"
        />
      ) : (
        <Preview text={result.description} request={request} />
      )}
      {characterFaults('description', result.description, forbidden).length > 0 && (
        <p className="text-bad text-sm">
          {label} does not accept {forbidden?.join(' or ')}.
        </p>
      )}
    </ResultCard>
  )
}
