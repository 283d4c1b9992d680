import { count, i18n, params } from '#contract/i18n.ts'

export const composerMessages = i18n('composer', {
  /** The accessible name of the form. */
  name: 'Write something new',
  question: 'What’s new?',
  placeholder: 'A sale, an opening, a new reel, a lesson learned',
  addDetails: 'Anything else',
  kinds: 'Type',
  platforms: 'Platform',
  language: 'Language',
  moreOptions: 'More options',
  write: 'Write',
  writing: 'Writing...',
  stop: 'Stop',
  example: 'See an example',
  results: 'Results',
  starters: 'Try one of these',
  keys: params('{key} Enter'),
})

export const leftMessages = i18n('left-this-month', {
  title: 'This month',
  left: params('{requests} left'),
  unlimited: 'Unlimited on your plan.',
  resets: params('Resets on {date}'),
  upgrade: 'Get more',
})

export const recentMessages = i18n('recent', {
  title: 'Recent',
  all: 'See all',
  copy: params('Copy “{topic}”'),
  empty: 'What you write will appear here.',
  failed: 'We couldn’t load your recent work. Please try again.',
  loading: 'Loading your recent work',
})

export const firstVisitMessages = i18n('first-visit', {
  title: 'Three quick questions',
  lead: 'We’ll set up your first post for you. You can change platform and language any time.',
  /** For users who have written something already. */
  laterTitle: 'Set your defaults',
  laterLead: 'We’ll suggest topics and start you with your platform and language. Change these any time.',
  trade: 'What do you do?',
  offer: 'Tell us a little more (optional)',
  offerExample: 'A bakery in Pune with sourdough and filter coffee',
  platforms: 'Where do you post?',
  locked: count({
    one: '{count} of these isn’t on the Free plan. You can pick it now and unlock it later.',
    other: '{count} of these aren’t on the Free plan. You can pick them now and unlock them later.',
  }),
  language: 'Which language do you write in?',
  next: 'Next',
  saving: 'Saving...',
  skip: 'Skip',
  failed: 'We couldn’t save your answers. Please try again.',
})

/** The step after the questions of the first visit. */
export const firstVoiceMessages = i18n('first-voice', {
  title: 'Sound like you (optional)',
  lead: 'We’ll use these in your posts. Add more any time in Settings, under Voices.',
  name: 'Name people know you by',
  nameExample: 'Rosa’s Bakery',
  place: 'Where are you?',
  placeExample: '12 Mill Street, Pune',
  link: 'Your link',
  linkExample: 'rosasbakery.com',
  start: 'Start writing',
  save: 'Save',
  saving: 'Saving...',
  skip: 'Skip',
  failed: 'We couldn’t save your voice. Please try again, or skip this for now.',
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
