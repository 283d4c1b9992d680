import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { formMessages } from '#contract/form-messages.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultHashtagPlatform, hashtagPlatforms } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { hashtagsMessages } from '#kinds/hashtags/messages.ts'
import { platformName } from '#platforms/index.ts'

const t = hashtagsMessages

export const hashtagsScreen: GeneratorScreen = {
  path: `${tools}/hashtags`,
  title: t.screen,
  about: t.about,
  navigation: { label: t.navigation },
  icon: 'hash',
  fields: [
    topicField(t.lead),
    {
      type: 'some-of',
      name: 'platforms',
      label: formMessages.platforms,
      choices: choicesOf(hashtagPlatforms, platformName),
      initial: [defaultHashtagPlatform],
      required: generationMessages.onePlatform,
      sentAs: 'platform',
    },
    { type: 'voice' },
  ],
  action: ({ platforms }) => (Array.isArray(platforms) && platforms.length > 1 ? t.actionSets({ number: platforms.length }) : t.action),
  empty: { title: t.placeholder, hint: t.hint, examples: [t.example1, t.example2, t.example3] },
}
