import { i18n, params } from '#contract/i18n.ts'

export const hashtagsMessages = i18n('hashtags', {
  label: 'Hashtags',
  success: 'Hashtags generated successfully!',
  failed: 'Failed to generate hashtags. Please try again.',
  empty: 'No hashtags generated.',
  screen: 'AI Hashtag Generator',
  about: 'One set per platform, from niche to popular. Each set counts as 1 request.',
  navigation: 'Hashtag',
  lead: 'What’s your post about?',
  action: 'Generate hashtags',
  actionSets: params('Generate {number} sets'),
  placeholder: 'Your hashtags will appear here',
  hint: 'Narrow topics work best: “trail running with a dog,” not “running.” YouTube sets include search tags.',
  example1: 'Handmade silver jewelry from Jaipur',
  example2: 'Vegan food truck in Pune',
  example3: 'Beginner yoga at home',
  head: params('{platform} hashtags'),
  searchTags: 'Search tags',
  editSearchTags: 'Search tags, separated by commas',
  copyHashtags: 'Copy hashtags',
  copyTags: 'Copy tags',
})
