import { Lightbulb } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CopiedContext } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { ResultNotes } from '#app/lib/result-notes/result-notes.tsx'
import { MessagePlace } from '#app/lib/say.tsx'
import { UsedPoints } from '#app/lib/sources/used-points.tsx'
import { useEditReports } from '#app/lib/voices/edit-reports.ts'
import { formText, knownArranged } from '#contract/arranged-messages.ts'
import type { AnyResult } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { flagKey, flagsOf, knownChecks, openChecks, quotedPassages } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import type { Block } from '#contract/view.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import { withPassages } from './added-passages.ts'
import { Additions } from './additions.tsx'
import { Answers } from './answers.tsx'
import { AskCard } from './ask-card.tsx'
import { flagMessages } from './card-messages.ts'
import { Drawn } from './drawing.tsx'
import { EditFields, type Selection } from './edit-fields.tsx'
import { Flags } from './flags.tsx'
import { Gauges } from './gauges.tsx'
import { Items } from './items.tsx'
import { LeadsOn } from './leads-on.tsx'
import { resultMessages } from './messages.ts'
import { Paper, StopButton } from './paper.tsx'
import { QuotedPassages } from './preview/quoted.tsx'
import { RichText } from './preview/rich-text.tsx'
import { RuleSuggestion } from './rule-suggestion.tsx'
import { ToolBar } from './tool-bar.tsx'
import { LiveVersions, VersionFrame } from './versions/version-frame.tsx'

interface LiveCardProps {
  screen: string
  /** The key of its run. */
  runKey: string
  kind: KindName
  request: RequestOf<KindName>
  /** The result so far. */
  result: ResultOf<KindName>
}

/** A result of any kind that is being written. */
export function LiveCard({ screen, runKey, kind, request, result }: LiveCardProps) {
  const view = viewOf(kind)
  const { blocks = [], items, layouts } = view.show({ ...request }, { ...result })
  const { language } = request
  return (
    <Paper title={view.head({ ...request }, { ...result })} aside={<StopButton screen={screen} runKey={runKey} />}>
      {numbered(blocks).map(({ item: { drawing }, place }) => (
        <Drawn key={`${place}${drawing.as}`} drawing={drawing} language={language} live />
      ))}
      {items && <Items items={items} layouts={layouts} language={language} />}
      <LiveVersions request={request} result={result} />
    </Paper>
  )
}

interface ResultCardProps {
  screen: string
  run: WrittenRun
  onRegenerate: () => void
}

/** A finished result of any kind, with its tools. What they come to is said in the card. */
export function ResultCard(props: ResultCardProps) {
  const { screen, run } = props
  const { kind, request, result } = run
  const reportEdit = useEditReports(screen, run)
  if (result.ask) return <AskCard screen={screen} run={run} title={viewOf(kind).head({ ...request }, { ...result })} ask={result.ask} />
  return (
    <MessagePlace>
      <CopiedContext value={reportEdit}>
        <Card {...props} onCopy={reportEdit} />
      </CopiedContext>
    </MessagePlace>
  )
}

function Card({ screen, run, onRegenerate, onCopy }: ResultCardProps & { onCopy: () => void }) {
  const [editing, setEditing] = useState(false)
  const [selection, setSelection] = useState<Selection | null>(null)
  const { kind, request, result } = run
  const { language } = request
  const view = viewOf(kind)
  const shown = view.show({ ...request }, { ...result })
  const flags = openFlags(run)
  const revise = (changed: AnyResult) => generations.revise(screen, run.key, changed as WrittenRun['result'])
  const edit = (passage: string, field: string) => {
    setSelection({ passage, field })
    setEditing(true)
  }
  const body = shown.blocks?.[0]?.fields.at(-1)
  const why = shown.why ?? (kind === 'post' ? formText(knownArranged(result.arranged)) : '')
  // A rewrite, one of several versions and a text from a source are not arranged again.
  const open = request.rewrite || request.source || run.alternatives ? undefined : result.arranged?.open
  const add = ({ quotes, field }: CheckNote) => {
    const added = quotes.join('\n')
    if (body) revise(body.write(withPassages(body.text, added)))
    edit(added, field)
  }
  return (
    <Paper
      title={view.head({ ...request }, { ...result })}
      aside={<Gauges gauges={shown.gauges} className="basis-full" />}
      onCopy={onCopy}
      tools={
        <>
          <ToolBar
            screen={screen}
            run={run}
            shown={shown}
            editing={editing}
            onEdit={() => {
              setSelection(null)
              setEditing(!editing)
            }}
            onRegenerate={onRegenerate}
          />
          <LeadsOn screen={screen} run={run} to={shown.leadsTo} />
        </>
      }
      warnings={
        flags.length === 0
          ? undefined
          : {
              title: flagMessages.get().title(flags.length),
              box: (
                <Flags
                  screen={screen}
                  run={run}
                  flags={flags}
                  onEdit={({ quotes: [passage = ''], field }) => edit(passage, field)}
                  onAdd={body && shown.blocks?.[0]?.drawing.as !== 'chips' ? add : undefined}
                  onRegenerate={onRegenerate}
                />
              ),
            }
      }
      notes={
        <>
          <RuleSuggestion screen={screen} slot={run.slot} />
          <ResultNotes request={{ ...request }} arranged={result.arranged} checks={[]} />
          {open && (open.length > 0 || request.facts) && <Answers key={run.key} screen={screen} run={run} open={open} />}
          {result.addBeforePosting?.length ? <Additions screen={screen} run={run} additions={result.addBeforePosting} /> : null}
          {request.source && result.usedPoints && result.usedPoints.length > 0 && (
            <UsedPoints source={request.source.id} points={result.usedPoints} />
          )}
          {why && !isEdited(run) && <WhyBlock text={why} language={shown.why ? language : undefined} />}
        </>
      }
    >
      <VersionFrame screen={screen} run={run}>
        <QuotedPassages value={quotedPassages(flags)}>
          {numbered(shown.blocks ?? []).map(({ item: block, place }) => (
            <BlockBody
              key={place}
              block={block}
              language={language}
              editor={
                editing && (
                  <EditFields
                    key={`${run.key}${place}`}
                    fields={block.fields}
                    language={language}
                    onChange={revise}
                    first={place === 1}
                    selection={selection}
                  />
                )
              }
            />
          ))}
          {shown.items && (
            <Items items={shown.items} layouts={shown.layouts} language={language} written={{ screen, run, editing, selection }} />
          )}
        </QuotedPassages>
      </VersionFrame>
      {shown.warnings?.map((warning) => (
        <p key={warning} className="text-bad text-sm">
          {warning}
        </p>
      ))}
    </Paper>
  )
}

/** What the checks found and the user has neither fixed nor kept. */
export function openFlags({ kind, original, result, kept = [] }: WrittenRun): readonly CheckNote[] {
  const { text } = kindOf(kind)
  const flags = flagsOf(openChecks(knownChecks(result.checks), text({ ...original }), text({ ...result })))
  return flags.filter((flag) => !kept.includes(flagKey(flag)))
}

interface BlockBodyProps {
  block: Block<AnyResult>
  language: LanguageCode
  /** The open editor, in place of the text. */
  editor: ReactNode
}

/** A block of a result; its figures are next to its heading. */
function BlockBody({ block: { heading, gauges, drawing }, language, editor }: BlockBodyProps) {
  const body = <Drawn drawing={drawing} language={language} editor={editor} />
  if (!heading) return body
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-medium font-sans text-sm tracking-normal">{heading}</h3>
        <Gauges gauges={gauges} />
      </div>
      {body}
    </section>
  )
}

/** The engine's explanation of the text. It is never copied, saved or counted with the text. */
function WhyBlock({ text, language }: { text: string; language: LanguageCode | undefined }) {
  return (
    <section className="rounded-md bg-sunken px-4 py-3 text-sm">
      <h3 className="mb-1 flex items-center gap-2 font-medium font-sans text-sm tracking-normal">
        <Lightbulb aria-hidden className="size-4 text-accent" />
        {resultMessages.get().why}
      </h3>
      {language ? <RichText text={text} language={language} className="text-soft" /> : <p className="text-soft">{text}</p>}
    </section>
  )
}
