import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { messages } from '#contract/messages.ts'
import type { WritingSettings } from '#contract/writing-calls.ts'
import { writingMessages } from '#contract/writing-messages.ts'
import { AccessList } from './access-list.tsx'
import { useSettings, useTest } from './calls.ts'
import { EngineChooser } from './engine-chooser.tsx'
import { TestResult, TestRunning } from './engine-test.tsx'
import { Fallbacks } from './fallbacks.tsx'
import { FreshSignIn } from './fresh-sign-in.tsx'
import { BudgetsForm, PricesForm } from './limits.tsx'
import { LocalFiles } from './local-files.tsx'
import { engineName } from './names.ts'
import { CallError, FixedNote, Problem, ReadFailed } from './parts.tsx'
import { TryOutForm } from './try-out-form.tsx'

const words = writingMessages

/** What writes, and everything that belongs to it. */
export function WritingTab() {
  return (
    <FreshSignIn>
      <Settings />
    </FreshSignIn>
  )
}

function Settings() {
  const { data: settings, isPending, error, refetch } = useSettings()
  if (isPending) return <ListSkeleton label={messages.site.loading} row="h-40" className="gap-4" />
  if (!settings) return <ReadFailed error={error} message={words.loadFailed} retry={() => void refetch()} />
  const { fixed } = settings
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SettingsSection title="What writes" text={words.engine} status={<EngineBadge settings={settings} />}>
        <EngineInUse settings={settings} />
      </SettingsSection>
      <SettingsSection title="Fallbacks" text={words.fallbacks}>
        {fixed.engine && <FixedNote variables="AI_FALLBACK_MODELS" />}
        <Fallbacks settings={settings} />
      </SettingsSection>
      <SettingsSection title="Try-out on the home page" text={words.tryOut}>
        <TryOutForm settings={settings} />
      </SettingsSection>
      <SettingsSection title="Providers" text={words.access}>
        <AccessList settings={settings} />
      </SettingsSection>
      <SettingsSection title="Models on this computer" text={words.localModel}>
        <LocalFiles />
      </SettingsSection>
      <SettingsSection title="Prices" text={words.prices}>
        {fixed.prices && <FixedNote variables="AI_PRICE_INPUT and AI_PRICE_OUTPUT" />}
        <PricesForm settings={settings} />
      </SettingsSection>
      <SettingsSection title="Budgets" text={words.budgets}>
        {fixed.budgets && <FixedNote variables="AI_DAILY_TOKENS_PER_USER, AI_DAILY_TOKENS and AI_MAX_OUTPUT_TOKENS" />}
        <BudgetsForm settings={settings} />
      </SettingsSection>
    </div>
  )
}

function EngineBadge({ settings: { engine, problem } }: { settings: WritingSettings }) {
  if (problem) return <Badge tone="bad">Cannot write</Badge>
  return engine ? <Badge tone="good">Connected</Badge> : <Badge>No model</Badge>
}

function EngineInUse({ settings }: { settings: WritingSettings }) {
  const { engine, fixed, problem } = settings
  const [choosing, setChoosing] = useState(false)
  const test = useTest()
  if (choosing)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <EngineChooser settings={settings} laterLabel={words.builtIn} onDone={() => setChoosing(false)} />
        <Button variant="ghost" className="justify-self-start" onClick={() => setChoosing(false)}>
          Close
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="font-medium [overflow-wrap:anywhere]">{engineName(engine)}</p>
      {!engine && <p className="-mt-2 text-soft text-sm">{words.builtInWhy}</p>}
      {problem && <Problem problem={problem} />}
      {fixed.engine && <FixedNote variables="AI_MODEL" />}
      <div className="flex flex-wrap gap-2">
        {!fixed.engine && <Button onClick={() => setChoosing(true)}>{engine ? 'Change' : 'Choose a model'}</Button>}
        {engine && (
          <Button variant="secondary" aria-disabled={test.isPending} onClick={() => !test.isPending && test.mutate({ engine })}>
            Test
          </Button>
        )}
      </div>
      {test.isPending && engine && <TestRunning model={engine.model} isLocal={engine.provider === 'local'} />}
      {test.data && !test.isPending && <TestResult tested={test.data} />}
      <CallError error={test.error} fallback={words.test.failed} />
    </div>
  )
}
