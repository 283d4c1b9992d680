import { type ClientLoaderFunctionArgs, replace } from 'react-router'
import { pageMeta } from '#app/lib/meta.ts'
import { NoScreen } from '#app/ui/full-page.tsx'
import { siteMessages } from '#contract/messages.ts'
import { redirectOf } from '#contract/paths.ts'

/** Redirects an old path as `contract/paths.ts` defines. Any other path has no screen. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  const target = redirectOf(pathname.replace(/\/+$/, ''), search)
  return target === undefined ? null : replace(target)
}

export const meta = () => pageMeta(siteMessages.notFound)

export default NoScreen
