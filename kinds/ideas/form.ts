import { choicesOf, type GeneratorScreen } from '#contract/form.ts'
import { generationMessages } from '#contract/messages.ts'
import { ideaCategories, ideaCategoryIds, ideaCount } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'

const t = ideasMessages

export const ideasScreen: GeneratorScreen = {
  path: `${tools}/ideas`,
  title: t.screen,
  about: t.about,
  navigation: { label: t.navigation },
  icon: 'lightbulb',
  fields: [
    {
      type: 'about',
      name: 'prompt',
      label: t.prompt,
      placeholder: t.lead,
      required: generationMessages.promptFirst,
    },
    {
      type: 'select',
      name: 'category',
      label: t.category,
      choices: choicesOf(ideaCategoryIds, (id) => ideaCategories[id]),
      initial: 'any',
    },
    { type: 'count', name: 'count', label: t.number, min: ideaCount.min, max: ideaCount.max, initial: ideaCount.default },
    { type: 'voice' },
  ],
  action: ({ count }) => t.action(Number(count)),
  empty: { title: t.placeholder, hint: t.hint, examples: [t.example1, t.example2, t.example3] },
}
