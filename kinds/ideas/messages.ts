import { count, i18n, params } from '#contract/i18n.ts'

export const ideasMessages = i18n('ideas', {
  label: 'Ideas',
  success: 'Ideas generated successfully!',
  failed: 'Failed to generate ideas. Please try again.',
  empty: 'No ideas generated.',
  saved: 'Idea',
  screen: 'Content Idea Generator',
  about: 'Content ideas, each with a how-to and the best platforms for it.',
  navigation: 'Idea Studio',
  prompt: 'Prompt',
  lead: 'What do you do, and for whom?',
  category: 'Category',
  number: 'Number of ideas',
  action: count({ one: 'Generate {count} idea', other: 'Generate {count} ideas' }),
  placeholder: 'Your ideas will appear here',
  hint: 'Describe what you do in one line. Any number of ideas counts as 1 request.',
  example1: 'A home bakery in Pune',
  example2: 'Yoga for beginners over 50',
  example3: 'A wedding photography studio',
  categoryWrong: 'Please choose one of the listed categories',
  fewest: params('At least {number} idea'),
  most: params('At most {number} ideas'),
  head: count({ one: '{count} idea', other: '{count} ideas' }),
  /** The first of several, in a list of texts. */
  listed: params('{ideas}: {first}'),
  layouts: 'How ideas are laid out',
  noun: 'idea',
  title: params('Title of idea {number}'),
  description: params('Description of idea {number}'),
  /** The button of another hook: a list has no first line. */
  others: 'Other ideas',
  /** In place of ideas, when only ideas were asked for. */
  things: 'What do you make, sell or do? Three things, with commas between them',
  thingsExample: 'Sourdough, cakes, cold coffee',
})
