import { initialValues, jobsOf } from '#app/lib/generation/form.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { screenAt, topicName, useScreenKey } from '#app/lib/generation/screens.ts'
import { FewUsesLeft, UsesLeft } from '#app/lib/generation/uses-left.tsx'
import { iconOf } from '#app/lib/icons.ts'
import { useFeatureUsage } from '#app/lib/session.tsx'
import { FormFields } from './form/form-fields.tsx'
import { GenerateBar, Refused } from './form/generate-bar.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'
import { EmptyResults, GeneratorLayout } from './generator-layout.tsx'
import { RunSlot } from './results/run-slot.tsx'

/** The generator screen of a path, of any kind. */
export function GeneratorScreen({ path }: { path: string }) {
  const screen = useScreenKey(path)
  return <Generator key={screen} screen={screen} path={path} />
}

function Generator({ screen, path }: { screen: string; path: string }) {
  const generator = screenAt(path)
  const { kind, fields, title, about, icon, action, drawsOn, empty } = generator
  const form = useGeneratorForm({ screen, fields, jobs: (values) => jobsOf(generator, values) })
  const { values, change, runs, regenerate } = form
  const jobs = jobsOf(generator, values)
  // Before anything is chosen, the initial values determine the quota.
  const feature = (jobs[0] ?? jobsOf(generator, initialValues(fields))[0])?.feature
  if (!feature) throw new Error(`The form of ${path} has no job`)
  const { allowance, known } = useFeatureUsage(feature)
  return (
    <GeneratorLayout
      title={title}
      about={about}
      form={form}
      fields={
        <>
          <Refused feature={feature} />
          <FormFields fields={fields} form={form} />
        </>
      }
      bar={
        <GenerateBar
          action={action(values)}
          busy={form.busy}
          ready={!known || allowance === 'allowed'}
          onStop={form.stop}
          above={<FewUsesLeft feature={feature} />}
        >
          <UsesLeft feature={feature} uses={Math.max(1, jobs.length)} drawsOn={drawsOn} />
        </GenerateBar>
      }
      empty={
        <EmptyResults
          icon={iconOf(icon)}
          title={empty.title}
          examples={empty.examples}
          onPick={(topic) => change({ [topicName(fields)]: topic })}
        >
          {empty.hint}
        </EmptyResults>
      }
      results={runs.map((run) => (
        <RunSlot key={run.slot} screen={screen} run={run} title={viewOf(kind).head({ ...run.request })} regenerate={regenerate} />
      ))}
    />
  )
}
