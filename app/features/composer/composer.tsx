import { Plus } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { OutcomeLine } from '#app/lib/generation/outcome-line.tsx'
import type { Run } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { useStopKey } from '#app/lib/generation/stop-key.ts'
import { Questions } from '#app/lib/given/questions.tsx'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { MessagePlace } from '#app/lib/say.tsx'
import { choiceIn, isFromSource } from '#app/lib/sources/source-choice.ts'
import { SourceSwitch } from '#app/lib/sources/source-switch.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioChips } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'
import { Label, Textarea } from '#app/ui/field.tsx'
import { keepFocus, useKeptFocus } from '#app/ui/keep-focus.ts'
import { givenMessages } from '#contract/messages.ts'
import { detailsMax } from '#contract/options.ts'
import { kinds } from '#kinds/index.ts'
import { ComposerBar } from './composer-bar.tsx'
import { composerMessages } from './messages.ts'
import { startersFor } from './starter-messages.ts'
import { Starters } from './starters.tsx'
import { TopicBox } from './topic-box.tsx'
import { type ComposerState, useComposer } from './use-composer.ts'

/** Draws a run in any state. */
type Result = ComponentType<{ screen: string; run: Run; title: string; regenerate: (run: Run) => void }>

interface ComposerProps {
  /** The key of its texts and its draft. */
  screen: string
  Result: Result
  /** Loads the code of results while a text is being written. */
  fetchResult: () => void
}

/** One box for anything: what to write, for which platform, and the text below it. What a press came to is said beside its button. */
export const Composer = (props: ComposerProps) => (
  <MessagePlace>
    <Body {...props} />
  </MessagePlace>
)

function Body({ screen, Result, fetchResult }: ComposerProps) {
  const composer = useComposer(screen)
  const { draft, change, voice, language, busy, runs, regenerate, write, stop } = composer
  const t = composerMessages.get()
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!busy) return
    fetchResult()
    bringIntoView(results.current)
    keepFocus(results.current)
  }, [busy, fetchResult])
  useKeptFocus(results, runs.length)
  useStopKey({ stop, busy })

  const starters = startersFor(voice?.trade, language)
  const isSource = isFromSource(draft)
  const hasPoints = (choiceIn(draft.source)?.points.length ?? 0) > 0
  // A starter never replaces what the user typed.
  const showStarters = !isSource && runs.length === 0 && ['', ...starters].includes(draft.topic.trim())

  const submit = () => {
    if (write()) return
    const field = box.current ?? form.current?.querySelector<HTMLElement>('[name="source"], [name="topic"]')
    field?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={t.name}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={onKeyDown}
        className="grid grid-cols-1 gap-4 rounded-lg border bg-surface p-4 shadow-sm sm:p-5"
      >
        <SourceSwitch
          isOn={isSource}
          onSwitch={(from) => change({ from })}
          value={draft.source}
          title={draft.topic}
          error={hasPoints ? undefined : composer.error}
          titleError={hasPoints ? composer.error : undefined}
          onChange={({ source, title }) =>
            change({ ...(source !== undefined && { source }), ...(title !== undefined && { topic: title }) })
          }
        >
          <TopicBox
            ref={box}
            value={draft.topic}
            error={composer.error}
            onChange={(topic) => change({ topic, ...(!topic.trim() && { occasion: '' }) })}
          />
        </SourceSwitch>
        <GivenFields composer={composer} />
        <Targets composer={composer} />
        <ComposerBar composer={composer} />
      </form>
      <section
        ref={results}
        aria-label={t.results}
        tabIndex={-1}
        className={cn('grid grid-cols-1 gap-4 outline-none', runs.length > 0 && 'mt-6 scroll-mt-20')}
      >
        <p role="status" className="sr-only">
          {busy ? t.writing : ''}
        </p>
        <OutcomeLine screen={screen} busy={busy} />
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

/** The questions of the topic's occasion, and the details, which are opened on demand. */
function GivenFields({ composer: { draft, change, language } }: { composer: ComposerState }) {
  const [opened, setOpened] = useState(false)
  const [t, given] = [composerMessages.get(), givenMessages.get()]
  return (
    <>
      {!isFromSource(draft) && <Questions topic={draft.topic} given={draft} language={language} onChange={change} />}
      {opened || draft.details ? (
        <div className="grid gap-1.5">
          <Label htmlFor="composer-details">{given.details}</Label>
          <Textarea
            id="composer-details"
            name="details"
            rows={2}
            maxLength={detailsMax}
            placeholder={given.detailsHint}
            value={draft.details}
            onChange={({ target }) => {
              setOpened(true)
              change({ details: target.value })
            }}
            className="field-sizing-content max-h-60 min-h-17"
          />
        </div>
      ) : (
        <Button variant="ghost" size="sm" className="-ms-3 justify-self-start" onClick={() => setOpened(true)}>
          <Plus aria-hidden />
          {t.addDetails}
        </Button>
      )}
    </>
  )
}

/** What to write, and for which platform; what the plan lacks can be chosen, too, to see what it would write. */
function Targets({ composer: { draft, change, kinds: offered, platforms, platform } }: { composer: ComposerState }) {
  const t = composerMessages.get()
  return (
    <div className="grid gap-3 border-t pt-4">
      <RadioChips
        inline
        legend={t.kinds}
        choices={offered.map(({ value, locked }) => ({ value, label: <LockedLabel label={kinds[value].label} locked={locked} /> }))}
        value={draft.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {platforms.length > 0 && (
        <RadioChips
          inline
          legend={t.platforms}
          choices={platforms.map(({ value, label, locked }) => ({ value, label: <LockedLabel label={label} locked={locked} /> }))}
          value={platform}
          onValueChange={(value) => change({ platform: value })}
        />
      )}
    </div>
  )
}
