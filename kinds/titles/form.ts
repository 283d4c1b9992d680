import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { formMessages } from '#contract/form-messages.ts'
import { generationMessages } from '#contract/messages.ts'
import { titlePlatforms, titlesPerRequest } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { titlesMessages } from '#kinds/titles/messages.ts'
import { platformName } from '#platforms/index.ts'

/** The ones that the spec lists for this screen; `General` belongs to the all-in-one screen. */
const offered = titlePlatforms.filter((id) => id !== 'General')

const t = titlesMessages

export const titlesScreen: GeneratorScreen = {
  path: `${tools}/titles`,
  title: t.screen,
  about: t.about({ number: titlesPerRequest }),
  navigation: { label: t.navigation },
  icon: 'heading',
  fields: [
    topicField(t.lead, generationMessages.topic),
    {
      type: 'one-of',
      name: 'platforms',
      label: formMessages.platform,
      choices: choicesOf(offered, platformName),
      initial: '',
      listed: true,
      required: generationMessages.platform,
    },
    { type: 'voice' },
  ],
  action: () => t.action,
  empty: { title: t.placeholder, hint: t.hint, examples: [t.example1, t.example2, t.example3] },
}
