import { i18n, params } from '#contract/i18n.ts'

export const blogMessages = i18n('blog', {
  title: 'Blog',
  heading: 'Guides for people who post for work',
  searchTitle: 'Blog: guides to writing for social media',
  feed: params('{name} blog'),
  /** For the page, the feed and search engines. */
  description: 'Practical guides to writing for social media, and to what each platform rewards. Sources linked.',
  search: 'Search articles',
  one: '1 article found',
  /** `#` is replaced by the number. */
  many: '# articles found',
  /** `#` is replaced by what was typed. */
  none: 'No articles about “#”',
  noneHint: 'Try a shorter search, or just the start of a word.',
  /** On a card whose title and excerpt don't have the words: the article has them. */
  inside: 'Mentioned in the article',
  subscribe: 'Never miss an article: <a>subscribe by RSS</a>.',
})

export const articleMessages = i18n('article', {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  blog: 'Blog',
  minutes: params('{minutes} min read'),
  /** Before the day of the last change. */
  updated: params('Updated {day}'),
  contents: 'On this page',
})

/** The end of an article or a page about one use: what to do next. */
export const pageEndMessages = i18n('site-page-end', {
  related: 'Read next',
  articleTitle: 'Try it on your own topic',
  article: 'Type the news and a few facts, and get a post that fits the platform. No account needed.',
  tryIt: 'Try it now',
  useCaseTitle: 'Ready for your next post?',
  useCase:
    'Pick a tone and a length, see roughly how it will look in the feed, and save everything you write. The Free plan needs no card.',
  plans: 'See plans',
})

export const helpMessages = i18n('site-help', {
  title: 'Help',
  heading: 'How can we help?',
  searchTitle: 'Help with writing, plans, payments and your account',
  lead: 'Search for a word, or browse the topics below.',
  description: params(
    'Answers to {count} questions about {name}: writing, lengths, languages, plans, payments, refunds, your data and your account.',
  ),
  groups: 'Topics',
  search: 'Search help',
  one: '1 answer found',
  /** `#` is replaced by the number. */
  many: '# answers found',
  /** `#` is replaced by what was typed. */
  none: 'No answers about “#”',
  noneHint: 'Try a shorter search, or <a>ask us</a>.',
  unanswered: 'Can’t find your answer?',
  writeUs: 'Write to us. Tell us what you typed and what you expected.',
  /** Where no support address is configured. */
  whoToAsk: 'See who to ask.',
  contact: 'Contact support',
})
