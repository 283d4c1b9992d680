import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { postPlatforms } from '#contract/options.ts'
import { notFoundPath, paths, redirects, site } from '#contract/paths.ts'

const at = (path: string, file: string, id?: string): RouteConfigEntry[] =>
  existsSync(join(import.meta.dirname, file)) ? [route(path, file, id ? { id } : {})] : []

const reading = layout('routes/site/layout.tsx', [
  ...at(site.home, 'routes/site/home.tsx'),
  ...at(site.pricing, 'routes/site/pricing.tsx'),
  ...at(site.blog, 'routes/site/blog.tsx'),
  ...at(site.contact, 'routes/site/contact.tsx'),
  ...at(site.help, 'routes/site/help.tsx'),
  ...at(site.terms, 'routes/site/terms.tsx'),
  ...at(site.privacy, 'routes/site/privacy.tsx'),
  ...at(notFoundPath, 'routes/site/not-found.tsx'),
])

const account = [
  ...at(paths.signIn, 'routes/auth/signin.tsx'),
  ...at(paths.signUp, 'routes/auth/signup.tsx'),
  ...at(paths.authCallback, 'routes/auth/callback.tsx'),
  ...at(paths.forgotPassword, 'routes/auth/forgot.tsx'),
  ...at(paths.resetPassword, 'routes/auth/reset.tsx'),
  ...at(paths.setup, 'routes/auth/setup.tsx'),
]

const screens = layout('routes/dashboard/screens.tsx', [
  ...at(paths.dashboard, 'routes/dashboard/home.tsx'),
  ...at(paths.history, 'routes/dashboard/history.tsx'),
  ...at(paths.titles, 'routes/dashboard/titles.tsx'),
  ...at(paths.description, 'routes/dashboard/description.tsx'),
  ...at(paths.hashtags, 'routes/dashboard/hashtags.tsx'),
  ...at(paths.ideas, 'routes/dashboard/ideas.tsx'),
  ...at(paths.script, 'routes/dashboard/script.tsx'),
  ...at(paths.library, 'routes/dashboard/library.tsx'),
  ...postPlatforms.flatMap((platform) => at(paths[platform], 'routes/dashboard/post.tsx', `post-${platform}`)),
  ...at(paths.settings, 'routes/dashboard/settings.tsx'),
  ...at(paths.help, 'routes/dashboard/help.tsx'),
  ...at(paths.contact, 'routes/dashboard/contact.tsx'),
])

const moved = Object.keys(redirects).flatMap((path) => at(path, 'routes/redirect.ts', `moved:${path}`))

const dashboard = layout('routes/dashboard/layout.tsx', [screens])

export default [reading, layout('routes/app.tsx', [...account, dashboard, ...moved])] satisfies RouteConfig
