import { i18n, params } from '#contract/i18n.ts'

/** Header and footer of the site pages. */
export const frameMessages = i18n('site-frame', {
  skip: 'Skip to content',
  homeLink: params('{name}, home'),
  main: 'Main',
  menu: 'Menu',
  signIn: 'Sign in',
  signUp: 'Sign up',
  elsewhere: params('{name} elsewhere'),
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
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
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  refunds: 'Refunds',
  product: 'Product',
  resources: 'Resources',
  company: 'Company',
  notFound: 'Page not found',
})
