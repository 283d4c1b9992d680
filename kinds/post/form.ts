import { type AllInOneOffer, type GeneratorScreen, type OneOfField, topicField } from '#contract/form.ts'
import { complexities, complexityIds, type PostPlatform, postLengthIds, postLengths, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'

const length: OneOfField = {
  type: 'one-of',
  name: 'length',
  label: 'Length',
  choices: postLengthIds.map((value) => {
    const { label, min, max } = postLengths[value]
    return { value, label, description: `${min}–${max} words` }
  }),
  initial: 'short',
}

const complexity: OneOfField = {
  type: 'one-of',
  name: 'complexity',
  label: 'Complexity',
  choices: complexityIds.map((value) => ({ value, ...complexities[value] })),
  initial: 'moderate',
  layout: 'rows',
}

/** The lengths of the batch screen, shortest first. The specification's ranges are wider than ours; when they differ, both are shown. */
const wideLength: OneOfField = {
  ...length,
  layout: 'rows',
  choices: postLengthIds.flatMap((value) => {
    const { label, allInOne, min, max } = postLengths[value]
    const aim = `${min}-${max} words`
    return allInOne === null ? [] : [{ value, label, description: allInOne.includes(aim) ? allInOne : `${allInOne}; we aim for ${aim}` }]
  }),
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
      length,
      complexity,
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
