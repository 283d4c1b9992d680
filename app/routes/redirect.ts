import { type ClientLoaderFunctionArgs, replace } from 'react-router'
import { paths, redirects } from '#contract/paths.ts'

/** An old path: redirects as `contract/paths.ts` defines. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return replace((redirects[pathname.replace(/\/+$/, '')] ?? paths.dashboard) + search)
}

export default function Moved() {
  return null
}
