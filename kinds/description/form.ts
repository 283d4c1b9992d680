import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { formMessages } from '#contract/form-messages.ts'
import { defaultDescriptionPlatform, descriptionPlatforms } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { descriptionMessages } from '#kinds/description/messages.ts'
import { platformName } from '#platforms/index.ts'

const t = descriptionMessages

export const descriptionScreen: GeneratorScreen = {
  path: `${tools}/description`,
  title: t.screen,
  about: t.about,
  navigation: { label: t.navigation },
  icon: 'text',
  fields: [
    topicField(t.lead),
    {
      type: 'one-of',
      name: 'platform',
      label: formMessages.platform,
      choices: choicesOf(descriptionPlatforms, platformName),
      initial: defaultDescriptionPlatform,
    },
    { type: 'voice' },
  ],
  action: () => t.action,
  empty: { title: t.placeholder, hint: t.hint, examples: [t.example1, t.example2, t.example3] },
}
