import { i18n, params } from '#contract/i18n.ts'

export const titlesMessages = i18n('titles', {
  label: 'Titles',
  success: 'Content generated successfully!',
  failed: 'Failed to generate titles. Please try again.',
  empty: 'No titles generated.',
  saved: 'Title',
  screen: 'AI Title Generator',
  about: params('Up to {number} titles per topic, each within the platform’s limit.'),
  navigation: 'Titles',
  lead: 'What’s your video or post about?',
  action: 'Generate titles',
  placeholder: 'Your titles will appear here',
  hint: 'Say what it’s about and who it’s for.',
  example1: 'How to start a home bakery',
  example2: '5 mistakes new gym members make',
  example3: 'A day in the life of a wedding photographer',
  head: params('{platform} titles'),
  title: params('Title {number}'),
  noun: 'title',
  cut: params('search shows about {characters} characters'),
  /** The button of another hook: a list has no first line. */
  others: 'Other titles',
})
