import { initialValues, jobsOf } from '#app/lib/generation/form.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { screenAt, topicName, useScreenKey } from '#app/lib/generation/screens.ts'
import { UsesLeft, useQuotaMessage } from '#app/lib/generation/uses-left.tsx'
import { iconOf } from '#app/lib/icons.ts'
import { MessagePlace } from '#app/lib/say.tsx'
import { useVoiceChoice, withVoice } from '#app/lib/voices/voice-choice.ts'
import { VoiceSelect } from '#app/lib/voices/voice-select.tsx'
import { FormFields } from './form/form-fields.tsx'
import { GenerateBar } from './form/generate-bar.tsx'
import { useGeneratorForm } from './form/use-generator-form.ts'
import { EmptyResults, GeneratorLayout } from './generator-layout.tsx'
import { RunSlot } from './results/run-slot.tsx'

/** The generator screen of a path, of any kind. */
export function GeneratorScreen({ path }: { path: string }) {
  const screen = useScreenKey(path)
  return (
    <MessagePlace key={screen}>
      <Generator screen={screen} path={path} />
    </MessagePlace>
  )
}

function Generator({ screen, path }: { screen: string; path: string }) {
  const generator = screenAt(path)
  const { kind, fields, title, about, icon, action, drawsOn, empty } = generator
  const voice = useVoiceChoice()
  const form = useGeneratorForm({ screen, fields, jobs: (values) => jobsOf(generator, withVoice(values, voice)) })
  const { values, change, runs, regenerate } = form
  const jobs = jobsOf(generator, values)
  // Before anything is chosen, the initial values determine the quota.
  const feature = (jobs[0] ?? jobsOf(generator, initialValues(fields))[0])?.feature
  if (!feature) throw new Error(`The form of ${path} has no job`)
  const quota = useQuotaMessage(feature)
  return (
    <GeneratorLayout
      title={title}
      about={about}
      form={form}
      fields={
        <>
          <FormFields fields={fields} form={form} />
          <VoiceSelect choice={voice} error={form.issueAt('voice')} />
        </>
      }
      bar={
        <GenerateBar action={action(values)} busy={form.busy} ready={!quota?.refuses} onStop={form.stop} quota={quota}>
          <UsesLeft feature={feature} uses={Math.max(1, jobs.length)} drawsOn={drawsOn} />
        </GenerateBar>
      }
      empty={
        <EmptyResults
          icon={iconOf(icon)}
          title={empty.title}
          examples={empty.examples}
          onPick={(topic) => change({ [topicName(fields)]: topic, from: 'topic' })}
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
