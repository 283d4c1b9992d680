import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { defaultDescriptionPlatform, descriptionPlatforms } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { platformName } from '#platforms/index.ts'

export const descriptionScreen: GeneratorScreen = {
  path: `${tools}/description`,
  title: 'AI Video Description Generator',
  about: 'The text under your video, with the fold and the limit in view.',
  navigation: { label: 'Descriptions' },
  icon: 'text',
  fields: [
    topicField('What does the video show?'),
    {
      type: 'one-of',
      name: 'platform',
      label: 'Platform',
      choices: choicesOf(descriptionPlatforms, platformName),
      initial: defaultDescriptionPlatform,
    },
    { type: 'voice' },
  ],
  action: () => 'Generate description',
  empty: {
    title: 'Your description will appear here',
    hint: 'Say what a viewer sees and gets. The first line says it all, because it is all that shows before “more”. Steps, links and names go under Details.',
    examples: [
      'A weekend in Lisbon by tram, with the stops worth getting off at',
      'Repairing a dripping tap with two tools',
      'How a small bakery plans its week',
    ],
  },
}
