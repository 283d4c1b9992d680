import { type AllInOneOffer, type CountField, type GeneratorScreen, type OneOfField, topicField } from '#contract/form.ts'
import { formMessages } from '#contract/form-messages.ts'
import { bestLength, complexities, complexityIds, type PostPlatform, postLengthIds, postLengths, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { borrowsQuota } from '#contract/plans.ts'
import { maxVersions } from '#contract/versions.ts'
import { postMessages } from '#kinds/post/messages.ts'
import { platformName, platforms } from '#platforms/index.ts'

const t = postMessages
const labels = formMessages

const said = (range: { readonly min: number; readonly max: number }) => t.span(range)

const lengthOn = (platform: PostPlatform): OneOfField => ({
  type: 'one-of',
  name: 'length',
  label: labels.length,
  choices: [
    ...postLengthIds.map((value) => ({ value, label: postLengths[value].label, description: said(postLengths[value]) })),
    { value: bestLength, label: t.bestFor({ platform: platformName(platform) }), description: said(platforms[platform].bestWords) },
  ],
  initial: 'short',
})

const complexity: OneOfField = {
  type: 'one-of',
  name: 'complexity',
  label: labels.complexity,
  choices: complexityIds.map((value) => ({ value, ...complexities[value] })),
  initial: 'moderate',
}

const bestOn = (platform: PostPlatform): string => t.spanOn({ span: said(platforms[platform].bestWords), platform: platformName(platform) })
const byLength = postPlatforms.toSorted((a, b) => platforms[a].bestWords.max - platforms[b].bestWords.max)
const [shortest, longest] = [byLength[0] ?? postPlatforms[0], byLength.at(-1) ?? postPlatforms[0]]

/** The lengths of the batch screen, shortest first. The specification's ranges are wider than ours; when they differ, both are shown. */
const wideLength: OneOfField = {
  type: 'one-of',
  name: 'length',
  label: labels.length,
  initial: 'short',
  choices: [
    ...postLengthIds.flatMap((value) => {
      const { label, allInOne, min, max } = postLengths[value]
      return allInOne === null
        ? []
        : [{ value, label, description: allInOne.includes(`${min}–${max}`) ? allInOne : t.aim({ asked: allInOne, min, max }) }]
    }),
    {
      value: bestLength,
      label: t.bestForEach,
      description: t.such({ one: bestOn(shortest), other: bestOn(longest) }),
    },
  ],
}

const versionsField: CountField = {
  type: 'count',
  name: 'versions',
  label: t.versions,
  hint: t.versionsHint,
  min: 1,
  max: maxVersions,
  initial: 1,
  look: 'segments',
  optional: true,
}

function screenOf(platform: PostPlatform): GeneratorScreen {
  const { label, post, premiumPost, share, navigation, further, offered } = platforms[platform]
  const { about, hint, examples } = platforms[platform].screen
  return {
    path: paths[platform],
    title: label,
    pageTitle: t.pageTitle({ platform: label }),
    about,
    navigation: { label: navigation.label, place: offered.navigation, ...(further && { further }) },
    icon: navigation.icon,
    platform,
    fields: [
      topicField(t.lead),
      { type: 'voice' },
      lengthOn(platform),
      complexity,
      versionsField,
      {
        type: 'checkbox',
        name: 'premium',
        label: t.premium({ app: share.app }),
        hint: t.premiumHint({ max: premiumPost?.max.toLocaleString('en') ?? '', limit: post.max }),
        initial: false,
        visible: () => premiumPost !== undefined,
      },
    ],
    action: () => t.action,
    ...(borrowsQuota(platform) && { drawsOn: t.pageTitle({ platform: label }) }),
    empty: { title: t.placeholder, hint: t.hint({ hint }), examples },
  }
}

/** A screen for each platform. */
export const postScreens: readonly GeneratorScreen[] = postPlatforms.map(screenOf)

export const postInAllInOne: AllInOneOffer = { label: t.allInOne, fields: [wideLength, complexity] }
