import { type MetaArgs, useLocation } from 'react-router'
import { PostScreen } from '#app/features/generation/post-screen.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { platforms } from '#platforms/index.ts'

/** Whose generator an address is: this file is the route of each platform. */
const platformAt = (pathname: string): PostPlatform => {
  const asked = pathname.replace(/\/+$/, '')
  const platform = postPlatforms.find((id) => paths[id] === asked)
  if (!platform) throw new Error(`No post generator stands at ${pathname}`)
  return platform
}

export const meta = ({ location }: MetaArgs) => pageMeta(`${platforms[platformAt(location.pathname)].label} posts`)

export default function PostRoute() {
  const { pathname } = useLocation()
  return <PostScreen platform={platformAt(pathname)} />
}
