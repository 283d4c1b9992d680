import { i18n, params } from '#contract/i18n.ts'

export const shellMessages = i18n('shell', {
  skip: 'Skip to content',
  menu: 'Menu',
  main: 'Main',
  dashboard: 'Dashboard',
  allInOne: 'All in One',
  topicLists: 'Write from a list',
  tools: 'Content Tools',
  posts: 'Post Generators',
  more: 'More',
  library: 'Library',
  history: 'History',
  settings: 'Settings',
  help: 'Help',
  adminPanel: 'Admin Panel',
  /** Read by screen readers after 'Admin Panel'. */
  waiting: params(', {waiting} waiting'),
  toggle: 'Show or hide the sidebar',
  toggleHint: 'Show or hide the sidebar (Ctrl or ⌘ + B)',
  search: 'Search',
  upgrade: 'Upgrade Plan',
  account: 'Your account',
  /** Read by screen readers after the plan's name. */
  active: '(active)',
  billing: 'Billing',
  signOut: 'Sign out',
  themeIs: params('Theme: {theme}'),
})

export const themeNames = i18n('theme', { light: 'Light', dark: 'Dark', system: 'System' })

/** A screen whose code failed. */
export const brokenScreenMessages = i18n('broken-screen', {
  title: 'This screen stopped working',
  text: 'Your work is safe: everything you’ve written is in History. Reload the page. If that doesn’t help, <a>contact support</a> and tell us what you did last.',
  reload: 'Reload',
  dashboard: 'Go to Dashboard',
})
