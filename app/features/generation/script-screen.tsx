import { Clapperboard } from 'lucide-react'
import { oneOf } from '#app/lib/generation/draft.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { messages } from '#contract/messages.ts'
import {
  type Audience,
  audienceIds,
  audiences,
  defaultScriptLength,
  type ScriptLength,
  scriptLengthIds,
  scriptLengths,
  wordsPerMinute,
} from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { AboutFields } from './form/about-fields.tsx'
import { OneOf } from './form/choice-fields.tsx'
import { type TopicAndVoice, topicAndVoice, withoutBlanks } from './form/common-fields.ts'
import { blankIssue, useGeneratorForm } from './form/use-generator-form.ts'
import { VoiceFields } from './form/voice-fields.tsx'
import { LiveScript, ScriptResult } from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'
import { EmptyResults, Workbench } from './workbench.tsx'

interface Values extends TopicAndVoice {
  length: ScriptLength
  targetAudience: Audience
}

const fields = {
  ...topicAndVoice,
  length: oneOf(scriptLengthIds, defaultScriptLength),
  targetAudience: oneOf(audienceIds, 'general'),
}

const lengthChoices = scriptLengthIds.map((value) => {
  const { label, minMinutes, maxMinutes } = scriptLengths[value]
  return { value, label, description: `${minMinutes}–${maxMinutes} min` }
})
const audienceOptions = audienceIds.map((value) => ({ value, label: audiences[value] }))

const examples = [
  'How to start running after forty',
  'Why I keep my shop closed on Mondays',
  'Setting up a first aquarium without losing fish',
]

export function ScriptScreen() {
  const screen = useScreenKey(paths.script)
  return <Script key={screen} screen={screen} />
}

const useScriptForm = (screen: string) =>
  useGeneratorForm<'script', Values>({
    screen,
    fields,
    check: ({ topic }) => blankIssue('topic', topic, messages.generation.topicFirst),
    jobs: (values) => [{ kind: 'script', slot: '', feature: 'scripts', request: withoutBlanks(values) }],
  })

function Script({ screen }: { screen: string }) {
  const form = useScriptForm(screen)
  const { change, regenerate } = form
  return (
    <Workbench
      title="Script Generator"
      about={`A script with timed sections, its words counted to fit the minutes at ${wordsPerMinute} a minute.`}
      form={form}
      action="Generate script"
      feature="scripts"
      fields={<ScriptFields {...form} />}
      empty={
        <EmptyResults icon={Clapperboard} title="Your script will appear here" examples={examples} onPick={(topic) => change({ topic })}>
          Every section carries its time. Type your steps as details, one a line, and each gets a section of its own.
        </EmptyResults>
      }
      results={form.runs.map((run) => (
        <RunSlot
          key={run.slot}
          screen={screen}
          run={run}
          title="Script"
          written={(done) => <ScriptResult screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
          live={({ script }, request) => <LiveScript screen={screen} script={script} request={request} />}
        />
      ))}
    />
  )
}

function ScriptFields({ values, runs, change, issueAt }: ReturnType<typeof useScriptForm>) {
  return (
    <>
      <AboutFields
        label="Topic"
        placeholder="What should the viewer know at the end?"
        topic={values.topic}
        topicError={issueAt('topic')}
        values={values}
        runs={runs}
        issueAt={issueAt}
        onTopic={(topic) => change({ topic })}
        onGiven={change}
      />
      <OneOf
        legend="Length"
        className="grid-cols-3 sm:grid-cols-3"
        choices={lengthChoices}
        value={values.length}
        error={issueAt('length')}
        onChange={(length) => change({ length })}
      />
      <Field label="Audience" error={issueAt('targetAudience')}>
        {(control) => (
          <Select
            {...control}
            options={audienceOptions}
            value={values.targetAudience}
            onValueChange={(targetAudience) => change({ targetAudience })}
          />
        )}
      </Field>
      <VoiceFields {...values} languageError={issueAt('language')} onChange={change} />
    </>
  )
}
