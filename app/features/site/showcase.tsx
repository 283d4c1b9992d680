import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DrawnSlide } from '#api/use-cases.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { listLanguage } from '#contract/i18n.ts'
import { exportFormatIds, languageCodes, type PostPlatform, postPlatforms, toneIds } from '#contract/options.ts'
import { pathOfUseCase, site, type UseCaseSlug } from '#contract/paths.ts'
import { type Feature, type PlanId, planIds, plans, postFeatures } from '#contract/plans.ts'
import { type ScriptSection, scriptSections } from '#contract/script.ts'
import { maxListRows } from '#contract/topic-lists.ts'
import type { Samples } from '#kinds/samples.ts'
import { platformName, platforms } from '#platforms/index.ts'
import { StartLink } from './by-session.tsx'
import { featuresMessages, moreFeaturesMessages } from './features-messages.ts'
import { sessionMessages } from './frame-messages.ts'
import { figure, limitText, usedText } from './limit-text.ts'
import { SlideRow } from './slide-row.tsx'
import { textLink } from './text-link.ts'

const list = new Intl.ListFormat(listLanguage)

/** Features that all generators share. */
const around = () => {
  const t = moreFeaturesMessages
  const formats = list.format(exportFormatIds.map((id) => id.toUpperCase()))
  return [
    { title: t.languagesTitle({ count: languageCodes.length }), text: t.languages },
    { title: t.voiceTitle, text: t.voice({ tones: toneIds.length }) },
    { title: t.rewritesTitle, text: t.rewrites },
    { title: t.allTitle, text: t.all },
    { title: t.sourcesTitle, text: t.sources },
    { title: t.listsTitle, text: t.lists({ rows: maxListRows }) },
    { title: t.picturesTitle, text: t.pictures },
    { title: t.savedTitle, text: t.saved },
    { title: t.exportTitle, text: t.export({ formats }) },
    { title: t.programsTitle, text: t.programs },
  ]
}

export function Around() {
  return (
    <section className="border-t py-12 sm:py-16">
      <h2 className="text-3xl">{moreFeaturesMessages.title}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {around().map(({ title, text }) => (
          <li key={title} className="border-t pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShowcaseProps {
  /** Its anchor on the page. */
  readonly id: string
  readonly name: string
  readonly children: ReactNode
  /** The checks that run on each text. */
  readonly checks: readonly string[]
  /** The plans that include it. */
  readonly plans: string
  /** The Free plan lacks it: the first button leads to the plans. */
  readonly paid?: boolean
  /** The page where a visitor may try it. */
  readonly tryAt?: UseCaseSlug
  readonly sample: ReactNode
}

/** A generator with its description, its checks and a sample. */
export function Showcase({ id, name, children, checks, plans, paid = false, tryAt, sample }: ShowcaseProps) {
  const t = featuresMessages
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-8 border-t py-12 sm:py-16 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
      <div>
        <h2 id={`${id}-title`} className="text-3xl">
          {name}
        </h2>
        <p className="mt-3 max-w-xl text-soft">{children}</p>
        <h3 className="mt-6 font-medium font-sans text-sm tracking-normal">{t.checked}</h3>
        <ul className="mt-2 grid max-w-xl gap-2 text-sm">
          {checks.map((check) => (
            <li key={check} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {check}
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-xl text-soft text-sm">{plans}</p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {paid ? (
            <>
              <a href={site.pricing} aria-label={t.plansWith({ name })} className={buttonLook()}>
                {t.seePlans}
              </a>
              <StartLink className={buttonLook({ variant: 'secondary' })}>{sessionMessages.signUpFree}</StartLink>
            </>
          ) : (
            <StartLink label={t.tryNamed({ name })} className={buttonLook()}>
              {t.tryIt}
            </StartLink>
          )}
          {tryAt && (
            <a href={pathOfUseCase(tryAt)} className={textLink}>
              {t.tryHere}
            </a>
          )}
        </div>
      </div>
      {sample}
    </section>
  )
}

interface SampleSheetProps {
  readonly topic: string
  readonly details?: string | undefined
  readonly place: string
  readonly count?: string
  readonly children: ReactNode
}

/** A sample text, with the topic and details it was written from. */
function SampleSheet({ topic, details, place, count, children }: SampleSheetProps) {
  const t = featuresMessages
  return (
    <figure className="min-w-0 self-start rounded-lg border bg-surface p-5 shadow-raised sm:p-6">
      <figcaption className="mb-4 grid gap-1 border-b pb-3 text-soft text-sm">
        <span className="flex items-baseline justify-between gap-x-4 max-sm:flex-wrap">
          <span>
            {t.topic} <span className="text-ink">{topic}</span>
          </span>
          <span className="shrink-0 font-medium text-ink">{place}</span>
        </span>
        {details && (
          <span>
            {t.details} <span className="text-ink">{details.replaceAll('\n', ' · ')}</span>
          </span>
        )}
      </figcaption>
      {children}
      {count && <p className="mt-4 border-t pt-3 text-soft text-sm tabular-nums">{count}</p>}
    </figure>
  )
}

export function PostSample({ sample: { request, result, used } }: { sample: Samples['post'] }) {
  const { topic, details, platform } = request
  return (
    <SampleSheet topic={topic} details={details} place={platforms[platform].label} count={usedText(used, limitText(platform))}>
      <p className="whitespace-pre-line leading-relaxed">{result.post.caption}</p>
    </SampleSheet>
  )
}

export function CarouselSample({ sample: { request, result }, slides }: { sample: Samples['carousel']; slides: readonly DrawnSlide[] }) {
  const { topic, details, platform } = request
  const t = featuresMessages
  return (
    <SampleSheet
      topic={topic}
      details={details}
      place={t.carouselOf({ platform: platformName(platform) })}
      count={t.slideCount({ count: slides.length })}
    >
      <SlideRow slides={slides} label={t.slides} />
      <p className="mt-3 whitespace-pre-line text-sm leading-relaxed">{result.carousel.caption}</p>
    </SampleSheet>
  )
}

export function DescriptionSample({ sample: { request, result, used } }: { sample: Samples['description'] }) {
  const { topic, details, platform } = request
  const { max, unit } = platforms[platform].description
  const { bytes, characters, descriptionOf } = featuresMessages
  const count = usedText(used, (unit === 'utf8' ? bytes : characters)({ max: figure(max) }))
  return (
    <SampleSheet topic={topic} details={details} place={descriptionOf({ platform: platformName(platform) })} count={count}>
      <p className="whitespace-pre-line text-sm leading-relaxed">{result.description}</p>
    </SampleSheet>
  )
}

/** The number of sections shown before "The rest of the script". */
const shownSections = 3

export function ScriptSample({ sample: { request, result } }: { sample: Samples['script'] }) {
  const t = featuresMessages
  const sections = scriptSections(result.script)
  return (
    <SampleSheet topic={request.topic} details={request.details} place={t.script}>
      <Sections sections={sections.slice(0, shownSections)} />
      {sections.length > shownSections && (
        <details className="mt-4 border-t pt-2">
          <summary className="min-h-8 py-1 font-medium text-accent text-sm touch:min-h-11">{t.scriptRest}</summary>
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
    <SampleSheet topic={request.prompt} details={request.details} place={featuresMessages.ideas({ count: result.ideas.length })}>
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

const plansWith = (feature: Feature): PlanId[] => planIds.filter((id) => plans[id].limits[feature] !== 0)

/** Whether the Free plan lacks a feature. */
export const isPaid = (feature: Feature): boolean => plans.free.limits[feature] === 0

/** The plans that include a feature, from their limits: 'On the Free, Basic and Pro plans.' */
export const planNote = (feature: Feature): string =>
  featuresMessages.plans({ plans: list.format(plansWith(feature).map((id) => plans[id].name)) })

/** The same for posts, whose feature depends on their platform. */
export function postPlanNote(): string {
  const free = postPlatforms.filter((platform) => plansWith(postFeatures[platform]).includes('free'))
  const paid = postPlatforms.filter((platform) => !free.includes(platform))
  const names = (some: readonly PostPlatform[]) => list.format(some.map((platform) => platforms[platform].label))
  return featuresMessages.postPlans({ free: names(free), paid: names(paid) })
}
