import { ArrowRight, Plus, Square } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { commandKey } from '#app/lib/device.ts'
import type { Run } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { useFeatureUsage, usePlan } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Label, Textarea } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { generationMessages, notOnPlan } from '#contract/messages.ts'
import { type TemplateId, templateIds } from '#contract/occasions.ts'
import { detailsMax, languageCodes, languages, topicMax } from '#contract/options.ts'
import { type Feature, featureNames, lowQuotaThreshold } from '#contract/plans.ts'
import { templateExamples, templateNames, templateTopics } from '#contract/template-messages.ts'
import { kinds } from '#kinds/index.ts'
import { RadioChips } from './chips.tsx'
import { composerMessages } from './messages.ts'
import { startersFor } from './starter-messages.ts'
import { useComposer } from './use-composer.ts'

const TemplateFields = lazy(async () => ({ default: (await import('./template-fields.tsx')).TemplateFields }))

/** Draws a run in any state. */
type Result = ComponentType<{ screen: string; run: Run; title: string; regenerate: (run: Run) => void }>

interface ComposerProps {
  /** The key of its texts and its draft. */
  screen: string
  Result: Result
  /** Loads the code of results while a text is being written. */
  fetchResult: () => void
}

const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/** One box for anything: what to write, for which platform, and the text below it. */
export function Composer({ screen, Result, fetchResult }: ComposerProps) {
  const composer = useComposer(screen)
  const { draft, change, error, voice, language, platforms, platform, busy, runs, regenerate, write, stop } = composer
  const t = composerMessages.get()
  const box = useRef<HTMLTextAreaElement>(null)
  const results = useRef<HTMLElement>(null)
  const [detailsOpen, openDetails] = useState(draft.details !== '')
  useEffect(() => {
    if (!busy) return
    fetchResult()
    bringIntoView(results.current)
  }, [busy, fetchResult])

  const starters = startersFor(voice?.trade, language)
  // A starter never replaces what the user typed.
  const showStarters = runs.length === 0 && draft.template === '' && ['', ...starters].includes(draft.topic.trim())

  const submit = () => {
    if (!write()) box.current?.focus()
  }
  return (
    <>
      <form
        noValidate
        aria-label={t.name}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            submit()
          }
          if (event.key === 'Escape' && busy) stop()
        }}
        className="grid grid-cols-1 gap-4 rounded-lg border bg-surface p-4 shadow-sm sm:p-5"
      >
        <TopicBox ref={box} template={draft.template} value={draft.topic} error={error} onChange={(topic) => change({ topic })} />
        <TemplateChips value={draft.template} onChange={(template) => change({ template })} />
        {draft.template && (
          <Suspense>
            <TemplateFields template={draft.template} answers={draft.answers} onChange={(answers) => change({ answers })} />
          </Suspense>
        )}
        {detailsOpen ? (
          <div className="grid gap-1.5">
            <Label htmlFor="composer-details">{t.details}</Label>
            <Textarea
              id="composer-details"
              rows={2}
              maxLength={detailsMax}
              placeholder={t.detailsHint}
              value={draft.details}
              onChange={({ target }) => change({ details: target.value })}
              className="field-sizing-content max-h-60 min-h-17"
            />
          </div>
        ) : (
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => openDetails(true)}>
            <Plus aria-hidden />
            {t.addDetails}
          </Button>
        )}
        <div className="grid gap-3 border-t pt-4">
          <RadioChips
            inline
            legend={t.kinds}
            chips={composer.kinds.map(({ value, locked }) => ({ value, label: kinds[value].label, locked }))}
            value={draft.kind}
            onValueChange={(kind) => change({ kind })}
          />
          {platforms.length > 0 && (
            <RadioChips
              inline
              legend={t.platforms}
              chips={platforms}
              value={platform}
              onValueChange={(value) => change({ platform: value })}
            />
          )}
        </div>
        <Refusal feature={composer.feature} locked={composer.locked} path={composer.target.path} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
          <Select
            aria-label={t.language}
            options={languageOptions}
            value={language}
            onValueChange={(value) => change({ language: value })}
            className="w-36"
          />
          <Button variant="ghost" onClick={composer.openGenerator}>
            {t.moreOptions}
          </Button>
          <Cost feature={composer.feature} />
          <div className="flex items-center gap-2 max-sm:w-full sm:ms-auto">
            <span aria-hidden className="text-soft text-xs touch:hidden">
              {t.keys({ key: commandKey() })}
            </span>
            {busy && (
              <Button variant="secondary" size="lg" onClick={stop}>
                <Square aria-hidden className="fill-current" />
                {t.stop}
              </Button>
            )}
            <WriteButton busy={busy} feature={composer.feature} />
          </div>
        </div>
      </form>
      <section ref={results} aria-label={t.results} className={cn('grid grid-cols-1 gap-4', runs.length > 0 && 'mt-6 scroll-mt-20')}>
        <p role="status" className="sr-only">
          {busy ? t.writing : ''}
        </p>
        {runs.map((run) => (
          <Suspense key={run.slot}>
            <Result screen={screen} run={run} title={viewOf(run.kind).head({ ...run.request })} regenerate={regenerate} />
          </Suspense>
        ))}
      </section>
      {showStarters && (
        <Starters
          starters={starters}
          onPick={(topic) => {
            change({ topic })
            box.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** Scrolls to the results unless their beginning is visible. */
function bringIntoView(element: HTMLElement | null): void {
  const top = element?.getBoundingClientRect().top ?? 0
  if (top > innerHeight * 0.7 || top < 0) element?.scrollIntoView({ block: 'start' })
}

interface TopicBoxProps {
  ref: React.RefObject<HTMLTextAreaElement | null>
  template: TemplateId | ''
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function TopicBox({ ref, template, value, error, onChange }: TopicBoxProps) {
  const t = composerMessages.get()
  return (
    <div className="grid gap-2">
      <label htmlFor="composer-topic" className="font-serif text-2xl">
        {template ? templateTopics.get()[template] : t.question}
      </label>
      <Textarea
        ref={ref}
        id="composer-topic"
        name="topic"
        rows={2}
        maxLength={topicMax}
        placeholder={template ? templateExamples.get()[template] : t.placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(error && { 'aria-invalid': true, 'aria-describedby': 'composer-topic-error' })}
        className="field-sizing-content max-h-80 min-h-20 text-base"
      />
      {error && (
        <p id="composer-topic-error" role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

function TemplateChips({ value, onChange }: { value: TemplateId | ''; onChange: (value: TemplateId | '') => void }) {
  const t = composerMessages.get()
  const names = templateNames.get()
  return (
    <RadioChips
      inline
      legend={t.startFrom}
      chips={[{ value: '', label: t.noTemplate }, ...templateIds.map((id) => ({ value: id, label: names[id] }))]}
      value={value}
      onValueChange={onChange}
    />
  )
}

/** Why the plan does not allow it, an example of what it would write, and the way to it. */
function Refusal({ feature, locked, path }: { feature: Feature; locked: boolean; path: string }) {
  const { allowance, known } = useFeatureUsage(feature)
  const { plan } = usePlan()
  const t = composerMessages.get()
  if (!known || allowance === 'allowed') return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-warn-wash px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-64">{locked ? notOnPlan(plan) : generationMessages.get().limitReached}</p>
      <UpgradeLink />
      {locked && (
        <Link to={path} className="inline-flex min-h-6 items-center gap-1 font-medium text-accent touch:min-h-11">
          {t.example}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  )
}

/** What a press takes of the month's quota. */
function Cost({ feature }: { feature: Feature }) {
  const { limit, remaining, allowance, known } = useFeatureUsage(feature)
  const t = composerMessages.get()
  if (!known || allowance !== 'allowed') return null
  if (limit === null) return <span className="text-soft text-xs">{t.unlimited}</span>
  return (
    <span className="grid text-soft text-xs">
      <span>{t.uses({ requests: featureNames[feature].requests(1), left: remaining })}</span>
      {remaining < lowQuotaThreshold && <span className="text-warn">{generationMessages.get().usesRemaining({ uses: remaining })}</span>}
    </span>
  )
}

function WriteButton({ busy, feature }: { busy: boolean; feature: Feature }) {
  const { allowance, known } = useFeatureUsage(feature)
  const t = composerMessages.get()
  return (
    <Button type="submit" size="lg" aria-disabled={busy || (known && allowance !== 'allowed')} className="min-w-32 max-sm:flex-1">
      {busy && <Spinner />}
      {busy ? t.writing : t.write}
    </Button>
  )
}

/** Topics to start from: a press fills the box and starts nothing. */
function Starters({ starters, onPick }: { starters: readonly string[]; onPick: (topic: string) => void }): ReactNode {
  return (
    <section className="mt-4 grid gap-2">
      <h2 className="font-normal font-sans text-soft text-sm tracking-normal">{composerMessages.get().starters}</h2>
      <ul className="grid gap-2 sm:grid-cols-3">
        {starters.map((starter) => (
          <li key={starter} className="grid">
            <Button
              variant="secondary"
              dir="auto"
              className="h-auto justify-start whitespace-normal py-2.5 text-start font-normal"
              onClick={() => onPick(starter)}
            >
              {starter}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
