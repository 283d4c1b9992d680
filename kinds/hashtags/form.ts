import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultHashtagPlatform, hashtagPlatforms } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { platformName } from '#platforms/index.ts'

export const hashtagsScreen: GeneratorScreen = {
  path: `${tools}/hashtags`,
  title: 'AI Hashtag Generator',
  about: 'A set for each platform you pick. Each set takes one use.',
  navigation: { label: 'Hashtag' },
  icon: 'hash',
  fields: [
    topicField('What is the post about?'),
    {
      type: 'some-of',
      name: 'platforms',
      label: 'Platforms',
      choices: choicesOf(hashtagPlatforms, platformName),
      initial: [defaultHashtagPlatform],
      required: generationMessages.get().onePlatform,
      sentAs: 'platform',
    },
    { type: 'voice' },
  ],
  action: ({ platforms }) => (Array.isArray(platforms) && platforms.length > 1 ? `Generate ${platforms.length} sets` : 'Generate hashtags'),
  empty: {
    title: 'Your hashtags will appear here',
    hint: 'A narrow topic finds the people who care: “trail running with a dog” beats “running”. YouTube sets bring search tags too.',
    examples: ['Watercolour painting for beginners', 'A vegan food truck in Pune', 'Trail running with a dog'],
  },
}
