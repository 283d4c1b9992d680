import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { generationMessages } from '#contract/messages.ts'
import { titlePlatforms, titlesPerRequest } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { platformName } from '#platforms/index.ts'

/** The ones that the spec lists for this screen; `General` belongs to the all-in-one screen. */
const offered = titlePlatforms.filter((id) => id !== 'General')

export const titlesScreen: GeneratorScreen = {
  path: `${tools}/titles`,
  title: 'AI Title Generator',
  about: `Up to ${titlesPerRequest} titles for one topic, each within its platform's limit.`,
  navigation: { label: 'Titles' },
  icon: 'heading',
  fields: [
    topicField('What is the video or post about?', generationMessages.get().topic),
    {
      type: 'one-of',
      name: 'platforms',
      label: 'Platform',
      choices: choicesOf(offered, platformName),
      initial: '',
      listed: true,
      required: generationMessages.get().platform,
    },
    { type: 'voice' },
  ],
  action: () => 'Generate titles',
  empty: {
    title: 'Titles will appear here',
    hint: 'Name what happens and for whom. “Sourdough for people who work nights” gives better titles than “baking”.',
    examples: [
      'Baking sourdough at home without a starter kit',
      'How I plan a week of meals in twenty minutes',
      'Beginner mistakes in watercolour painting',
    ],
  },
}
