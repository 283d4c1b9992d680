import type { PostPlatform } from '#contract/options.ts'
import { type ScriptSection, scriptSections } from '#contract/script.ts'
import type { Samples } from '#kinds/samples.ts'
import { platformName, platforms } from '#platforms/index.ts'
import { SampleSheet } from './showcase.tsx'

/** A platform's limit for a post, as text: '280 characters, as X counts'. */
export function limitText(platform: PostPlatform): string {
  const { post, share } = platforms[platform]
  return `${post.approx ? 'approx. ' : ''}${post.max.toLocaleString('en')} characters${post.unit === 'weighted' ? `, as ${share.app} counts` : ''}`
}

const figure = (value: number) => value.toLocaleString('en')

export function PostSample({ sample: { request, result, used } }: { sample: Samples['post'] }) {
  const { topic, details, platform } = request
  return (
    <SampleSheet topic={topic} details={details} place={platforms[platform].label} count={`${figure(used)} / ${limitText(platform)}`}>
      <p className="whitespace-pre-line leading-relaxed">{result.post.caption}</p>
    </SampleSheet>
  )
}

export function DescriptionSample({ sample: { request, result, used } }: { sample: Samples['description'] }) {
  const { topic, details, platform } = request
  const { max, unit } = platforms[platform].description
  const count = `${figure(used)} / ${figure(max)} ${unit === 'utf8' ? 'bytes' : 'characters'}`
  return (
    <SampleSheet topic={topic} details={details} place={`${platformName(platform)} description`} count={count}>
      <p className="whitespace-pre-line text-sm leading-relaxed">{result.description}</p>
    </SampleSheet>
  )
}

/** The number of sections shown before "The rest of the script". */
const shownSections = 3

export function ScriptSample({ sample: { request, result } }: { sample: Samples['script'] }) {
  const sections = scriptSections(result.script)
  return (
    <SampleSheet topic={request.topic} details={request.details} place="Video script, 1 to 2 minutes">
      <Sections sections={sections.slice(0, shownSections)} />
      {sections.length > shownSections && (
        <details className="mt-4 border-t pt-2">
          <summary className="min-h-8 py-1 font-medium text-accent text-sm touch:min-h-11">The rest of the script</summary>
          <div className="pt-2">
            <Sections sections={sections.slice(shownSections)} />
          </div>
        </details>
      )}
    </SampleSheet>
  )
}

const Sections = ({ sections }: { sections: readonly ScriptSection[] }) => (
  <dl className="grid gap-4 text-sm">
    {sections.map(({ time, name, text }) => (
      <div key={time}>
        <dt className="font-medium">
          <span className="me-2 text-accent tabular-nums">{time}</span>
          {name}
        </dt>
        <dd className="mt-1 whitespace-pre-line leading-relaxed">{text}</dd>
      </div>
    ))}
  </dl>
)

export function IdeasSample({ sample: { request, result } }: { sample: Samples['ideas'] }) {
  return (
    <SampleSheet topic={request.prompt} details={request.details} place={`${result.ideas.length} ideas`}>
      <ol className="grid gap-5">
        {result.ideas.map(({ title, description, platforms: suits }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-sm leading-relaxed">{description}</p>
            <p className="mt-1 text-soft text-xs">{suits.map((id) => platforms[id].label).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </SampleSheet>
  )
}
