import { choicesOf, type GeneratorScreen } from '#contract/form.ts'
import { generationMessages } from '#contract/messages.ts'
import { ideaCategories, ideaCategoryIds, ideaCount } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'

export const ideasScreen: GeneratorScreen = {
  path: `${tools}/ideas`,
  title: 'Content Idea Generator',
  about: 'Things to post about, each with how to do it and where it fits.',
  navigation: { label: 'Idea Studio' },
  icon: 'lightbulb',
  fields: [
    {
      type: 'about',
      name: 'prompt',
      label: 'Prompt',
      placeholder: 'What do you do, and for whom?',
      required: generationMessages.get().promptFirst,
    },
    {
      type: 'select',
      name: 'category',
      label: 'Category',
      choices: choicesOf(ideaCategoryIds, (id) => ideaCategories[id]),
      initial: 'any',
    },
    { type: 'count', name: 'count', label: 'Number of ideas', min: ideaCount.min, max: ideaCount.max, initial: ideaCount.default },
    { type: 'voice' },
  ],
  action: ({ count }) => (count === 1 ? 'Generate 1 idea' : `Generate ${count} ideas`),
  empty: {
    title: 'Your ideas will appear here',
    hint: 'Describe your work in a line. However many ideas you ask for, they take one use together.',
    examples: ['A small-batch ceramics studio', 'Teaching chess to adults', 'Running a bookshop with a reading club'],
  },
}
