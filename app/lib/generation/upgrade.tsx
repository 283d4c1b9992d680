import { buttonLook } from '#app/ui/button.tsx'
import { paths } from '#contract/paths.ts'

/** The link to Pricing, in a toast or next to an error. Pricing is a site page, so this is no router link. */
export function UpgradeLink() {
  return (
    <a href={paths.pricing} className={buttonLook({ size: 'sm' })}>
      Upgrade
    </a>
  )
}
