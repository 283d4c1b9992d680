import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { formMessages } from '#contract/form-messages.ts'
import { audienceIds, audiences, defaultScriptLength, scriptLengthIds, scriptLengths, wordsPerMinute } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { scriptSpan } from '#contract/script.ts'
import { scriptMessages } from '#kinds/script/messages.ts'

const lengths = scriptLengthIds.map((value) => ({ value, label: scriptLengths[value].label, description: scriptSpan(value) }))

const t = scriptMessages

export const scriptScreen: GeneratorScreen = {
  path: `${tools}/script`,
  title: t.screen,
  about: t.about({ words: wordsPerMinute }),
  navigation: { label: t.navigation },
  icon: 'clapperboard',
  fields: [
    topicField(t.lead),
    { type: 'one-of', name: 'length', label: formMessages.length, choices: lengths, initial: defaultScriptLength },
    {
      type: 'select',
      name: 'targetAudience',
      label: formMessages.audience,
      choices: choicesOf(audienceIds, (id) => audiences[id]),
      initial: 'general',
    },
    { type: 'voice' },
  ],
  action: () => t.action,
  empty: { title: t.placeholder, hint: t.hint, examples: [t.example1, t.example2, t.example3] },
}
