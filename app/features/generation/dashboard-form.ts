import { type DraftFields, oneOf, textField, useDraft } from '#app/lib/generation/draft.ts'
import { draftFields, jobsOf } from '#app/lib/generation/form.ts'
import { generatorScreens, type KindScreen, topicName } from '#app/lib/generation/screens.ts'
import { type Given, givenFields } from '#app/lib/given/given.ts'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { sourceFields } from '#app/lib/sources/source-choice.ts'
import { useVoiceChoice, withVoice } from '#app/lib/voices/voice-choice.ts'
import type { FormValues } from '#contract/form.ts'
import { bestLength, type LanguageCode, languageCodes, topicMax } from '#contract/options.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import { platformField, platformsOf } from '#kinds/topic-request.ts'
import { useForm } from './form/use-generator-form.ts'

/** What the dashboard's draft holds for every kind; `''`: not chosen. */
interface Basics extends Given {
  readonly topic: string
  readonly kind: KindName
  readonly platform: string
  readonly language: LanguageCode | ''
  /** `source`: it is written from the chosen points of a source. */
  readonly from: string
  readonly source: string
}

const basics: DraftFields<Basics> = {
  ...givenFields,
  topic: textField(topicMax),
  kind: oneOf(kindNames, kindNames[0]),
  platform: textField(40),
  language: oneOf(['', ...languageCodes], ''),
  ...sourceFields,
}

/** The options of all kinds under their names. A kind takes those that its form accepts: a tone chosen for a post is a script's, too. */
const options = Object.fromEntries(
  generatorScreens.flatMap(({ fields }) =>
    Object.keys(draftFields(fields)).map((name) => [
      name,
      { initial: '', accepts: (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value) },
    ]),
  ),
)

/** A stable reference, as `useDraft` requires. */
const draftOf = { ...options, ...basics } as DraftFields<Basics & FormValues>

/** The generator of a kind for a platform. */
function screenFor(kind: KindName, platform: string): KindScreen {
  const screens = generatorScreens.filter((screen) => screen.kind === kind)
  const screen = screens.find((one) => one.platform === platform) ?? screens[0]
  if (!screen) throw new Error(`The kind ${kind} has no screen`)
  return screen
}

/** The values of a generator's form: what the draft holds, the length that fits the platform best, and initial values. */
function valuesFor({ fields }: KindScreen, platform: string, draft: FormValues): FormValues {
  const field = platformField(fields)
  const asked: FormValues = {
    ...draft,
    [topicName(fields)]: draft.topic ?? '',
    ...(field && { [field.name]: field.type === 'some-of' ? [platform] : platform }),
  }
  const best = new Set(
    fields.flatMap((one) => (one.type === 'one-of' && one.choices.some(({ value }) => value === bestLength) ? [one.name] : [])),
  )
  return Object.fromEntries(
    Object.entries(draftFields(fields)).map(([name, { initial, accepts }]) => {
      const value = asked[name]
      if (value !== undefined && value !== '' && accepts(value)) return [name, value]
      return [name, best.has(name) ? bestLength : initial]
    }),
  )
}

/** The platforms of a kind; one empty id for a kind without. */
const idsOf = (kind: KindName): readonly string[] => {
  const ids = platformsOf(kind).map(({ value }) => value)
  return ids.length > 0 ? ids : ['']
}

/**
 * The dashboard's form: that of any generator, with the choice of kind and platform. A platform and language that were not chosen follow the
 * user's voice, or their first one while none writes, and their plan.
 * @param screen its key in the store and among the drafts
 */
export function useDashboardForm(screen: string) {
  const [draft, setDraft] = useDraft(screen, draftOf)
  const isLocked = useLocks()
  const voiceChoice = useVoiceChoice()
  const voice = voiceChoice.chosen ?? voiceChoice.voices?.[0]
  const { kind } = draft
  const language: LanguageCode = draft.language || voice?.language || 'en'
  const featureFor = (id: string, of = kind) => {
    const screen = screenFor(of, id)
    return jobsOf(screen, valuesFor(screen, id, draft))[0]?.feature ?? featureOf(screen)
  }
  const offered = platformsOf(kind).map((choice) => ({ ...choice, locked: isLocked(featureFor(choice.value)) }))
  const free = offered.filter(({ locked }) => !locked)
  const platforms = [...free, ...offered.filter(({ locked }) => locked)]
  const preferred = free.find(({ value }) => voice?.platforms.some((id) => id === value))
  const chosen = platforms.find(({ value }) => value === draft.platform)
  const platform = (chosen ?? preferred ?? free[0] ?? platforms[0])?.value ?? ''
  const generator = screenFor(kind, platform)
  const name = topicName(generator.fields)
  const form = useForm({
    screen,
    fields: generator.fields,
    values: valuesFor(generator, platform, { ...draft, language }),
    setValues: ({ [name]: topic, ...changed }) =>
      setDraft({ ...changed, ...(topic !== undefined && { topic }) } as Partial<Basics & FormValues>),
    jobs: (values) => jobsOf(generator, withVoice(values, voiceChoice)),
  })
  return {
    form,
    generator,
    voice,
    voiceChoice,
    language,
    kind,
    /** A kind is locked when the plan has it for no platform. */
    kinds: kindNames.map((value) => ({ value, locked: idsOf(value).every((id) => isLocked(featureFor(id, value))) })),
    platform,
    platforms,
    locked: isLocked(featureFor(platform)),
    choose: (changed: Partial<Pick<Basics, 'kind' | 'platform'>>) => setDraft(changed),
  }
}

export type DashboardForm = ReturnType<typeof useDashboardForm>
