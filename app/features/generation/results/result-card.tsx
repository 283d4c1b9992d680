import { Lightbulb } from 'lucide-react'
import { lazy, use } from 'react'
import { CopiedContext } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { openFlags } from '#app/lib/generation/open-flags.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { ResultNotes } from '#app/lib/result-notes/result-notes.tsx'
import { MessagePlace } from '#app/lib/say.tsx'
import { UsedPoints } from '#app/lib/sources/used-points.tsx'
import { useEditReports } from '#app/lib/voices/edit-reports.ts'
import { cn } from '#app/ui/cn.ts'
import { formText, knownArranged } from '#contract/arranged-messages.ts'
import type { Slide } from '#contract/carousel.ts'
import type { AnyResult } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { quotedPassages } from '#contract/result-note-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import type { Block } from '#contract/view.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import { withPassages } from './added-passages.ts'
import { Additions } from './additions.tsx'
import { Answers } from './answers.tsx'
import { AskCard } from './ask-card.tsx'
import { flagMessages } from './card-messages.ts'
import { Drawn } from './drawing.tsx'
import { factsIn, withMissing } from './facts-in.ts'
import { Flags } from './flags.tsx'
import { Gauges } from './gauges.tsx'
import { Items } from './items.tsx'
import { leadMessages } from './leads/messages.ts'
import { LeadsOn } from './leads-on.tsx'
import { factsInMessages, resultMessages } from './messages.ts'
import { Paper, StopButton } from './paper.tsx'
import { VoiceContext } from './preview/parts.tsx'
import { PictureContext } from './preview/picture-context.ts'
import { RichText } from './preview/rich-text.tsx'
import { DraftSteps } from './rewrite-tools.tsx'
import { RuleSuggestion } from './rule-suggestion.tsx'
import { EditingContext } from './text-editor.tsx'
import { ToolBar } from './tool-bar.tsx'
import { useEditing } from './use-editing.ts'
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
  const { gauges, blocks = [], items, layouts } = view.show({ ...request }, { ...result })
  const { language, voice } = request
  return (
    <VoiceContext value={voice}>
      <Paper
        title={view.head({ ...request }, { ...result })}
        steps={<StopButton screen={screen} runKey={runKey} />}
        aside={<Gauges gauges={gauges} />}
      >
        {numbered(blocks).map(({ item: { drawing }, place }) => (
          <Drawn key={`${place}${drawing.as}`} drawing={drawing} language={language} />
        ))}
        {items && <Items items={items} layouts={layouts} language={language} />}
        <LiveVersions request={request} result={result} />
      </Paper>
    </VoiceContext>
  )
}

/** Whether a screen has one result only. */
const isAlone = (screen: string): boolean => generations.runs(screen).length === 1

interface ResultCardProps {
  screen: string
  run: WrittenRun
  onRegenerate: () => void
}

const PictureInPreview = lazy(() => import('./picture/picture-in-preview.tsx'))

/** A finished result of any kind, with its tools. What they come to is said in the card. */
export function ResultCard(props: ResultCardProps) {
  const { screen, run } = props
  const { kind, request, result } = run
  const reportEdit = useEditReports(screen, run)
  const tellOuter = use(CopiedContext)
  if (result.ask) return <AskCard screen={screen} run={run} title={viewOf(kind).head({ ...request }, { ...result })} ask={result.ask} />
  const tellCopied = () => {
    generations.markCopied(screen, run.key)
    reportEdit()
    tellOuter()
  }
  return (
    <MessagePlace>
      <CopiedContext value={tellCopied}>
        <VoiceContext value={request.voice}>
          <PictureContext value={(placeholder) => <PictureInPreview id={run.id} placeholder={placeholder} />}>
            <Card {...props} onCopy={tellCopied} />
          </PictureContext>
        </VoiceContext>
      </CopiedContext>
    </MessagePlace>
  )
}

function Card({ screen, run, onRegenerate, onCopy }: ResultCardProps & { onCopy: () => void }) {
  const { kind, request, result, original, about, kept = [] } = run
  const { language } = request
  const view = viewOf(kind)
  const shown = view.show({ ...request }, { ...result })
  const text = kindOf(kind).text({ ...result })
  const facts = factsIn({ ...result, original: kindOf(kind).text({ ...original }), text })
  const flags = withMissing(openFlags(run), facts, kept)
  const { editing, select, put, restore } = useEditing(screen, run, shown, quotedPassages(flags))
  const [block] = shown.blocks ?? []
  const body = block?.drawing.as === 'chips' ? undefined : block?.fields.at(-1)
  const why = shown.why ?? (kind === 'post' ? formText(knownArranged(result.arranged)) : '')
  // A rewrite, one of several versions and a text from a source are not arranged again.
  const open = request.rewrite || request.source || run.alternatives ? undefined : result.arranged?.open
  const edited = isEdited(run)
  const onAdd =
    body &&
    (({ quotes }: CheckNote) => {
      const added = quotes.join('\n')
      put(body, withPassages(body.text, added), added)
    })
  return (
    <Paper
      title={view.head({ ...request }, { ...result })}
      steps={
        <>
          <FactsIn {...facts} />
          <DraftSteps screen={screen} run={run} />
        </>
      }
      about={about && (result.arranged ? leadMessages.aboutArranged : leadMessages.about)({ about })}
      aside={<Gauges gauges={shown.gauges} />}
      alone={isAlone(screen)}
      onCopy={() => isWhole(document.getSelection()?.toString() ?? '', text) && onCopy()}
      tools={
        <>
          <ToolBar
            screen={screen}
            run={run}
            shown={shown}
            model={editing.model}
            onRestore={edited ? restore : undefined}
            onRegenerate={onRegenerate}
            alone={isAlone(screen)}
          />
          <LeadsOn screen={screen} run={run} to={shown.leadsTo} />
        </>
      }
      warnings={
        flags.length === 0
          ? undefined
          : {
              title: flagMessages.title(flags.length),
              box: (
                <Flags
                  screen={screen}
                  run={run}
                  flags={flags}
                  onEdit={({ quotes: [passage = ''], field }) => select(passage, field)}
                  onAdd={onAdd}
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
          {why && !edited && <WhyBlock text={why} language={shown.why ? language : undefined} />}
        </>
      }
    >
      <EditingContext value={editing}>
        <VersionFrame screen={screen} run={run}>
          {numbered(shown.blocks ?? []).map(({ item, place }) => (
            <BlockBody key={place} block={item} language={language} screen={screen} run={run} />
          ))}
          {shown.items && <Items items={shown.items} layouts={shown.layouts} language={language} written={{ screen, run }} />}
        </VersionFrame>
      </EditingContext>
      {shown.warnings?.map((warning) => (
        <p key={warning} className="text-bad text-sm">
          {warning}
        </p>
      ))}
    </Paper>
  )
}

/** Whether nearly all of a text was selected: a few words that are copied are not what is posted. */
const isWhole = (selected: string, text: string): boolean => selected.trim().length >= 0.9 * text.trim().length

/** How many of the given facts the text has. Those that it lacks are among the notes, each with its Fix. */
function FactsIn({ found, missing }: ReturnType<typeof factsIn>) {
  const all = found.length + missing.length
  const t = factsInMessages
  if (all === 0) return null
  return (
    <p className={cn('ms-auto text-xs tabular-nums', missing.length > 0 ? 'font-medium text-warn' : 'text-soft')}>
      {missing.length > 0 ? t.line({ found: found.length, all }) : t.all}
      {missing.length > 0 && <span className="sr-only">. {t.missing({ facts: missing.join(', ') })}</span>}
    </p>
  )
}

interface BlockBodyProps {
  block: Block<AnyResult>
  language: LanguageCode
  screen: string
  run: WrittenRun
}

/** A block of a result; its figures are next to its heading. */
function BlockBody({ block: { heading, gauges, drawing, fields, withSlides }, language, screen, run }: BlockBodyProps) {
  const onSlides = (slides: readonly Slide[]) =>
    withSlides && generations.revise(screen, run.key, withSlides(slides) as WrittenRun['result'])
  const body = <Drawn drawing={drawing} language={language} fields={fields} slides={withSlides && { id: run.id, onSlides }} />
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
    <details className="rounded-md bg-sunken px-4 py-2 text-sm">
      <summary className="py-1 touch:py-3">
        <Lightbulb aria-hidden className="mx-1 inline size-4 text-accent" />
        <h3 className="inline font-medium font-sans text-sm tracking-normal">{resultMessages.why}</h3>
      </summary>
      {language ? <RichText text={text} language={language} className="text-soft" /> : <p className="text-soft">{text}</p>}
    </details>
  )
}
