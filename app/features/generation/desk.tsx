import type { ReactNode } from 'react'
import { initialValues, jobsOf } from '#app/lib/generation/form.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { type KindScreen, topicName } from '#app/lib/generation/screens.ts'
import { UsesLeft, useQuotaMessage } from '#app/lib/generation/uses-left.tsx'
import { iconOf } from '#app/lib/icons.ts'
import { useFeatureUsage } from '#app/lib/session.tsx'
import { GenerateBar } from './form/generate-bar.tsx'
import type { GeneratorForm } from './form/use-generator-form.ts'
import { EmptyResults, GeneratorLayout } from './generator-layout.tsx'
import { RunSlot } from './results/run-slot.tsx'

interface DeskProps {
  /** The generator whose form is filled in. */
  generator: KindScreen
  form: GeneratorForm
  title: string
  /** Absent: the heading stands elsewhere. */
  about?: string
  fields: ReactNode
  /** Topics to start from; none: the place of the results is empty before the first one. */
  examples: readonly string[]
  /** Below the results. */
  after?: ReactNode
}

/** The one screen for writing: a form, and what was written from it. The dashboard and every generator are presets of it. */
export function Desk({ generator, form, title, about, fields, examples, after }: DeskProps) {
  const { action, drawsOn, empty, icon } = generator
  const { screen, values, change, runs, regenerate } = form
  const topic = topicName(generator.fields)
  const jobs = jobsOf(generator, values)
  // Before anything is chosen, the initial values determine the quota.
  const feature = (jobs[0] ?? jobsOf(generator, initialValues(generator.fields))[0])?.feature
  if (!feature) throw new Error(`The form of ${generator.path} has no job`)
  const quota = useQuotaMessage(feature)
  const { used } = useFeatureUsage(feature)
  // Nothing is counted before somebody sets out to write.
  const counts = used > 0 || values[topic] !== '' || quota?.refuses === true
  return (
    <GeneratorLayout
      title={title}
      about={about}
      form={form}
      fields={fields}
      bar={
        <GenerateBar
          action={action(values)}
          busy={form.busy}
          hasResult={form.hasResult}
          ready={!quota?.refuses}
          onStop={form.stop}
          onRenew={form.renew}
          quota={counts ? quota : null}
        >
          {counts && <UsesLeft feature={feature} uses={Math.max(1, jobs.length)} drawsOn={drawsOn} />}
        </GenerateBar>
      }
      empty={
        examples.length > 0 && (
          <EmptyResults
            icon={iconOf(icon)}
            title={empty.title}
            examples={examples}
            onPick={(example) => change({ [topic]: example, from: 'topic' })}
          >
            {empty.hint}
          </EmptyResults>
        )
      }
      results={runs.map((run) => (
        <RunSlot key={run.slot} screen={screen} run={run} title={viewOf(run.kind).head({ ...run.request })} regenerate={regenerate} />
      ))}
      after={after}
    />
  )
}
