import { PenLine } from 'lucide-react'
import { flag, oneOf } from '#app/lib/generation/draft.ts'
import { useScreenKey } from '#app/lib/generation/screen.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { messages } from '#contract/messages.ts'
import {
  type Complexity,
  complexities,
  complexityIds,
  type PostLength,
  type PostPlatform,
  postLengthIds,
  postLengths,
} from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'
import { AboutFields } from './form/about-fields.tsx'
import { OneOf } from './form/choice-fields.tsx'
import { type TopicAndVoice, topicAndVoice, withoutBlanks } from './form/common-fields.ts'
import { blankIssue, useGeneratorForm } from './form/use-generator-form.ts'
import { VoiceFields } from './form/voice-fields.tsx'
import { LivePost, PostResult } from './results/on-demand.ts'
import { RunSlot } from './results/parts/run-slot.tsx'
import { EmptyResults, Workbench } from './workbench.tsx'

interface Values extends TopicAndVoice {
  length: PostLength
  complexity: Complexity
  premium: boolean
}

const fields = {
  ...topicAndVoice,
  length: oneOf(postLengthIds, 'short'),
  complexity: oneOf(complexityIds, 'moderate'),
  premium: flag(false),
}

const lengthChoices = postLengthIds.map((value) => {
  const { label, min, max } = postLengths[value]
  return { value, label, description: `${min}–${max} words` }
})
const complexityChoices = complexityIds.map((value) => ({ value, ...complexities[value] }))

export function PostScreen({ platform }: { platform: PostPlatform }) {
  const screen = useScreenKey(paths[platform])
  return <PostForm key={screen} screen={screen} platform={platform} />
}

const usePostForm = (screen: string, platform: PostPlatform) =>
  useGeneratorForm<'post', Values>({
    screen,
    fields,
    check: ({ topic }) => blankIssue('topic', topic, messages.generation.topicFirst),
    jobs: ({ premium, ...values }) => [
      {
        kind: 'post',
        slot: '',
        feature: postFeatures[platform],
        request: { ...withoutBlanks(values), platform, premium: platforms[platform].premiumPost ? premium : false },
      },
    ],
  })

function PostForm({ screen, platform }: { screen: string; platform: PostPlatform }) {
  const { label, screen: texts } = platforms[platform]
  const feature = postFeatures[platform]
  const { about, hint, examples } = texts
  const form = usePostForm(screen, platform)
  const { change, regenerate } = form
  return (
    <Workbench
      title={label}
      about={about}
      form={form}
      action="Generate post"
      feature={feature}
      {...(feature === 'hashtags' && { drawsOn: `${label} posts` })}
      fields={<PostFields {...form} platform={platform} />}
      empty={
        <EmptyResults icon={PenLine} title="Your post will appear here" examples={examples} onPick={(topic) => change({ topic })}>
          {hint} Prices, dates and places go under Details.
        </EmptyResults>
      }
      results={form.runs.map((run) => (
        <RunSlot
          key={run.slot}
          screen={screen}
          run={run}
          title={`${label} post`}
          written={(done) => <PostResult screen={screen} run={done} onRegenerate={() => regenerate(done)} />}
          live={({ post }, request) => <LivePost screen={screen} post={post} request={request} />}
        />
      ))}
    />
  )
}

function PostFields({ values, runs, change, issueAt, platform }: ReturnType<typeof usePostForm> & { platform: PostPlatform }) {
  return (
    <>
      <AboutFields
        label="Topic"
        placeholder="What do you want to say?"
        topic={values.topic}
        topicError={issueAt('topic')}
        values={values}
        runs={runs}
        issueAt={issueAt}
        onTopic={(topic) => change({ topic })}
        onGiven={change}
      />
      <VoiceFields {...values} languageError={issueAt('language')} onChange={change} />
      <OneOf
        legend="Length"
        className="grid-cols-2 sm:grid-cols-4 lg:grid-cols-2"
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
      {platforms[platform].premiumPost && (
        <PremiumBox platform={platform} checked={values.premium} onChange={(premium) => change({ premium })} />
      )}
    </>
  )
}

interface PremiumBoxProps {
  platform: PostPlatform
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The longer posts of a paid account there: only ever the person's own choice. */
function PremiumBox({ platform, checked, onChange }: PremiumBoxProps) {
  const { post, premiumPost, share } = platforms[platform]
  return (
    <Checkbox
      checked={checked}
      onCheckedChange={onChange}
      label={
        <>
          <span className="font-medium">I have {share.app} Premium</span>
          <span className="block text-soft text-xs">
            One post of up to {premiumPost?.max.toLocaleString('en')} characters. Without it, a text over {post.max} becomes a numbered
            thread.
          </span>
        </>
      }
    />
  )
}
