import type { FormChoice, FormField, GeneratorScreen, OneOfField, SomeOfField } from '#contract/form.ts'
import type { Occasion } from '#contract/occasions.ts'
import { bestLength } from '#contract/options.ts'
import type { Facts } from '#contract/roles.ts'
import type { SourceChoice } from '#contract/sources.ts'
import { type KindName, kinds } from '#kinds/index.ts'

/** The field of a form that asks for the platform; undefined where the screen has its own platform, or there is none. */
export const platformField = (fields: readonly FormField[]): OneOfField | SomeOfField | undefined =>
  fields.find((field): field is OneOfField | SomeOfField => 'choices' in field && ['platform', 'platforms'].includes(field.name))

/** The platforms that a kind is written for, in their order; none for a kind without. */
export function platformsOf(kind: KindName): readonly FormChoice[] {
  const screens: readonly GeneratorScreen[] = kinds[kind].screens
  const own = screens.flatMap(({ platform, title, navigation: { further } }) =>
    platform ? [{ value: platform, label: title, ...(further && { further }) }] : [],
  )
  return own.length > 0 ? own : (platformField(screens[0]?.fields ?? [])?.choices ?? [])
}

/** What a request is made of; an absent value means the kind's default. */
interface Given {
  readonly topic: string
  readonly platform?: string | undefined
  readonly details?: string | undefined
  readonly facts?: Facts | undefined
  readonly language?: string | undefined
  readonly tone?: string | undefined
  readonly voice?: string | undefined
  readonly occasion?: Occasion | undefined
  readonly source?: SourceChoice | undefined
}

/** The request of a kind for one topic, before it is validated: the length that fits the platform best, and defaults for the rest. */
export function topicRequest(kind: KindName, { topic, platform, ...given }: Given): Readonly<Record<string, unknown>> {
  const screens: readonly GeneratorScreen[] = kinds[kind].screens
  const screen = screens.find((one) => one.platform !== undefined && one.platform === platform) ?? screens[0]
  const fields = screen?.fields ?? []
  const field = platformField(fields)
  const topicName = fields.find(({ type }) => type === 'about')
  const lengths = fields.filter((one): one is OneOfField => one.type === 'one-of' && one.choices.some(({ value }) => value === bestLength))
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(lengths.map(({ name }) => [name, bestLength])),
    [topicName && 'name' in topicName ? topicName.name : 'topic']: topic,
    ...(screen?.platform && { platform: screen.platform }),
    ...(field && platform && valueIn(field, platform)),
  }
}

const valueIn = (field: OneOfField | SomeOfField, platform: string): Readonly<Record<string, unknown>> => {
  if (field.type === 'some-of') return { [field.sentAs ?? field.name]: field.sentAs ? platform : [platform] }
  return { [field.name]: field.listed ? [platform] : platform }
}

const topicNames: ReadonlySet<string> = new Set(
  Object.values(kinds).flatMap(({ screens }: { screens: readonly GeneratorScreen[] }) =>
    screens.flatMap(({ fields }) => fields.flatMap((field) => (field.type === 'about' ? [field.name] : []))),
  ),
)

/** The topic of a request of any kind; empty when it is unknown. */
export function topicIn(request: Readonly<Record<string, unknown>>): string {
  const [topic] = Object.entries(request).flatMap(([name, value]) => (topicNames.has(name) && typeof value === 'string' ? [value] : []))
  return topic ?? ''
}

/** The platform of a request of any kind; `null` where it has none. */
export function platformIn({ platform, platforms }: Readonly<Record<string, unknown>>): string | null {
  const first: unknown = Array.isArray(platforms) ? platforms[0] : platform
  return typeof first === 'string' ? first : null
}
