import { type MetaArgs, useLocation } from 'react-router'
import { GeneratorScreen } from '#app/features/generation/generator-screen.tsx'
import { screenAt } from '#app/lib/generation/screens.ts'
import { pageMeta } from '#app/lib/meta.ts'

/** The route of every generator screen. */
export function meta({ location }: MetaArgs) {
  const { title, pageTitle = title } = screenAt(location.pathname)
  return pageMeta(pageTitle)
}

export default function GeneratorRoute() {
  const { pathname } = useLocation()
  return <GeneratorScreen path={screenAt(pathname).path} />
}
