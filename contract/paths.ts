import { type PlatformId, platforms } from '#platforms/index.ts'

/** Which paths exist: read by the routes, the server, the sitemap and the tests. */

/** Prerendered site pages: separate documents, linked with plain links. */
export const site = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  blog: '/blog',
  contact: '/contact',
  help: '/help',
  docs: '/docs',
  terms: '/terms',
  privacy: '/privacy',
  refunds: '/refunds',
} as const

/** The blog's articles, first to last as it lists them. Each is content/blog/{slug}.md. */
export const articleSlugs = [
  'a-demo-to-postwright',
  'psychology-viral-social-media',
  'consistent-content-schedule',
  'mastering-youtube-algorithm',
  'instagram-reels-vs-tiktok',
  'storytelling-social-media-marketing',
  'repurpose-content-multiple-platforms',
  'writing-engaging-tweet-threads',
  'content-analytics-tools',
] as const
export type ArticleSlug = (typeof articleSlugs)[number]
export const articlePath = (slug: ArticleSlug): string => `${site.blog}/${slug}`

/** The pages about one use each, with a try-out of it. Each is content/use-cases/{slug}.md. */
export const useCaseSlugs = [
  'instagram-caption-generator',
  'instagram-carousel-maker',
  'youtube-title-generator',
  'linkedin-post-generator',
  'hashtag-generator',
  'video-script-generator',
  'hindi-caption-generator',
] as const
export type UseCaseSlug = (typeof useCaseSlugs)[number]
export const pathOfUseCase = (slug: UseCaseSlug): string => `/${slug}`

export const sitePaths: readonly string[] = [...Object.values(site), ...useCaseSlugs.map(pathOfUseCase), ...articleSlugs.map(articlePath)]
/** Prerendered too, and served with status 404 for every unknown path. */
export const notFoundPath = '/404'

/**
 * Placeholder for the server's origin in prerendered pages, the feed and the sitemap. The server replaces it with the origin of
 * `APP_URL`.
 */
export const siteOrigin = 'https://postwright.invalid'
export const absoluteUrl = (path: string): string => siteOrigin + path
/** The preview picture of links to this site page. */
export const sharePicturePath = (path: string): string => `/share${path === site.home ? '/home' : path}.png`
/** The blog as a feed. */
export const rssPath = '/rss.xml'

/** Prefix of every content-tool and post-generator screen. */
export const tools = '/dashboard/content-tools'
const posts = '/dashboard/post-generator'

/** Each platform's post generator. */
const postPaths = Object.fromEntries(Object.values(platforms).map(({ id, path }) => [id, `${posts}/${path}`])) as Record<PlatformId, string>

export const paths = {
  home: site.home,
  signIn: '/signin',
  signUp: '/signup',
  authCallback: '/auth/callback',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  setup: '/setup',
  setupEngine: '/setup/writing',
  pricing: site.pricing,
  blog: site.blog,
  paymentRequest: '/manual-payment-request',
  paymentSuccess: '/payment-success',
  dashboard: '/dashboard',
  allInOne: '/dashboard/flashtext',
  topicLists: '/dashboard/lists',
  history: '/dashboard/history',
  library: `${tools}/library`,
  ...postPaths,
  settings: '/dashboard/settings',
  help: '/dashboard/help',
  contact: '/dashboard/contact',
  adminPanel: '/admin-panel',
} as const

/** Account pages, prerendered so that their forms show before the app's scripts run. Part of the app otherwise. */
export const accountPages: readonly string[] = [paths.signIn, paths.signUp, paths.authCallback, paths.forgotPassword, paths.resetPassword]

/** The pages of the app that are prerendered; all other paths of the app have one document. */
export const appPages: readonly string[] = [...accountPages, paths.dashboard]

/** The settings of API keys. */
export const apiKeysPath = `${paths.settings}?tab=keys`

/** The OpenAPI document. */
export const openApiPath = '/openapi.json'

/** The Model Context Protocol server. */
export const mcpPath = '/mcp'

/** The dashboard with the payment chat open. */
export const chatPath = `${paths.dashboard}?showChat=1`

/** The composer with a topic, which starts a new text. */
export const topicPath = (topic: string): string => `${paths.dashboard}?topic=${encodeURIComponent(topic)}`

/** The voices of the settings, and the form of a new one. */
export const voicesPath = `${paths.settings}?tab=voices`
export const newVoicePath = `${voicesPath}&open=new`

/** Whether the query string opens the payment chat. */
export const chatAsked = (search: string): boolean => new URLSearchParams(search).get('showChat') === '1'

/** Where the card provider's payment page redirects to. */
export const checkoutReturns = { success: paths.paymentSuccess, canceled: '/payment-canceled' } as const

/** The webhook of the card provider. */
export const cardWebhookPath = '/webhooks/stripe'
/** The account of the caller, with plan and usage. */
export const accountPath = '/api/me'
/** The same; `null` without a session: for pages that visitors open. */
export const optionalAccountPath = `${accountPath}?optional=true`

/** All data about the caller, as one ZIP file. */
export const dataExportPath = '/api/account/export'

/** Takes a file as the body of a POST, whose name is `name` of the query. It is outside of the contract because the body is no JSON. */
export const sourceFilePath = '/api/sources/file'
/** Takes a photo as the body of a POST, outside of the contract for the same reason. */
export const photoFilePath = '/api/photos/file'

/** Where admins choose what writes. */
export const connectModelPath = `${paths.adminPanel}?tab=writing`

/** The try-out: POST writes a post, GET names the provider that writes it. */
export const tryOutPath = '/api/try'
/** The try-out of titles, hashtags and scripts. */
export const tryOutKindPath = `${tryOutPath}/text`

/** The call that guesses the occasion of a topic. */
export const guessOccasionPath = '/functions/v1/guess-occasion'

/** The price list after a checkout that was canceled: it says that nothing was charged. */
export const canceledPath = `${site.pricing}?canceled=1`

/** Redirects of old paths. */
export const redirects: Readonly<Record<string, string>> = {
  [checkoutReturns.canceled]: canceledPath,
  [`${tools}/settings`]: paths.settings,
  [`${tools}/help`]: paths.help,
}

/** Where a path has moved to, with its query. */
export function redirectOf(path: string, search: string): string | undefined {
  const target = redirects[path]
  return target?.includes('?') ? target + search.replace('?', '&') : target && target + search
}

/** Paths of the app, without those of the generators (`kinds/paths.ts`). */
export const fixedAppPaths: readonly string[] = [
  ...Object.values(paths).filter((path) => !sitePaths.includes(path)),
  ...Object.keys(redirects),
]

/** The sign-in page that redirects to a page of this site afterwards. */
export const signInPath = (from: string): string => `${paths.signIn}?from=${encodeURIComponent(from)}`

/**
 * The only return addresses a sign-in follows: a path of this origin, never `//host` or a scheme. Dots are folded first, because
 * `/..//host` folds to `//host`.
 */
export const safeReturnPath = (from: unknown): string => {
  if (typeof from !== 'string' || !from.startsWith('/') || /[\\\p{Cc}]/u.test(from)) return paths.dashboard
  const url = URL.canParse(from, 'http://same.invalid') ? new URL(from, 'http://same.invalid') : null
  return url?.host === 'same.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : paths.dashboard
}
