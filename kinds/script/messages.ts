import { i18n, params } from '#contract/i18n.ts'

export const scriptMessages = i18n('script', {
  label: 'Script',
  success: 'Script generated successfully!',
  failed: 'Failed to generate script. Please try again.',
  empty: 'No script generated.',
  screen: 'Script Generator',
  about: params('A timed script, paced at {words} words per minute.'),
  navigation: 'Scripter',
  lead: 'What should viewers take away?',
  action: 'Generate script',
  placeholder: 'Your script will appear here',
  hint: 'Every section shows its time. Add your steps under the topic, one per line: each becomes a section.',
  example1: 'How to start running after 40',
  example2: '5 ways to style one saree',
  example3: 'What I wish I knew before opening a café',
  audienceWrong: 'Please choose one of the listed audiences',
  spoken: params('about {time} spoken'),
  toFill: params('about {time} ({own} for pauses and your own words)'),
  words: params('{words} words'),
  goal: params('goal {span}'),
  copySpoken: 'Copy spoken words',
})
