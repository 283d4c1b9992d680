import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { articlePath, articleSlugs, notFoundPath, pathOfUseCase, paths, redirects, site, useCaseSlugs } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'

/** Site pages: documents without React, see `routes/site/layout.tsx`. */
const sitePages = layout('routes/site/layout.tsx', [
  route(site.home, 'routes/site/home.tsx'),
  route(site.features, 'routes/site/features.tsx'),
  route(site.pricing, 'routes/site/pricing.tsx'),
  route(site.blog, 'routes/site/blog.tsx'),
  ...articleSlugs.map((slug) => route(articlePath(slug), 'routes/site/article.tsx', { id: `article-${slug}` })),
  ...useCaseSlugs.map((slug) => route(pathOfUseCase(slug), 'routes/site/use-case.tsx', { id: `use-case-${slug}` })),
  route(site.contact, 'routes/site/contact.tsx'),
  route(site.help, 'routes/site/help.tsx'),
  route(site.docs, 'routes/site/docs.tsx'),
  ...[site.terms, site.privacy, site.refunds].map((path) => route(path, 'routes/site/legal.tsx', { id: `legal:${path}` })),
  route(notFoundPath, 'routes/site/not-found.tsx'),
])

const account = [
  route(paths.signIn, 'routes/auth/signin.tsx'),
  route(paths.signUp, 'routes/auth/signup.tsx'),
  route(paths.authCallback, 'routes/auth/callback.tsx'),
  route(paths.forgotPassword, 'routes/auth/forgot.tsx'),
  route(paths.resetPassword, 'routes/auth/reset.tsx'),
  route(paths.setup, 'routes/auth/setup.tsx'),
  route(paths.setupEngine, 'routes/auth/setup-engine.tsx'),
]

const billing = [route(paths.paymentRequest, 'routes/billing/request.tsx'), route(paths.paymentSuccess, 'routes/billing/success.tsx')]

/** Every kind's generators. */
const generators = Object.values(kinds).flatMap(({ screens }) => screens.map(({ path }) => path))

const screens = layout('routes/dashboard/screens.tsx', [
  route(paths.dashboard, 'routes/dashboard/home.tsx'),
  route(paths.allInOne, 'routes/dashboard/all-in-one.tsx'),
  route(paths.topicLists, 'routes/dashboard/topic-lists.tsx'),
  route(paths.history, 'routes/dashboard/history.tsx'),
  route(paths.library, 'routes/dashboard/library.tsx'),
  ...generators.map((path) => route(path, 'routes/dashboard/generator.tsx', { id: `generator:${path}` })),
  route(paths.settings, 'routes/dashboard/settings.tsx'),
  route(paths.help, 'routes/dashboard/help.tsx'),
  route(paths.contact, 'routes/dashboard/contact.tsx'),
  route(paths.adminPanel, 'routes/admin/panel.tsx'),
  route(`${paths.dashboard}/*`, 'routes/dashboard/no-screen.tsx'),
])

const redirected = Object.keys(redirects).map((path) => route(path, 'routes/dashboard/no-screen.tsx', { id: `moved:${path}` }))

const dashboard = layout('routes/dashboard/layout.tsx', [screens])

export default [sitePages, layout('routes/app.tsx', [...account, ...billing, dashboard, ...redirected])] satisfies RouteConfig
