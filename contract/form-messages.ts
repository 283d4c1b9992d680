import { count, i18n, params } from '#contract/i18n.ts'

/** Words that the forms and results of several kinds share. */
export const formMessages = i18n('form', {
  topic: 'Topic',
  platform: 'Platform',
  platforms: 'Platforms',
  length: 'Length',
  audience: 'Audience',
  complexity: 'Complexity',
  copy: 'Copy',
  copyAll: 'Copy all',
})

/** Figures next to a text. */
export const gaugeMessages = i18n('gauges', {
  hashtags: count({ one: '{count} hashtag', other: '{count} hashtags' }),
  ofMost: params('{found} (max {max})'),
  noHashtags: count({ one: '{count} hashtag (they don’t work here)', other: '{count} hashtags (they don’t work here)' }),
  words: params('{length} words (goal {min}–{max})'),
  characters: params('{length} characters (goal {min}–{max})'),
  chapters: params(
    '{platform} shows chapters only if the first starts at 0:00, there are at least {least}, they’re in order, and each lasts {seconds} seconds or more.',
  ),
  refused: params('{platform} doesn’t allow {characters}.'),
  or: 'or',
})
