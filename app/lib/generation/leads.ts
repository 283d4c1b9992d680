import { initialValues, jobsOf, valuesOf } from '#app/lib/generation/form.ts'
import { rewriteRequest } from '#app/lib/generation/rewriting.ts'
import type { Job, WrittenRun } from '#app/lib/generation/run.ts'
import { kindOf, screenOf, topicOf } from '#app/lib/generation/screens.ts'
import type { FormValues } from '#contract/form.ts'
import { tones } from '#contract/options.ts'
import type { Feature } from '#contract/plans.ts'
import type { LeadsTo } from '#contract/view.ts'
import { isKind, type KindName } from '#kinds/index.ts'
import { platformIn, platformsOf, topicRequest } from '#kinds/topic-request.ts'
import { platformName, platforms } from '#platforms/index.ts'

/** A text that another one leads to. */
export interface Lead {
  /** The platform or the kind. */
  readonly label: string
  /** Behind "More". */
  readonly further?: true | undefined
  readonly job: Omit<Job, 'slot'>
}

/** What a user has: which quotas the plan lacks, and the platforms of the voice. */
export interface Means {
  readonly isLocked: (feature: Feature) => boolean
  readonly platforms: readonly string[]
}

const isPlatform = (id: string): id is keyof typeof platforms => Object.hasOwn(platforms, id)

/** The same for each other platform; none for a kind that is not rewritten so. */
export function platformLeads(run: WrittenRun): readonly Lead[] {
  const { kind } = run
  return platformsOf(kind).flatMap(({ value }) => {
    const request = value === platformIn({ ...run.request }) || !isPlatform(value) ? null : rewriteRequest(run, 'platform', value)
    return request && isPlatform(value)
      ? [
          {
            label: platformName(value),
            further: platforms[value].further,
            job: { kind, request, feature: kindOf(kind).feature({ ...request }) },
          },
        ]
      : []
  })
}

/** The texts of other kinds that can be written from a text, with what is known. */
export const kindLeads = (run: WrittenRun, to: LeadsTo | undefined, means: Means): readonly Lead[] =>
  (to?.kinds ?? []).filter(isKind).flatMap((kind) => {
    const job = jobFrom(run, kind, to ?? { kinds: [] }, means)
    return job ? [{ label: kindOf(kind).label, job: { ...job, about: to?.about } }] : []
  })

function jobFrom(run: WrittenRun, kind: KindName, to: LeadsTo, means: Means): Omit<Job, 'slot'> | undefined {
  const { language, details, facts, occasion, voice, source } = run.request
  const given = {
    topic: to.topic ?? topicOf(run.request),
    details,
    facts,
    occasion,
    voice,
    source,
    language,
    tone: toneIn(run.request),
  }
  const jobs = platformsOf(kind).map(({ value }) => value)
  const offered = (jobs.length > 0 ? jobs : [undefined]).flatMap((platform) => {
    const request = topicRequest(kind, { ...given, platform })
    const screen = screenOf({ kind, request })
    const [job] = screen ? jobsOf(screen, { ...initialValues(screen.fields), ...valuesOf(screen, request) } as FormValues) : []
    return job ? [{ platform: platform ?? '', job }] : []
  })
  const free = offered.filter(({ job }) => !means.isLocked(job.feature))
  const wanted = [...(to.platforms ?? []), ...means.platforms]
  const liked = wanted.flatMap((id) => free.find(({ platform }) => platform === id) ?? [])
  return (liked[0] ?? free[0] ?? offered[0])?.job
}

/** Hashtags have no tone. */
const toneIn = (request: object): string | undefined =>
  'tone' in request && typeof request.tone === 'string' && Object.hasOwn(tones, request.tone) ? request.tone : undefined

/** The text that a lead was written to already, among those beside it. */
export const writtenFrom = <Text extends Job>({ job: { kind, request, about } }: Lead, beside: readonly Text[]): Text | undefined =>
  beside.find(
    (other) =>
      other.kind === kind &&
      other.about === about &&
      other.request.language === request.language &&
      topicOf(other.request) === topicOf(request) &&
      platformIn({ ...other.request }) === platformIn({ ...request }),
  )
