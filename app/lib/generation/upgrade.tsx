import { buttonLook } from '#app/ui/button.tsx'
import { paths } from '#contract/paths.ts'

/** The way out of a limit, in a toast or beside a refused result. Pricing is a page of the site: a real link, not a route of the app. */
export function UpgradeLink() {
  return (
    <a href={paths.pricing} className={buttonLook({ size: 'sm' })}>
      Upgrade
    </a>
  )
}
