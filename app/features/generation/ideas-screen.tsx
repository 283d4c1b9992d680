import { Lightbulb } from 'lucide-react'
import { oneOf, wholeNumber } from '#app/lib/generation/draft.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { messages } from '#contract/messages.ts'
import { type IdeaCategory, ideaCategories, ideaCategoryIds, ideaCount } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { AboutFields } from './form/about-fields.tsx'
import { type TopicAndVoice, topicAndVoice, withoutBlanks } from './form/common-fields.ts'
import { CountField } from './form/count-field.tsx'
import { blankIssue, useGeneratorForm } from './form/use-generator-form.ts'
import { VoiceFields } from './form/voice-fields.tsx'
import { IdeasResult, LiveIdeas } from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'
import { EmptyResults, Workbench } from './workbench.tsx'

interface Values extends Omit<TopicAndVoice, 'topic'> {
  prompt: string
  category: IdeaCategory
  count: number
}

const { topic, ...detailsAndVoice } = topicAndVoice
const fields = {
  prompt: topic,
  ...detailsAndVoice,
  category: oneOf(ideaCategoryIds, 'any'),
  count: wholeNumber(ideaCount.min, ideaCount.max, ideaCount.default),
}

const categoryOptions = ideaCategoryIds.map((value) => ({ value, label: ideaCategories[value] }))

const examples = ['A small-batch ceramics studio', 'Teaching chess to adults', 'Running a bookshop with a reading club']

export function IdeasScreen() {
  const screen = useScreenKey(paths.ideas)
  return <Ideas key={screen} screen={screen} />
}

const useIdeasForm = (screen: string) =>
  useGeneratorForm<'ideas', Values>({
    screen,
    fields,
    check: ({ prompt }) => blankIssue('prompt', prompt, messages.generation.promptFirst),
    jobs: (values) => [{ kind: 'ideas', slot: '', feature: 'ideas', request: withoutBlanks(values) }],
  })

function Ideas({ screen }: { screen: string }) {
  const form = useIdeasForm(screen)
  const { values, change, regenerate } = form
  return (
    <Workbench
      title="Content Idea Generator"
      about="Things to post about, each with how to do it and where it fits."
      form={form}
      action={values.count === 1 ? 'Generate 1 idea' : `Generate ${values.count} ideas`}
      feature="ideas"
      fields={<IdeasFields {...form} />}
      empty={
        <EmptyResults icon={Lightbulb} title="Your ideas will appear here" examples={examples} onPick={(prompt) => change({ prompt })}>
          Describe your work in a line. However many ideas you ask for, they take one use together.
        </EmptyResults>
      }
      results={form.runs.map((run) => (
        <RunSlot
          key={run.slot}
          screen={screen}
          run={run}
          title="Ideas"
          written={(done) => <IdeasResult screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
          live={({ ideas }, request) => <LiveIdeas screen={screen} ideas={ideas} request={request} />}
        />
      ))}
    />
  )
}

function IdeasFields({ values, runs, change, issueAt }: ReturnType<typeof useIdeasForm>) {
  return (
    <>
      <AboutFields
        label="Prompt"
        placeholder="What do you do, and for whom?"
        topic={values.prompt}
        topicError={issueAt('prompt')}
        values={values}
        runs={runs}
        issueAt={issueAt}
        onTopic={(prompt) => change({ prompt })}
        onGiven={change}
      />
      <Field label="Category" error={issueAt('category')}>
        {(control) => (
          <Select {...control} options={categoryOptions} value={values.category} onValueChange={(category) => change({ category })} />
        )}
      </Field>
      <CountField
        label="Number of ideas"
        {...ideaCount}
        value={values.count}
        error={issueAt('count')}
        onChange={(count) => change({ count })}
      />
      <VoiceFields {...values} languageError={issueAt('language')} onChange={change} />
    </>
  )
}
