import { useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import type { RequestFor, ResultFor, WrittenRun } from '#app/lib/generation/run.ts'
import { savedHashtags } from '#app/lib/generation/saved.ts'
import { cn } from '#app/ui/cn.ts'
import { hashtagsIn, tagList } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { hashtagsHead } from './heads.ts'
import { EditArea } from './parts/edit-area.tsx'
import { ExportButton } from './parts/export-button.tsx'
import { Gauges, Meter } from './parts/gauges.tsx'
import { ResultCard } from './parts/result-card.tsx'
import { RewriteTools } from './parts/rewrite-tools.tsx'
import { RunNotes } from './parts/run-notes.tsx'
import { StopButton } from './parts/run-slot.tsx'
import { ClearButton, EditButton, RegenerateButton, RevertButton } from './parts/run-tools.tsx'
import { SaveButton } from './parts/save-button.tsx'
import { textAttributes } from './preview/rich-text.tsx'

type Request = RequestFor<'hashtags'>

export function LiveHashtags({ screen, result, request }: { screen: string; result: ResultFor<'hashtags'>; request: Request }) {
  return (
    <ResultCard title={hashtagsHead(request)} aside={<StopButton screen={screen} />}>
      <Chips texts={result.hashtags} language={request.language} />
      {result.tags && <Chips texts={result.tags} language={request.language} quiet />}
    </ResultCard>
  )
}

interface HashtagsResultProps {
  screen: string
  run: WrittenRun<'hashtags'>
  onRegenerate: () => void
}

/** One platform's set, and YouTube's search tags under it. */
export function HashtagsResult({ screen, run, onRegenerate }: HashtagsResultProps) {
  const [editing, setEditing] = useState(false)
  const { request, result } = run
  const { hashtagSet, tags: tagLimit } = platforms[request.platform]
  const set = result.hashtags.join(' ')
  return (
    <ResultCard
      title={hashtagsHead(request)}
      aside={
        <Gauges>
          <span className={cn(result.hashtags.length > hashtagSet && 'font-medium text-bad')}>
            {result.hashtags.length} of {hashtagSet} hashtags
          </span>
        </Gauges>
      }
      notes={<RunNotes run={run} />}
      tools={
        <>
          <CopyButton text={set} label={result.tags ? 'Copy hashtags' : 'Copy'} />
          {result.tags && <CopyButton text={result.tags.join(', ')} label="Copy tags" />}
          <SaveButton screen={screen} run={run} part="hashtags" entry={savedHashtags(request, result)} label="Save" />
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
        <HashtagsEditor
          key={run.key}
          request={request}
          result={result}
          onChange={(changed) => generations.revise(screen, run.key, changed)}
        />
      ) : (
        <>
          <Chips texts={result.hashtags} language={request.language} />
          {result.tags && tagLimit && (
            <section className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <h3 className="font-medium font-sans text-sm tracking-normal">Search tags</h3>
                <Gauges>
                  <Meter text={tagList(result.tags)} limit={tagLimit} />
                </Gauges>
              </div>
              <Chips texts={result.tags} language={request.language} quiet />
            </section>
          )}
        </>
      )}
    </ResultCard>
  )
}

function Chips({ texts, language, quiet = false }: { texts: readonly string[]; language: LanguageCode; quiet?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <li
          key={text}
          {...textAttributes(language)}
          className={cn(
            'min-w-0 break-words rounded-full px-3 py-1 text-sm',
            quiet ? 'bg-sunken text-soft' : 'bg-accent-wash text-accent-strong',
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}

interface HashtagsEditorProps {
  request: Request
  result: ResultFor<'hashtags'>
  onChange: (result: ResultFor<'hashtags'>) => void
}

/** Free text while it is typed; what counts as a hashtag or a tag in it becomes the set. */
function HashtagsEditor({ request, result, onChange }: HashtagsEditorProps) {
  const [set, setSet] = useState(result.hashtags.join(' '))
  const [tags, setTags] = useState(result.tags?.join(', '))
  return (
    <>
      <EditArea
        label="Hashtags"
        text={set}
        language={request.language}
        onChange={(text) => {
          setSet(text)
          onChange({ ...result, hashtags: [...new Set(hashtagsIn(text))] })
        }}
        first
      />
      {tags !== undefined && (
        <EditArea
          label="Search tags, separated by commas"
          text={tags}
          language={request.language}
          onChange={(text) => {
            setTags(text)
            onChange({ ...result, tags: [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean) })
          }}
        />
      )}
    </>
  )
}
