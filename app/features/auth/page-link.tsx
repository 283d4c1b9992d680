import { Link } from 'react-router'
import { useHydrated } from '#app/lib/device.ts'

const look = 'font-medium text-accent underline underline-offset-4'

/** A link between the account pages. */
export function PageLink(props: Pick<Parameters<typeof Link>[0], 'to' | 'state' | 'children'>) {
  // The prerendered page does not know the query of its address, which names the page to open after the sign-in.
  return useHydrated() ? <Link {...props} className={look} /> : <span className={look}>{props.children}</span>
}
