import { count, i18n, params } from '#contract/i18n.ts'

export const recentMessages = i18n('recent', {
  title: 'Recent',
  all: 'See all',
  copy: params('Copy “{topic}”'),
  again: 'Again',
  /** The accessible name of that button. */
  againWith: params('Again: {topic}'),
  failed: 'We couldn’t load your recent work. Please try again.',
  loading: 'Loading your recent work',
})

export const firstVisitMessages = i18n('first-visit', {
  title: 'A few quick questions',
  lead: 'We’ll start you with the right platform, language and examples. You can change them any time.',
  trade: 'What do you do?',
  platforms: 'Where do you post?',
  locked: count({
    one: '{count} of these isn’t on the Free plan. You can pick it now and unlock it later.',
    other: '{count} of these aren’t on the Free plan. You can pick them now and unlock them later.',
  }),
  name: 'Name people know you by',
  nameExample: 'Rosa’s Bakery',
  language: 'Which language do you write in?',
  start: 'Start writing',
  saving: 'Saving...',
  skip: 'Skip',
  failed: 'We couldn’t save your answers. Please try again.',
})

export const fromTryOutMessages = i18n('from-try-out', {
  title: 'What you tried',
  copy: 'Copy',
  save: 'Save to library',
  saved: 'In your library',
  again: 'Write again',
  dismiss: 'Dismiss',
})

export const homeMessages = i18n('dashboard-home', {
  title: 'Dashboard',
  welcome: params('Welcome back, {name}!'),
  user: 'User',
  question: 'What would you like to create today?',
  tools: 'Quick links',
  getStarted: 'Get Started',
  getStartedWith: params('Get Started: {tool}'),
  script: 'Script Generator',
  scriptText: 'A timed video script, section by section',
  ideas: 'Get Ideas',
  ideasText: 'Up to 10 ideas at a time, with the platforms they suit',
  posts: 'Social Media Posts',
  postsText: params('Posts for {platforms} platforms, each within its limits'),
  hashtags: 'Hashtag Generator',
  hashtagsText: 'Hashtags from niche to popular',
  settings: 'Settings',
  settingsText: 'Account, plan and monthly usage',
  help: 'Help & Support',
  helpText: 'Answers, guides and support',
})
