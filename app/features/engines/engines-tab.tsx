import { TriangleAlert } from 'lucide-react'
import type { EngineSettings } from '#api/engines.ts'
import { formatMoment } from '#app/lib/format.ts'
import { FreshSignIn } from '#app/lib/fresh-sign-in.tsx'
import { Section } from '#app/lib/section.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { engineSettingsMessages, testMessages } from '#contract/engine-settings-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { AccessList } from './access-list.tsx'
import { useSettings, useTest } from './calls.ts'
import { EngineChooser } from './engine-chooser.tsx'
import { TestResult, TestRunning } from './engine-test.tsx'
import { Fallbacks } from './fallbacks.tsx'
import { BudgetsForm, PricesForm } from './limits.tsx'
import { LocalFiles } from './local-files.tsx'
import { engineName } from './names.ts'
import { CallError, FixedNote, Problem, ReadFailed, Unfold } from './parts.tsx'
import { TryOutForm } from './try-out-form.tsx'

const words = engineSettingsMessages

/** What writes, and everything that belongs to it. */
export function EnginesTab() {
  return (
    <FreshSignIn>
      <Settings />
    </FreshSignIn>
  )
}

function Settings() {
  const { data: settings, isPending, error, refetch } = useSettings()
  if (isPending) return <ListSkeleton label={siteMessages.loading} row="h-40" className="gap-4" />
  if (!settings) return <ReadFailed error={error} message={words.loadFailed} retry={() => void refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Section title={words.engineTitle} text={words.engine} status={<EngineBadge settings={settings} />}>
        <EngineInUse settings={settings} />
      </Section>
      <Section title={words.fallbacksTitle} text={words.fallbacks}>
        <Fallbacks settings={settings} />
      </Section>
      <Section title={words.tryOutTitle} text={words.tryOut}>
        <TryOutForm settings={settings} />
      </Section>
      <Section title={words.accessTitle} text={words.access}>
        <AccessList settings={settings} />
      </Section>
      <Section title={words.localModelTitle} text={words.localModel}>
        <LocalFiles engine={settings.engine} />
      </Section>
      <Section title={words.pricesTitle} text={words.prices}>
        <PricesForm settings={settings} />
      </Section>
      <Section title={words.budgetsTitle} text={words.budgets}>
        <BudgetsForm settings={settings} />
      </Section>
    </div>
  )
}

function EngineBadge({ settings: { engine, problem } }: { settings: EngineSettings }) {
  if (problem) return <Badge tone="bad">{words.cannotWrite}</Badge>
  return engine ? <Badge tone="good">{words.connected}</Badge> : <Badge>{words.noModel}</Badge>
}

/** How the model failed last; it may have written since. */
function LastProblem({ problem: { message, hint, hour } }: { problem: NonNullable<EngineSettings['last_problem']> }) {
  return (
    <p className="flex gap-2.5 rounded-md border border-warn/40 bg-warn-wash px-3 py-2.5 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {words.lastProblem({ when: formatMoment(hour), message: `${message} ${hint}` })}
      </span>
    </p>
  )
}

function EngineInUse({ settings }: { settings: EngineSettings }) {
  const { engine, fixed, problem, last_problem } = settings
  const test = useTest()
  const testButton = engine && (
    <Button variant="secondary" aria-disabled={test.isPending} onClick={() => !test.isPending && test.mutate({ engine })}>
      {words.test}
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="font-medium [overflow-wrap:anywhere]">{engineName(engine)}</p>
      {!engine && <p className="-mt-2 text-soft text-sm">{words.builtInWhy}</p>}
      {problem && <Problem problem={problem} />}
      {!problem && last_problem && <LastProblem problem={last_problem} />}
      {fixed.engine && <FixedNote variables={['AI_MODEL']} />}
      {test.isPending && engine && <TestRunning model={engine.model} waiting={test.waiting} isLocal={engine.provider === 'local'} />}
      {test.data && !test.isPending && <TestResult tested={test.data} withTokens />}
      <CallError error={test.error} fallback={testMessages.failed} />
      {fixed.engine ? (
        <div>{testButton}</div>
      ) : (
        <Unfold variant="primary" label={engine ? words.change : words.chooseModel} aside={testButton}>
          {(close) => <EngineChooser settings={settings} onDone={close} />}
        </Unfold>
      )}
    </div>
  )
}
