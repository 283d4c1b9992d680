import { i18n, params } from '#contract/i18n.ts'

/** Words that a platform shows around a text. */
export const previewMessages = i18n('preview', {
  /** In a text, where the platform cuts it. */
  foldMark: params('… {more}'),
  showLess: 'Show less',
  you: 'You',
  now: 'now',
  justNow: 'just now',
  justPublished: 'Just published',
  publicNow: 'Just now · Public',
  more: 'more',
  photo: 'Your photo or reel',
  picture: 'Your picture',
  video: 'Your video',
  community: 'r/yourcommunity',
  vote: 'Vote',
  share: 'Share',
})
