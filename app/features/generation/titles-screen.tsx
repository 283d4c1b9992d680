import { Heading } from 'lucide-react'
import { someOf } from '#app/lib/generation/draft.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { messages } from '#contract/messages.ts'
import { type TitlePlatform, titlePlatforms, titlesPerRequest } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { platformName } from '#platforms/index.ts'
import { AboutFields } from './form/about-fields.tsx'
import { OneOf } from './form/choice-fields.tsx'
import { type TopicAndVoice, topicAndVoice, withoutBlanks } from './form/common-fields.ts'
import { blankIssue, useGeneratorForm } from './form/use-generator-form.ts'
import { VoiceFields } from './form/voice-fields.tsx'
import { LiveTitles, TitlesResult } from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'
import { EmptyResults, Workbench } from './workbench.tsx'

interface Values extends TopicAndVoice {
  /** One, or none chosen yet; a list because the request carries one. */
  platforms: readonly TitlePlatform[]
}

/** The six that the spec lists for this screen; `General` belongs to the all-in-one screen. */
const offered = titlePlatforms.filter((id) => id !== 'General')

const fields = { ...topicAndVoice, platforms: someOf(offered, []) }

const examples = [
  'Baking sourdough at home without a starter kit',
  'How I plan a week of meals in twenty minutes',
  'Beginner mistakes in watercolour painting',
]

export function TitlesScreen() {
  const screen = useScreenKey(paths.titles)
  return <Titles key={screen} screen={screen} />
}

const useTitlesForm = (screen: string) =>
  useGeneratorForm<'titles', Values>({
    screen,
    fields,
    check: ({ topic, platforms: [platform = ''] }) => [
      ...blankIssue('platforms', platform, messages.generation.platform),
      ...blankIssue('topic', topic, messages.generation.topic),
    ],
    jobs: ({ platforms: [platform], ...values }) =>
      platform ? [{ kind: 'titles', slot: '', feature: 'titles', request: { ...withoutBlanks(values), platforms: [platform] } }] : [],
  })

function Titles({ screen }: { screen: string }) {
  const form = useTitlesForm(screen)
  const { change, regenerate } = form
  return (
    <Workbench
      title="AI Title Generator"
      about={`Up to ${titlesPerRequest} titles for one topic, each within its platform's limit.`}
      form={form}
      action="Generate titles"
      feature="titles"
      fields={<TitlesFields {...form} />}
      empty={
        <EmptyResults icon={Heading} title="Titles will appear here" examples={examples} onPick={(topic) => change({ topic })}>
          Name what happens and for whom. “Sourdough for people who work nights” gives better titles than “baking”.
        </EmptyResults>
      }
      results={form.runs.map((run) => (
        <RunSlot
          key={run.slot}
          screen={screen}
          run={run}
          title="Titles"
          written={(done) => <TitlesResult screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
          live={({ titles }, request) => <LiveTitles screen={screen} titles={titles} request={request} />}
        />
      ))}
    />
  )
}

function TitlesFields({ values, runs, change, issueAt }: ReturnType<typeof useTitlesForm>) {
  return (
    <>
      <AboutFields
        label="Topic"
        placeholder="What is the video or post about?"
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
        choices={offered.map((id) => ({ value: id, label: platformName(id) }))}
        value={values.platforms[0]}
        error={issueAt('platforms')}
        onChange={(platform) => change({ platforms: [platform] })}
      />
      <VoiceFields {...values} languageError={issueAt('language')} onChange={change} />
    </>
  )
}
