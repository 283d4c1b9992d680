import type { Run } from '#app/lib/generation/run.ts'
import { type Complexity, complexities, complexityIds, postLengths, postPlatforms } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { type AllInOneValues, contentIds, contents, lengthIds } from './all-in-one-jobs.ts'
import { AboutFields } from './form/about-fields.tsx'
import { OneOf, SomeOf } from './form/choice-fields.tsx'
import { VoiceFields } from './form/voice-fields.tsx'

const contentChoices = contentIds.map((value) => ({ value, label: contents[value] }))
const postChoices = postPlatforms.map((value) => ({ value, label: platforms[value].label }))
const complexityChoices = complexityIds.map((value: Complexity) => ({ value, ...complexities[value] }))
const lengthChoices = lengthIds.map((value) => {
  const { label, allInOne, min, max } = postLengths[value]
  // The ranges of this screen are wider than what is written; where they differ, both are said.
  const aim = `${min}-${max} words`
  return { value, label, description: allInOne?.includes(aim) ? allInOne : `${allInOne}; we aim for ${aim}` }
})

interface AllInOneFieldsProps {
  values: AllInOneValues
  runs: readonly Run[]
  change: (changed: Partial<AllInOneValues>) => void
  issueAt: (field: string) => string | undefined
}

export function AllInOneFields({ values, runs, change, issueAt }: AllInOneFieldsProps) {
  return (
    <>
      <AboutFields
        label="Topic"
        placeholder="What is all of it about?"
        topic={values.topic}
        topicError={issueAt('topic') ?? issueAt('prompt')}
        values={values}
        runs={runs}
        issueAt={issueAt}
        onTopic={(topic) => change({ topic })}
        onGiven={change}
      />
      <SomeOf
        legend="I want to create"
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-2"
        choices={contentChoices}
        values={values.contents}
        error={issueAt('contents')}
        onChange={(chosen) => change({ contents: chosen })}
      />
      <SomeOf
        legend="and Posts of"
        className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-2"
        choices={postChoices}
        values={values.posts}
        error={undefined}
        // Both groups answer the same question, so a tick in either takes back what is said of them.
        onChange={(posts) => change({ posts, contents: values.contents })}
      />
      <VoiceFields {...values} toneError={issueAt('tone')} languageError={issueAt('language')} onChange={change} />
      {values.posts.length > 0 && (
        <>
          <OneOf
            legend="Length"
            className="grid-cols-1 sm:grid-cols-3 lg:grid-cols-1"
            choices={lengthChoices}
            value={values.length}
            error={issueAt('length')}
            onChange={(length) => change({ length })}
          />
          <OneOf
            legend="Complexity"
            className="grid-cols-1 sm:grid-cols-3 lg:grid-cols-1"
            choices={complexityChoices}
            value={values.complexity}
            error={issueAt('complexity')}
            onChange={(complexity) => change({ complexity })}
          />
        </>
      )}
    </>
  )
}
