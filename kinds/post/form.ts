import { type AllInOneOffer, type CountField, type GeneratorScreen, type OneOfField, topicField } from '#contract/form.ts'
import { bestLength, complexities, complexityIds, type PostPlatform, postLengthIds, postLengths, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { postFeatures } from '#contract/plans.ts'
import { maxVersions } from '#contract/versions.ts'
import { postMessages } from '#kinds/post/messages.ts'
import { platformName, platforms } from '#platforms/index.ts'

const said = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}–${max} words`

const lengthOn = (platform: PostPlatform): OneOfField => ({
  type: 'one-of',
  name: 'length',
  label: 'Length',
  choices: [
    ...postLengthIds.map((value) => ({ value, label: postLengths[value].label, description: said(postLengths[value]) })),
    { value: bestLength, label: `Best for ${platformName(platform)}`, description: said(platforms[platform].bestWords) },
  ],
  initial: 'short',
})

const complexity: OneOfField = {
  type: 'one-of',
  name: 'complexity',
  label: 'Complexity',
  choices: complexityIds.map((value) => ({ value, ...complexities[value] })),
  initial: 'moderate',
  layout: 'rows',
}

const bestOn = (platform: PostPlatform): string => `${said(platforms[platform].bestWords)} for ${platformName(platform)}`
const byLength = postPlatforms.toSorted((a, b) => platforms[a].bestWords.max - platforms[b].bestWords.max)
const [shortest, longest] = [byLength[0] ?? postPlatforms[0], byLength.at(-1) ?? postPlatforms[0]]

/** The lengths of the batch screen, shortest first. The specification's ranges are wider than ours; when they differ, both are shown. */
const wideLength: OneOfField = {
  type: 'one-of',
  name: 'length',
  label: 'Length',
  initial: 'short',
  layout: 'rows',
  choices: [
    ...postLengthIds.flatMap((value) => {
      const { label, allInOne, min, max } = postLengths[value]
      const aim = `${min}-${max} words`
      return allInOne === null ? [] : [{ value, label, description: allInOne.includes(aim) ? allInOne : `${allInOne}; we aim for ${aim}` }]
    }),
    {
      value: bestLength,
      label: 'Best for each platform',
      description: `Such as ${bestOn(shortest)} and ${bestOn(longest)}`,
    },
  ],
}

const versionsField: CountField = {
  type: 'count',
  name: 'versions',
  label: postMessages.get().versions,
  hint: postMessages.get().versionsHint,
  min: 1,
  max: maxVersions,
  initial: 1,
  look: 'segments',
  optional: true,
}

/** Whether posts of other platforms count against the same quota, so that its name is not this platform's. */
const sharesQuota = (platform: PostPlatform): boolean =>
  postPlatforms.filter((other) => postFeatures[other] === postFeatures[platform]).length > 1

function screenOf(platform: PostPlatform): GeneratorScreen {
  const { label, post, premiumPost, share, navigation, offered } = platforms[platform]
  const { about, hint, examples } = platforms[platform].screen
  return {
    path: paths[platform],
    title: label,
    pageTitle: `${label} posts`,
    about,
    navigation: { label: navigation.label, place: offered.navigation },
    icon: navigation.icon,
    platform,
    fields: [
      topicField('What do you want to say?'),
      { type: 'voice' },
      lengthOn(platform),
      complexity,
      versionsField,
      {
        type: 'checkbox',
        name: 'premium',
        label: `I have ${share.app} Premium`,
        hint: `One post of up to ${premiumPost?.max.toLocaleString('en')} characters. Without it, a text over ${post.max} becomes a numbered thread.`,
        initial: false,
        visible: () => premiumPost !== undefined,
      },
    ],
    action: () => 'Generate post',
    ...(sharesQuota(platform) && { drawsOn: `${label} posts` }),
    empty: { title: 'Your post will appear here', hint: `${hint} Prices, dates and places go under Details.`, examples },
  }
}

/** A screen for each platform. */
export const postScreens: readonly GeneratorScreen[] = postPlatforms.map(screenOf)

export const postInAllInOne: AllInOneOffer = { label: 'and Posts of', fields: [wideLength, complexity] }
