import { Hash } from 'lucide-react'
import { someOf } from '#app/lib/generation/draft.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { messages } from '#contract/messages.ts'
import { defaultHashtagPlatform, type HashtagPlatform, hashtagPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { platformName } from '#platforms/index.ts'
import { AboutFields } from './form/about-fields.tsx'
import { SomeOf } from './form/choice-fields.tsx'
import { type TopicAndVoice, topicAndVoice, withoutBlanks } from './form/common-fields.ts'
import { blankIssue, useGeneratorForm } from './form/use-generator-form.ts'
import { VoiceFields } from './form/voice-fields.tsx'
import { hashtagsHead } from './results/heads.ts'
import { HashtagsResult, LiveHashtags } from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'
import { EmptyResults, Workbench } from './workbench.tsx'

interface Values extends TopicAndVoice {
  platforms: readonly HashtagPlatform[]
}

const fields = { ...topicAndVoice, platforms: someOf(hashtagPlatforms, [defaultHashtagPlatform]) }

const examples = ['Watercolour painting for beginners', 'A vegan food truck in Pune', 'Trail running with a dog']

export function HashtagsScreen() {
  const screen = useScreenKey(paths.hashtags)
  return <Hashtags key={screen} screen={screen} />
}

const useHashtagsForm = (screen: string) =>
  useGeneratorForm<'hashtags', Values>({
    screen,
    fields,
    check: ({ topic, platforms: ticked }) => [
      ...blankIssue('topic', topic, messages.generation.topicFirst),
      ...blankIssue('platforms', ticked.join(), messages.generation.onePlatform),
    ],
    jobs: ({ platforms: ticked, ...values }) =>
      hashtagPlatforms
        .filter((platform) => ticked.includes(platform))
        .map((platform) => ({ kind: 'hashtags', slot: platform, feature: 'hashtags', request: { ...withoutBlanks(values), platform } })),
  })

function Hashtags({ screen }: { screen: string }) {
  const form = useHashtagsForm(screen)
  const { values, change, regenerate } = form
  return (
    <Workbench
      title="AI Hashtag Generator"
      about="A set for each platform you pick. Each set takes one use."
      form={form}
      action={values.platforms.length > 1 ? `Generate ${values.platforms.length} sets` : 'Generate hashtags'}
      feature="hashtags"
      uses={Math.max(1, values.platforms.length)}
      fields={<HashtagsFields {...form} />}
      empty={
        <EmptyResults icon={Hash} title="Your hashtags will appear here" examples={examples} onPick={(topic) => change({ topic })}>
          A narrow topic finds the people who care: “trail running with a dog” beats “running”. YouTube sets bring search tags too.
        </EmptyResults>
      }
      results={form.runs.map((run) => (
        <RunSlot
          key={run.slot}
          screen={screen}
          run={run}
          title={hashtagsHead(run.request)}
          written={(done) => <HashtagsResult screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
          live={(result, request) => <LiveHashtags screen={screen} result={result} request={request} />}
        />
      ))}
    />
  )
}

function HashtagsFields({ values, runs, change, issueAt }: ReturnType<typeof useHashtagsForm>) {
  return (
    <>
      <AboutFields
        label="Topic"
        placeholder="What is the post about?"
        topic={values.topic}
        topicError={issueAt('topic')}
        values={values}
        runs={runs}
        issueAt={issueAt}
        onTopic={(topic) => change({ topic })}
        onGiven={change}
      />
      <SomeOf
        legend="Platforms"
        className="grid-cols-2 lg:grid-cols-1"
        choices={hashtagPlatforms.map((id) => ({ value: id, label: platformName(id) }))}
        values={values.platforms}
        error={issueAt('platforms') ?? issueAt('platform')}
        onChange={(ticked) => change({ platforms: ticked })}
      />
      <VoiceFields {...values} languageError={issueAt('language')} onChange={change} />
    </>
  )
}
