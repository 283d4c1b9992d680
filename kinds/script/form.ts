import { choicesOf, type GeneratorScreen, topicField } from '#contract/form.ts'
import { audienceIds, audiences, defaultScriptLength, scriptLengthIds, scriptLengths, wordsPerMinute } from '#contract/options.ts'
import { tools } from '#contract/paths.ts'
import { scriptSpan } from '#contract/script.ts'

const lengths = scriptLengthIds.map((value) => ({ value, label: scriptLengths[value].label, description: scriptSpan(value) }))

export const scriptScreen: GeneratorScreen = {
  path: `${tools}/script`,
  title: 'Script Generator',
  about: `A script with timed sections, its words counted to fit the minutes at ${wordsPerMinute} a minute.`,
  navigation: { label: 'Scripter' },
  icon: 'clapperboard',
  fields: [
    topicField('What should the viewer know at the end?'),
    { type: 'one-of', name: 'length', label: 'Length', choices: lengths, initial: defaultScriptLength },
    {
      type: 'select',
      name: 'targetAudience',
      label: 'Audience',
      choices: choicesOf(audienceIds, (id) => audiences[id]),
      initial: 'general',
    },
    { type: 'voice' },
  ],
  action: () => 'Generate script',
  empty: {
    title: 'Your script will appear here',
    hint: 'Every section carries its time. Type your steps as details, one a line, and each gets a section of its own.',
    examples: [
      'How to start running after forty',
      'Why I keep my shop closed on Mondays',
      'Setting up a first aquarium without losing fish',
    ],
  },
}
