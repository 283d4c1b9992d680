import { initialValues, jobsOf } from '#app/lib/generation/form.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { screenAt, topicName, useScreenKey } from '#app/lib/generation/screens.ts'
import { iconOf } from '#app/lib/icons.ts'
import { FormFields } from './form/form-fields.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'
import { EmptyResults, SingleGeneratorLayout } from './generator-layout.tsx'
import { RunSlot } from './results/run-slot.tsx'

/** The generator at a path, whichever kind it writes. */
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
  // Where nothing is chosen yet, what the form holds at first says which quota it is about.
  const [planned] = jobs.length > 0 ? jobs : jobsOf(generator, initialValues(fields))
  if (!planned) throw new Error(`The form of ${path} asks for nothing`)
  return (
    <SingleGeneratorLayout
      title={title}
      about={about}
      form={form}
      action={action(values)}
      feature={planned.feature}
      uses={Math.max(1, jobs.length)}
      drawsOn={drawsOn}
      fields={<FormFields fields={fields} form={form} />}
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
