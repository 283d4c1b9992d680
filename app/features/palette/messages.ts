import { count, i18n, params } from '#contract/i18n.ts'

export const paletteMessages = i18n('palette', {
  title: 'Search',
  label: 'Search screens, results and settings',
  list: 'Results',
  found: count({ one: '{count} result', other: '{count} results' }),
  searchIn: params('Search {place} for “{typed}”'),
  /** Read by screen readers after the current theme or screen. */
  chosen: '(chosen)',
  account: 'Account',
  usage: 'Usage',
  voices: 'Voices',
  apiKeys: 'API keys',
  keys: 'Keyboard shortcuts',
  contact: 'Contact Support',
})

/** The headings of the groups. */
export const commandGroupNames = i18n('palette-group', {
  screens: 'Go to',
  theme: 'Theme',
  account: 'Account',
  recent: 'Recent',
  search: 'Search',
})

/** Other words that find a command. */
export const commandWords = i18n('palette-words', {
  allInOne: 'everything single prompt flashtext',
  topicLists: 'bulk many csv spreadsheet import topics',
  history: 'past results recent',
  account: 'password name sessions',
  usage: 'quota limits requests left',
  voices: 'brand style tone words rules posts',
  apiKeys: 'programs developer mcp token automation',
  keys: 'keys',
  contact: 'email',
  theme: 'color colour appearance mode',
  billing: 'plan upgrade price invoice card',
  signOut: 'log out leave',
})
