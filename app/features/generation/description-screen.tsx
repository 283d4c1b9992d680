import { TextAlignStart } from 'lucide-react'
import { oneOf } from '#app/lib/generation/draft.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { messages } from '#contract/messages.ts'
import { type DescriptionPlatform, defaultDescriptionPlatform, descriptionPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { platformName } from '#platforms/index.ts'
import { AboutFields } from './form/about-fields.tsx'
import { OneOf } from './form/choice-fields.tsx'
import { type TopicAndVoice, topicAndVoice, withoutBlanks } from './form/common-fields.ts'
import { blankIssue, useGeneratorForm } from './form/use-generator-form.ts'
import { VoiceFields } from './form/voice-fields.tsx'
import { descriptionHead } from './results/heads.ts'
import { DescriptionResult, LiveDescription } from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'
import { EmptyResults, Workbench } from './workbench.tsx'

interface Values extends TopicAndVoice {
  platform: DescriptionPlatform
}

const fields = { ...topicAndVoice, platform: oneOf(descriptionPlatforms, defaultDescriptionPlatform) }

const examples = [
  'A weekend in Lisbon by tram, with the stops worth getting off at',
  'Repairing a dripping tap with two tools',
  'How a small bakery plans its week',
]

export function DescriptionScreen() {
  const screen = useScreenKey(paths.description)
  return <Description key={screen} screen={screen} />
}

const useDescriptionForm = (screen: string) =>
  useGeneratorForm<'description', Values>({
    screen,
    fields,
    check: ({ topic }) => blankIssue('topic', topic, messages.generation.topicFirst),
    jobs: (values) => [{ kind: 'description', slot: '', feature: 'descriptions', request: withoutBlanks(values) }],
  })

function Description({ screen }: { screen: string }) {
  const form = useDescriptionForm(screen)
  const { change, regenerate } = form
  return (
    <Workbench
      title="AI Video Description Generator"
      about="The text under your video, with the fold and the limit in view."
      form={form}
      action="Generate description"
      feature="descriptions"
      fields={<DescriptionFields {...form} />}
      empty={
        <EmptyResults
          icon={TextAlignStart}
          title="Your description will appear here"
          examples={examples}
          onPick={(topic) => change({ topic })}
        >
          Say what a viewer sees and gets. The first line says it all, because it is all that shows before “more”. Steps, links and names go
          under Details.
        </EmptyResults>
      }
      results={form.runs.map((run) => (
        <RunSlot
          key={run.slot}
          screen={screen}
          run={run}
          title={descriptionHead(run.request)}
          written={(done) => <DescriptionResult screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
          live={({ description }, request) => <LiveDescription screen={screen} text={description} request={request} />}
        />
      ))}
    />
  )
}

function DescriptionFields({ values, runs, change, issueAt }: ReturnType<typeof useDescriptionForm>) {
  return (
    <>
      <AboutFields
        label="Topic"
        placeholder="What does the video show?"
        topic={values.topic}
        topicError={issueAt('topic')}
        values={values}
        runs={runs}
        issueAt={issueAt}
        onTopic={(topic) => change({ topic })}
        onGiven={change}
      />
      <OneOf
        legend="Platform"
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-2"
        choices={descriptionPlatforms.map((id) => ({ value: id, label: platformName(id) }))}
        value={values.platform}
        error={issueAt('platform')}
        onChange={(platform) => change({ platform })}
      />
      <VoiceFields {...values} languageError={issueAt('language')} onChange={change} />
    </>
  )
}
