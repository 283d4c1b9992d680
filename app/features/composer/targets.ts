import { initialValues, jobsOf } from '#app/lib/generation/form.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { generatorScreens, type KindScreen, topicName } from '#app/lib/generation/screens.ts'
import type { FormValues, OneOfField } from '#contract/form.ts'
import type { Occasion } from '#contract/occasions.ts'
import { bestLength, type LanguageCode } from '#contract/options.ts'
import type { FactAnswers } from '#contract/roles.ts'
import type { KindName } from '#kinds/index.ts'
import { platformField } from '#kinds/topic-request.ts'

const screensOf = (kind: KindName) => generatorScreens.filter((screen) => screen.kind === kind)

/** The generator of a kind for a platform. */
export function screenFor(kind: KindName, platform: string): KindScreen {
  const screens = screensOf(kind)
  const screen = screens.find((one) => one.platform === platform) ?? screens[0]
  if (!screen) throw new Error(`The kind ${kind} has no screen`)
  return screen
}

export interface Asked {
  readonly topic: string
  readonly details: string
  readonly facts: FactAnswers
  readonly occasion: Occasion | ''
  readonly language: LanguageCode
  /** The id of the voice that writes. */
  readonly voice?: string
  /** What it is written from, as in a form. */
  readonly from: string
  readonly source: string
}

/** The values of the generator's form: those that were asked for, the length that fits the platform best, and initial values. */
export function valuesFor({ fields }: KindScreen, platform: string, { topic, ...asked }: Asked): FormValues {
  const field = platformField(fields)
  const lengths = fields.filter((one): one is OneOfField => one.type === 'one-of' && one.choices.some(({ value }) => value === bestLength))
  return {
    ...initialValues(fields),
    ...Object.fromEntries(lengths.map(({ name }) => [name, bestLength])),
    ...asked,
    [topicName(fields)]: topic,
    ...(field && { [field.name]: field.type === 'some-of' ? [platform] : platform }),
  }
}

/** The job of a press: a generator's form with one platform has one. */
export function jobFor(screen: KindScreen, platform: string, asked: Asked): Job {
  const [job] = jobsOf(screen, valuesFor(screen, platform, asked))
  if (!job) throw new Error(`The form of ${screen.path} has no job`)
  return job
}
