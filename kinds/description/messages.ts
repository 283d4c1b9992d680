import { i18n, params } from '#contract/i18n.ts'

export const descriptionMessages = i18n('description', {
  label: 'Description',
  success: 'Description generated successfully!',
  failed: 'Failed to generate description. Please try again.',
  empty: 'No description generated.',
  screen: 'AI Video Description Generator',
  about: 'A video description, with a preview of what shows before “more.”',
  navigation: 'Descriptions',
  lead: 'What does the video show?',
  action: 'Generate description',
  placeholder: 'Your description will appear here',
  hint: 'Start with what viewers get: the first line shows before “more.” Add steps, links and names under the topic.',
  example1: 'How to remove turmeric stains from white clothes',
  example2: 'Paneer tikka in 20 minutes',
  example3: 'A tour of our new studio',
  head: params('{platform} description'),
})
