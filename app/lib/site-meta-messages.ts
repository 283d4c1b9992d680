import { i18n, params } from '#contract/i18n.ts'

/** For search engines and link previews; descriptions of at most 160 characters. */
export const siteMetaMessages = i18n('site-meta', {
  homeTitle: params('Social media post generator in {languages} languages'),
  home: params(
    'Turn one idea into posts with pictures, carousels, titles, hashtags and scripts for {platforms} platforms in {languages} languages. Free plan, no card needed.',
  ),
  featuresTitle: 'Features: real samples of posts, carousels, scripts and ideas',
  features:
    'Posts, carousels, descriptions, scripts and ideas: see real, unedited samples of what each generator writes and what it checks.',
  operatingSystem: 'Any, in a browser',
})
