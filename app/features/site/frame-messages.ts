import { i18n, params } from '#contract/i18n.ts'

/** Header and footer of the site pages. */
export const frameMessages = i18n('site-frame', {
  skip: 'Skip to content',
  homeLink: params('{name}, home'),
  main: 'Main',
  menu: 'Menu',
  signIn: 'Sign in',
  signUp: 'Sign up',
  elsewhere: params('{name} on social media'),
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
})

/** What differs for a browser that is signed in. */
export const sessionMessages = i18n('site-session', {
  signUpFree: 'Sign up free',
  /** In its place: the header, where there is little room, and all other links. */
  ownDashboard: 'Dashboard',
  goToDashboard: 'Go to dashboard',
})

/** Names of the pages in the navigation. */
export const pageNames = i18n('site-pages', {
  home: 'Home',
  features: 'Features',
  pricing: 'Pricing',
  blog: 'Blog',
  dashboard: 'Dashboard',
  demo: 'Demo',
  help: 'Help',
  api: 'API',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  refunds: 'Refunds',
  product: 'Product',
  resources: 'Resources',
  company: 'Company',
  notFound: 'Page not found',
})
