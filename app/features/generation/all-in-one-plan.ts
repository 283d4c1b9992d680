import { initialValues, jobsOf } from '#app/lib/generation/form.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { generatorScreens, type KindScreen, kindOf, topicName } from '#app/lib/generation/screens.ts'
import { featureOf } from '#app/lib/locks/locks.ts'
import type { AllInOneOffer, FormField, FormValues } from '#contract/form.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultTone } from '#contract/options.ts'
import type { Feature } from '#contract/plans.ts'
import { kindNames } from '#kinds/index.ts'
import { formMessages } from './form/messages.ts'
import { allInOneMessages } from './messages.ts'

/** One item of a batch: a kind, or a kind for one platform. */
interface Tile {
  /** Its value in the form, and the slot of its card. */
  readonly id: string
  readonly label: string
  readonly screen: KindScreen
  readonly offer: AllInOneOffer
}

/** Tiles under one legend. */
interface Group {
  readonly name: string
  readonly legend: string
  readonly tiles: readonly Tile[]
}

const offered = kindNames.flatMap((kind) => {
  const offer = kindOf(kind).allInOne
  return offer ? [{ kind, offer, screens: generatorScreens.filter((screen) => screen.kind === kind) }] : []
})

/** Kinds with one form share a group; each kind with a form per platform has its own. */
const groups: readonly Group[] = [
  {
    name: 'contents',
    legend: allInOneMessages.contents,
    tiles: offered.flatMap(({ kind, offer, screens: [screen, another] }) =>
      screen && !another ? [{ id: kind, label: offer.label, screen, offer }] : [],
    ),
  },
  ...offered
    .filter(({ screens }) => screens.length > 1)
    .map(({ kind, offer, screens }) => ({
      name: kind,
      legend: offer.label,
      tiles: screens.map((screen) => ({ id: screen.platform ?? screen.path, label: screen.title, screen, offer })),
    })),
]
const [firstGroup] = groups

export const tiles = groups.flatMap((group) => group.tiles)

const chosenIn = (values: FormValues, name: string): readonly string[] => {
  const chosen = values[name]
  return Array.isArray(chosen) ? chosen : []
}

/** The values that tick these tiles and no others. */
export const ticking = (ids: readonly string[]): FormValues =>
  Object.fromEntries(groups.map(({ name, tiles }) => [name, tiles.map(({ id }) => id).filter((id) => ids.includes(id))]))

/** The ids of the ticked tiles, in the order of the tiles. */
export const tickedIn = (values: FormValues): string[] =>
  groups.flatMap(({ name, tiles }) => tiles.map(({ id }) => id).filter((id) => chosenIn(values, name).includes(id)))

/** The form for all kinds. Fields of some kinds are shown while one of their tiles is ticked. */
export const allInOneFields: readonly FormField[] = [
  {
    type: 'about',
    name: 'topic',
    label: formMessages.topic,
    placeholder: allInOneMessages.topic,
    required: generationMessages.topicFirst,
  },
  ...groups.map(
    ({ name, legend, tiles }): FormField => ({
      type: 'some-of',
      name,
      label: legend,
      choices: tiles.map(({ id, label, screen: { navigation } }) => ({
        value: id,
        label,
        ...(navigation.further && { further: true as const }),
      })),
      initial: [],
      look: 'chips',
      ...(name === firstGroup?.name ? { required: generationMessages.chooseSomething } : { answers: firstGroup?.name ?? '' }),
    }),
  ),
  { type: 'voice', toneRequired: generationMessages.chooseTone },
  ...groups.flatMap(({ name, tiles }) =>
    (tiles[0]?.offer.fields ?? []).map((field): FormField => ({ ...field, visible: (values) => chosenIn(values, name).length > 0 })),
  ),
]

/** The tiles whose quota the plan lacks. */
export const lockedTiles = (isLocked: (feature: Feature) => boolean): string[] =>
  tiles.filter(({ screen }) => isLocked(featureOf(screen))).map(({ id }) => id)

/** One job for each ticked tile, in their order. The cards have that order, and the last uses of a month are consumed in it. */
export function allInOneJobs(values: FormValues): Job[] {
  const ticked = groups.flatMap(({ name, tiles }) => tiles.filter(({ id }) => chosenIn(values, name).includes(id)))
  return ticked.flatMap(({ id, screen, offer }) => {
    const [job] = jobsOf(screen, valuesFor(screen, offer, values))
    return job ? [{ ...job, slot: id }] : []
  })
}

/** The values for a tile's own form: its initial values, and those of this form. */
export function valuesFor(
  { fields }: KindScreen,
  offer: AllInOneOffer,
  { topic = '', details = '', occasion = '', facts = {}, language = 'en', tone, voice, from = 'topic', source = '', ...rest }: FormValues,
): FormValues {
  const own = (offer.fields ?? []).map(({ name, initial }) => [name, rest[name] ?? initial])
  return {
    ...initialValues(fields),
    ...offer.request,
    ...Object.fromEntries(own),
    details,
    occasion,
    facts,
    language,
    from,
    source,
    [topicName(fields)]: topic,
    ...(voice !== undefined && { voice }),
    // Without a tone nothing is sent; until then these jobs only forecast their cost.
    tone: tone || defaultTone,
  }
}
